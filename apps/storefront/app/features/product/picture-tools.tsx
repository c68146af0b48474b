import { productTools as texts } from '@subah/messages/product-tools';
import { saveToList } from '@subah/messages/save-to-list';
import { t } from '@subah/messages/translate';
import { RoundButton } from '@subah/ui/button';
import { Bookmark, Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { openSaveToList } from '../../lib/lists/save-to-list.ts';
import { lazyDialog } from '../../lib/page/lazy-dialog.tsx';
import { ShareButton } from './share-button.tsx';

const PictureViewer = lazyDialog(() => import('./picture-viewer.tsx').then((module) => module.PictureViewer));

type Props = { productId: string; name: string; pictures: readonly string[] };

/** Save to a list, share and full screen, over the gallery. */
export function PictureTools({ productId, name, pictures }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="absolute top-3 right-3 z-2 flex gap-2">
      <RoundButton label={t(saveToList.saveProduct, { name })} onClick={() => openSaveToList({ productId })}>
        <Bookmark aria-hidden="true" className="size-5" />
      </RoundButton>
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
