import { pictureSize } from '@subah/contract/picture';
import { buttonClass, IconButton } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { CircleAlert, ImagePlus, X } from 'lucide-react';
import { useEffect, useId, useMemo } from 'react';
import type { Pictures } from './pictures.ts';

type PictureFieldProps = {
  label: string;
  hint?: string | undefined;
  maxCount: number;
  value: Pictures;
  error?: string | undefined;
  onChange: (value: Pictures) => void;
};

/** Pictures with a preview each. With a maximum of one, a new file replaces the picture. */
export function PictureField({ label, hint, maxCount, value, error, onChange }: PictureFieldProps) {
  const id = useId();
  const noteId = `${id}note`;
  const add = (files: FileList | null) => {
    const added = [...(files ?? [])];
    if (added.length === 0) return;
    onChange(maxCount === 1 ? { kept: [], added: added.slice(0, 1) } : { ...value, added: [...value.added, ...added] });
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {value.kept.map((path) => (
          <Preview
            key={path}
            src={pictureSize(path, 300, 'webp')}
            onRemove={
              maxCount === 1 ? undefined : () => onChange({ ...value, kept: value.kept.filter((one) => one !== path) })
            }
          />
        ))}
        {value.added.map((file) => (
          <FilePreview
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            onRemove={() => onChange({ ...value, added: value.added.filter((one) => one !== file) })}
          />
        ))}
      </ul>
      <label
        htmlFor={id}
        className={cx(buttonClass({ variant: 'line' }), 'w-fit cursor-pointer focus-within:outline-3')}
      >
        <ImagePlus className="size-4" aria-hidden />
        {value.kept.length + value.added.length > 0 && maxCount === 1 ? 'Replace picture' : 'Choose picture'}
        {maxCount > 1 ? 's' : ''}
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple={maxCount > 1}
          aria-invalid={Boolean(error)}
          aria-describedby={noteId}
          className="sr-only"
          onChange={(event) => {
            add(event.target.files);
            event.target.value = '';
          }}
        />
      </label>
      <p
        id={noteId}
        className={error ? 'flex gap-1.5 font-semibold text-chilli' : 'text-ink-600'}
        role={error ? 'alert' : undefined}
      >
        {error && <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />}
        {error ?? hint ?? 'JPG, PNG or WEBP, at most 2MB'}
      </p>
    </fieldset>
  );
}

function FilePreview({ file, onRemove }: { file: File; onRemove: () => void }) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <Preview src={url} name={file.name} onRemove={onRemove} />;
}

type PreviewProps = { src: string; name?: string; onRemove: (() => void) | undefined };

function Preview({ src, name, onRemove }: PreviewProps) {
  return (
    <li className="relative">
      <img
        src={src}
        alt={name ?? 'Picture in the shop'}
        width={88}
        height={88}
        className="size-22 rounded-btn border border-line bg-sunk object-contain"
      />
      {onRemove && (
        <IconButton
          label={`Remove ${name ?? 'this picture'}`}
          onClick={onRemove}
          className="absolute -top-2 -right-2 size-8 rounded-full border border-line bg-card"
        >
          <X className="size-4" aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
