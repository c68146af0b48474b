import { prescriptionUpload } from '@subah/messages/prescription-upload';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { Camera, CircleAlert, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { announce } from '../../lib/page/announce.ts';
import { addPhotos, type PickedPhoto } from './picked-photos.ts';

type Props = {
  photos: readonly PickedPhoto[];
  onChange: (photos: PickedPhoto[]) => void;
  error: string | undefined;
  isDisabled: boolean;
};

export function PhotoPicker({ photos, onChange, error, isDisabled }: Props) {
  const noteId = useId();
  const [refusal, setRefusal] = useState<string>();
  const note = refusal ?? error;
  const pick = (input: HTMLInputElement) => {
    const picked = addPhotos(photos, Array.from(input.files ?? []));
    // Allows the same file again after it was removed.
    input.value = '';
    setRefusal(picked.refusal);
    onChange(picked.photos);
    announce(t(prescriptionUpload.photosChosen, { count: picked.photos.length }));
  };
  const remove = (id: string) => {
    setRefusal(undefined);
    onChange(photos.filter((photo) => photo.id !== id));
    announce(t(prescriptionUpload.photoRemoved));
  };
  return (
    <fieldset className="grid gap-1.5" aria-describedby={noteId}>
      <legend className="mb-1.5 font-semibold">{t(prescriptionUpload.photosLabel)}</legend>
      <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4">
        {photos.map((photo, index) => (
          <Preview
            key={photo.id}
            file={photo.file}
            number={index + 1}
            isDisabled={isDisabled}
            onRemove={() => remove(photo.id)}
          />
        ))}
        <li className={cx(photos.length === 0 && 'col-span-full')}>
          <label
            className={cx(
              ADD,
              photos.length === 0 ? 'h-36' : 'aspect-[3/4]',
              (isDisabled || photos.length >= 10) && 'pointer-events-none opacity-50',
            )}
          >
            <Camera aria-hidden="true" className="size-7" />
            {t(photos.length === 0 ? prescriptionUpload.addPhotos : prescriptionUpload.addMore)}
            <input
              type="file"
              name="images"
              accept="image/*"
              multiple
              disabled={isDisabled || photos.length >= 10}
              aria-invalid={Boolean(note)}
              aria-describedby={noteId}
              onChange={(event) => pick(event.target)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
        </li>
      </ul>
      <p id={noteId} className={cx(note ? 'flex gap-1.5 font-semibold text-chilli' : 'text-ink-600')}>
        {note && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />}
        {note ?? t(prescriptionUpload.photoLimits)}
      </p>
    </fieldset>
  );
}

const ADD = cx(
  'relative grid place-content-center justify-items-center gap-1 rounded-btn border-2 border-line-strong',
  'border-dashed bg-sunk text-center font-bold text-leaf-700 hover:bg-leaf-50',
  'has-focus-visible:outline-2 has-focus-visible:outline-leaf-600 has-focus-visible:outline-offset-2',
);

type PreviewProps = { file: File; number: number; isDisabled: boolean; onRemove: () => void };

function Preview({ file, number, isDisabled, onRemove }: PreviewProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <li className="relative aspect-[3/4] overflow-hidden rounded-btn border border-line bg-sunk">
      {address && (
        <img
          src={address}
          alt={t(prescriptionUpload.photo, { number })}
          width={150}
          height={200}
          className="size-full object-cover"
        />
      )}
      <button
        type="button"
        aria-label={t(prescriptionUpload.removePhoto, { number })}
        disabled={isDisabled}
        onClick={onRemove}
        className="absolute top-0 right-0 grid size-11 place-items-center focus-visible:-outline-offset-4 disabled:opacity-50"
      >
        <span className="grid size-7 place-items-center rounded-full bg-ink text-white shadow-soft">
          <X aria-hidden="true" className="size-4" />
        </span>
      </button>
    </li>
  );
}
