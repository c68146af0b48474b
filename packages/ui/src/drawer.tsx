import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { Overlay } from './overlay.tsx';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Below the scrolling body, always visible. */
  footer?: ReactNode;
  children: ReactNode;
};

/** Slides in from the right, at most 384 px wide. */
export function Drawer(props: DrawerProps) {
  return (
    <Panel {...props} className="overlay-right w-full max-w-96" bodyClassName="grid content-start gap-3 bg-sunk p-3" />
  );
}

type PanelProps = DrawerProps & { className: string; bodyClassName: string };

/** Header, scrolling body and footer of drawer and sheet. */
export function Panel({ open, onClose, title, closeLabel, footer, children, className, bodyClassName }: PanelProps) {
  const titleId = useId();
  return (
    <Overlay open={open} onClose={onClose} labelledBy={titleId} className={className}>
      <div className="flex items-center gap-3 border-line border-b py-1.5 pr-2 pl-4">
        <h2 id={titleId} className="min-w-0 flex-1 font-bold text-xl">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <div className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain', bodyClassName)}>{children}</div>
      {footer && (
        <div className="border-line border-t px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">{footer}</div>
      )}
    </Overlay>
  );
}
