import { ownPrescriptions } from '@subah/messages/own-prescriptions';
import { t } from '@subah/messages/translate';
import { Dialog } from '@subah/ui/dialog';
import { useRef, useState } from 'react';

type Props = {
  images: readonly string[];
  /** Signed links expire after a few minutes; this fetches new ones. */
  onStale: () => void;
};

/** A photo that is missing fails with new links, too. */
const RELOAD_INTERVAL_MS = 60_000;

export function PrescriptionPhotos({ images, onStale }: Props) {
  const [shown, setShown] = useState<number>();
  const reloadedAt = useRef(0);
  const reload = () => {
    if (Date.now() - reloadedAt.current < RELOAD_INTERVAL_MS) return;
    reloadedAt.current = Date.now();
    onStale();
  };
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {images.map((image, index) => (
          <li key={image.split('?')[0]}>
            <button
              type="button"
              onClick={() => setShown(index)}
              className="block overflow-hidden rounded-add border border-line bg-sunk"
            >
              <img
                src={image}
                alt={t(ownPrescriptions.openPhoto, { number: index + 1, count: images.length })}
                width={60}
                height={80}
                loading="lazy"
                onError={reload}
                className="h-20 w-15 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={t(ownPrescriptions.photoTitle, { number: (shown ?? 0) + 1, count: images.length })}
        size="lg"
      >
        {shown !== undefined && (
          <img
            src={images[shown]}
            alt={t(ownPrescriptions.photoAlt, { number: shown + 1 })}
            onError={reload}
            className="mx-auto max-h-[75dvh] w-auto rounded-btn"
          />
        )}
      </Dialog>
    </>
  );
}
