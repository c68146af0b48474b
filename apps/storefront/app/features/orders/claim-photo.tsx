import { orderItems } from '@subah/messages/order-items';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { Camera } from 'lucide-react';
import { useId } from 'react';
import { shrinkPhoto } from '../../lib/pictures/shrink-photo.ts';

type Props = {
  photo: Blob | null;
  isRequired: boolean;
  error: string | undefined;
  onChange: (photo: Blob) => void;
};

export function ClaimPhoto({ photo, isRequired, error, onChange }: Props) {
  const id = useId();
  const note = error ?? (isRequired ? undefined : t(orderItems.photoHelps));
  return (
    <div>
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-label={t(photo ? orderItems.photoAdded : orderItems.addPhoto)}
        aria-invalid={Boolean(error)}
        aria-describedby={note ? `${id}-note` : undefined}
        className="peer sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void shrinkPhoto(file).then(onChange);
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonClass({ variant: 'line', block: true })} peer-focus-visible:outline-2 peer-focus-visible:outline-leaf-600`}
      >
        <Camera aria-hidden className="size-4" />
        <span role={photo ? 'status' : undefined}>{t(photo ? orderItems.photoAdded : orderItems.addPhoto)}</span>
      </label>
      {note && (
        <p id={`${id}-note`} className={cx('mt-1.5', error ? 'font-semibold text-chilli' : 'text-ink-600')}>
          {note}
        </p>
      )}
    </div>
  );
}
