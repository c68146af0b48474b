import { common } from '@subah/messages/common';
import { product as messages } from '@subah/messages/product';
import { productTools as texts } from '@subah/messages/product-tools';
import { t } from '@subah/messages/translate';
import { RoundButton } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pictureName } from './picture-name.ts';

type Props = { open: boolean; onClose: () => void; name: string; pictures: readonly string[] };

/** Pictures on the whole screen: swipe or arrow keys, pinch or the zoom button. */
export function PictureViewer({ open, onClose, name, pictures }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [isZoomed, setZoomed] = useState(false);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
    if (!open) setZoomed(false);
  }, [open]);

  const move = (by: number) => row.current?.scrollBy({ left: by * row.current.clientWidth, behavior: 'smooth' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  };
  const Icon = isZoomed ? ZoomOut : ZoomIn;
  return (
    <dialog
      ref={dialog}
      aria-label={t(messages.picturesOf, { name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none bg-ink p-0"
    >
      <div ref={row} className="no-scrollbar flex h-full snap-x snap-mandatory overflow-x-auto">
        {pictures.map((path, index) => (
          <div
            key={path}
            className="grid h-full w-dvw flex-none snap-center touch-pan-x touch-pan-y touch-pinch-zoom place-items-center overflow-auto"
          >
            <img
              src={path}
              alt={pictureName(name, index)}
              className={cx('max-w-none object-contain', isZoomed ? 'w-[200dvw]' : 'max-h-dvh w-dvw')}
            />
          </div>
        ))}
      </div>
      <div className="absolute top-3 right-3 flex gap-2">
        <RoundButton label={t(isZoomed ? texts.zoomOut : texts.zoomIn)} onClick={() => setZoomed(!isZoomed)}>
          <Icon aria-hidden="true" className="size-5" />
        </RoundButton>
        <RoundButton label={t(common.close)} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </RoundButton>
      </div>
      {pictures.length > 1 && (
        <div className="absolute inset-x-3 bottom-4 flex justify-between">
          <RoundButton label={t(messages.previousPicture)} onClick={() => move(-1)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </RoundButton>
          <RoundButton label={t(messages.nextPicture)} onClick={() => move(1)}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </RoundButton>
        </div>
      )}
    </dialog>
  );
}
