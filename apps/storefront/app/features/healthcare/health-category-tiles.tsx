import { cx } from '@subah/ui/class-names';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { textLanguage } from '../../lib/language/text-language.ts';
import { StoredPicture } from '../../lib/pictures/stored-picture.tsx';

type Tile = { to: string; title: string; text: string; image: string };

export function HealthCategoryTiles({ tiles, tint }: { tiles: readonly Tile[]; tint: 'tint-doctor' | 'tint-lab' }) {
  return (
    <ul
      className={cx(
        'grid grid-cols-2 gap-2.5 max-[20rem]:grid-cols-1 md:gap-4',
        COLUMNS[tiles.length % 5 === 0 ? 5 : 4],
      )}
    >
      {tiles.map(({ to, title, text, image }, index) => (
        <li key={to} className="grid">
          <Link to={to} className={`card card-lift flex flex-col p-[5px] pb-3 ${tint}`}>
            <span className="overflow-hidden rounded-btn bg-tint">
              <StoredPicture
                path={image}
                alt=""
                sizes="(min-width: 1024px) 220px, (min-width: 768px) 230px, 160px"
                priority={index < 2}
                className="mx-auto aspect-[4/3] w-full object-cover"
              />
            </span>
            <span
              lang={textLanguage(title)}
              className="flex items-center justify-between gap-1 px-2 pt-2.5 font-bold text-sm/5 md:text-base/5"
            >
              {title}
              <ChevronRight aria-hidden="true" className="size-4 flex-none text-leaf-700" />
            </span>
            <span lang={textLanguage(text)} className="mt-1 px-2 text-ink-600 text-meta">
              {text}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

// Prefers the number of columns that fills the last row.
const COLUMNS = { 4: 'md:grid-cols-4', 5: 'md:grid-cols-3 lg:grid-cols-5' };
