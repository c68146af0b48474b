import { orderItems } from '@subah/messages/order-items';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { useId } from 'react';
import { PhotoInput } from '../../lib/pictures/photo-input.tsx';

type Props = {
  photo: Blob | null;
  isRequired: boolean;
  error: string | undefined;
  onChange: (photo: Blob) => void;
};

export function ClaimPhoto({ photo, isRequired, error, onChange }: Props) {
  const noteId = useId();
  const note = error ?? (isRequired ? undefined : t(orderItems.photoHelps));
  return (
    <div>
      <PhotoInput
        label={t(photo ? orderItems.photoAdded : orderItems.addPhoto)}
        hasPhoto={photo !== null}
        onPhoto={onChange}
        isInvalid={Boolean(error)}
        describedBy={note ? noteId : undefined}
      />
      {note && (
        <p id={noteId} className={cx('mt-1.5', error ? 'font-semibold text-chilli' : 'text-ink-600')}>
          {note}
        </p>
      )}
    </div>
  );
}
