import { pictureSize } from '@subah/contract/picture';
import { textLanguage } from '../language/text-language.ts';

/** Decorative: the name stands beside it. */
export const Thumbnail = ({ path }: { path: string }) => (
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

export const NamedThumbnail = ({ path, name, note }: NamedThumbProps) => (
  <span className="flex items-center gap-2.5">
    <Thumbnail path={path} />
    <span className="min-w-0 max-w-72 whitespace-normal">
      <span lang={textLanguage(name)} className="block font-semibold">
        {name}
      </span>
      {note && (
        <span lang={textLanguage(note)} className="block font-normal text-ink-600 text-xs">
          {note}
        </span>
      )}
    </span>
  </span>
);
