import { pictureSize } from '@subah/contract/picture';
import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';
import { buttonClass, IconButton } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { ArrowLeft, CircleAlert, ImagePlus, X } from 'lucide-react';
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

/** Pictures with a preview each, the first is the main one. With a maximum of one, a new file replaces the picture. */
export function PictureField({ label, hint, maxCount, value, error, onChange }: PictureFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const add = (files: FileList | null) => {
    const added = [...(files ?? [])];
    if (added.length === 0) return;
    onChange(maxCount === 1 ? { kept: [], added: added.slice(0, 1) } : { ...value, added: [...value.added, ...added] });
  };
  /** Pictures in the shop come before new ones; each group has its own order. */
  const moveIn = (group: 'kept' | 'added', from: number): Move | undefined => {
    const list: readonly (string | File)[] = value[group];
    if (list.length < 2) return undefined;
    return {
      group,
      index: from,
      isFirst: from === 0,
      to: (target) => onChange({ ...value, [group]: moved(list, from, target) }),
      from: (source) => onChange({ ...value, [group]: moved(list, source, from) }),
    };
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <ul className="flex flex-wrap gap-3 pb-2 empty:hidden">
        {value.kept.map((path, index) => (
          <Preview
            key={path}
            move={moveIn('kept', index)}
            src={pictureSize(path, 300, 'webp')}
            onRemove={
              maxCount === 1 ? undefined : () => onChange({ ...value, kept: value.kept.filter((one) => one !== path) })
            }
          />
        ))}
        {value.added.map((file, index) => (
          <FilePreview
            move={moveIn('added', index)}
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
        {t(chooseText(maxCount, value))}
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
        {error ?? hint ?? t(texts.pictureHint)}
      </p>
    </fieldset>
  );
}

function chooseText(maxCount: number, { kept, added }: Pictures) {
  if (maxCount > 1) return texts.choosePictures;
  return kept.length + added.length > 0 ? texts.replacePicture : texts.choosePicture;
}

type Move = {
  group: string;
  index: number;
  isFirst: boolean;
  to: (target: number) => void;
  from: (source: number) => void;
};

function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

type FilePreviewProps = { file: File; move: Move | undefined; onRemove: () => void };

function FilePreview({ file, move, onRemove }: FilePreviewProps) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <Preview src={url} name={file.name} move={move} onRemove={onRemove} />;
}

type PreviewProps = { src: string; name?: string; move: Move | undefined; onRemove: (() => void) | undefined };

function Preview({ src, name, move, onRemove }: PreviewProps) {
  return (
    <li
      className="relative"
      draggable={move !== undefined}
      onDragStart={(event) => event.dataTransfer.setData(`x-picture/${move?.group}`, String(move?.index))}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(`x-picture/${move?.group}`)) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        move?.from(Number(event.dataTransfer.getData(`x-picture/${move.group}`)));
      }}
    >
      <img
        src={src}
        alt={name ?? t(texts.pictureInShop)}
        width={88}
        height={88}
        className="size-22 rounded-btn border border-line bg-sunk object-contain"
      />
      {onRemove && (
        <IconButton
          label={t(texts.removePicture, { name: name ?? t(texts.thisPicture) })}
          onClick={onRemove}
          className="absolute -top-2 -right-2 size-8 rounded-full border border-line bg-card"
        >
          <X className="size-4" aria-hidden />
        </IconButton>
      )}
      {move && !move.isFirst && (
        <IconButton
          label={t(texts.movePicture, { name: name ?? t(texts.thisPicture) })}
          onClick={() => move.to(move.index - 1)}
          className="absolute -bottom-2 -left-2 size-8 rounded-full border border-line bg-card"
        >
          <ArrowLeft className="size-4" aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
