import { productTools as texts } from '@subah/messages/product-tools';
import { t } from '@subah/messages/translate';
import { RoundButton } from '@subah/ui/button';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../lib/page/lazy-dialog.tsx';
import { ShareButton } from './share-button.tsx';

const PictureViewer = lazyDialog(() => import('./picture-viewer.tsx').then((module) => module.PictureViewer));

/** Share and full screen, over the gallery. */
export function PictureTools({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="absolute top-3 right-3 z-2 flex gap-2">
      <ShareButton title={name} />
      <RoundButton
        label={t(texts.openPicture, { name })}
        onClick={() => setOpen(true)}
        onPointerEnter={PictureViewer.preload}
      >
        <Maximize2 aria-hidden="true" className="size-5" />
      </RoundButton>
      <PictureViewer open={isOpen} onClose={() => setOpen(false)} name={name} pictures={pictures} />
    </div>
  );
}
