import { pictureSize } from '@subah/contract/picture';

/** The small picture at the head of a row; the name stands beside it, so it says nothing itself. */
export const Thumb = ({ path }: { path: string }) => (
  <img
    src={pictureSize(path, 300, 'webp')}
    alt=""
    width={36}
    height={36}
    loading="lazy"
    className="size-9 flex-none rounded-sm border border-line bg-sunk object-contain"
  />
);

type NamedThumbProps = { path: string; name: string; note?: string | null | undefined };

export const NamedThumb = ({ path, name, note }: NamedThumbProps) => (
  <span className="flex items-center gap-2.5">
    <Thumb path={path} />
    <span className="min-w-0 max-w-72 whitespace-normal">
      <span className="block font-semibold">{name}</span>
      {note && <span className="block font-normal text-ink-600 text-xs">{note}</span>}
    </span>
  </span>
);
