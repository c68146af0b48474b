import { common } from '@subah/messages/common';
import { profilePage } from '@subah/messages/profile';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { useEffect, useState } from 'react';
import { Avatar } from './avatar.tsx';

type Props = {
  name: string;
  photo: File | string | null;
  onChange: (photo: File | null) => void;
  error: string | undefined;
};

const LARGEST_BYTES = 5 * 1024 * 1024;

export function ProfilePhoto({ name, photo, onChange, error }: Props) {
  const preview = usePreview(photo);
  const [isTooLarge, setTooLarge] = useState(false);
  const note = isTooLarge ? t(profilePage.photoTooLarge) : error;
  const pick = (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > LARGEST_BYTES);
    if (file.size <= LARGEST_BYTES) onChange(file);
  };
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} photo={preview} className="size-20 text-3xl" />
      <div className="grid justify-items-start gap-2">
        <div className="flex flex-wrap gap-2">
          <label className={cx(buttonClass({ variant: 'line' }), RING)}>
            {t(photo ? profilePage.changePhoto : profilePage.addPhoto)}
            <input
              type="file"
              name="photo"
              accept="image/jpeg,image/png,image/webp"
              aria-describedby={note && 'photo-note'}
              onChange={(event) => pick(event.target.files?.[0])}
              className="sr-only"
            />
          </label>
          {photo && (
            <button type="button" onClick={() => onChange(null)} className={buttonClass({ variant: 'quiet' })}>
              {t(common.remove)}
            </button>
          )}
        </div>
        {note && (
          <p id="photo-note" role="alert" className="font-semibold text-chilli">
            {note}
          </p>
        )}
      </div>
    </div>
  );
}

function usePreview(photo: File | string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!(photo instanceof File)) return setAddress(photo);
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return address;
}

const RING = 'has-focus-visible:outline-2 has-focus-visible:outline-leaf-600 has-focus-visible:outline-offset-2';
