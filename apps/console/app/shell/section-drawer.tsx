import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { shell as texts } from '@subah/messages/console/shell';
import { IconButton } from '@subah/ui/button';
import { Overlay } from '@subah/ui/overlay';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type SectionDrawerProps = { open: boolean; onClose: () => void; children: ReactNode; footer: ReactNode };

/** The sidebar of small screens. */
export function SectionDrawer({ open, onClose, children, footer }: SectionDrawerProps) {
  const titleId = useId();
  return (
    <Overlay open={open} onClose={onClose} labelledBy={titleId} className="overlay-left">
      <header className="flex items-center justify-between py-1.5 pr-2 pl-5.5">
        <h2 id={titleId} className="font-bold text-white">
          {t(texts.sections)}
        </h2>
        <IconButton
          label={t(common.close)}
          onClick={onClose}
          className="focus-visible:outline-mango-400 hover:bg-white/7"
        >
          <X className="size-5" aria-hidden />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3">{children}</div>
      <footer className="border-white/13 border-t px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {footer}
      </footer>
    </Overlay>
  );
}
