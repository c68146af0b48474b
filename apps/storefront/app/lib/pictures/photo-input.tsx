import { buttonClass } from '@subah/ui/button';
import { Camera } from 'lucide-react';
import { useId } from 'react';
import { shrinkPhoto } from './shrink-photo.ts';

type Props = {
  label: string;
  hasPhoto: boolean;
  onPhoto: (photo: Blob) => void;
  /** Opens the camera instead of a choice of files. */
  opensCamera?: boolean;
  isInvalid?: boolean;
  describedBy?: string | undefined;
};

/** A button that takes one photo, which is made smaller before it is used. */
export function PhotoInput({ label, hasPhoto, onPhoto, opensCamera = false, isInvalid = false, describedBy }: Props) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture={opensCamera ? 'environment' : undefined}
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        className="peer sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void shrinkPhoto(file).then(onPhoto);
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonClass({ variant: 'line', block: true })} peer-focus-visible:outline-2 peer-focus-visible:outline-leaf-600`}
      >
        <Camera aria-hidden className="size-4" />
        <span role={hasPhoto ? 'status' : undefined}>{label}</span>
      </label>
    </>
  );
}
