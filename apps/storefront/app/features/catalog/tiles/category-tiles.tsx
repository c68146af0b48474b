import type { Category } from '@subah/contract/catalog/catalog';
import { type Catalog, categoryPath } from '@subah/rules/catalog/catalogs';
import { cx } from '@subah/ui/class-names';
import { Link } from 'react-router';
import { siteName } from '../../../lib/language/site-text.ts';
import { textLanguage } from '../../../lib/language/text-language.ts';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import { catalogTint } from '../cards/catalog-tint.ts';

type Props = { id: string; title: string; catalog: Catalog; categories: readonly Category[] };

export function CategoryTiles({ id, title, catalog, categories }: Props) {
  if (categories.length === 0) return null;
  const columnCount = fewestGaps(categories.length, [7, 6, 5]);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-bold text-xl tracking-[-0.015em] md:text-2xl">
        {title}
      </h2>
      <ul
        className={cx(
          'grid grid-cols-3 gap-2.5 max-[20rem]:grid-cols-2 md:gap-4',
          ON_TABLETS[fewestGaps(categories.length, [5, 6, 4])],
          ON_DESKTOPS[columnCount],
        )}
      >
        {categories.map((category) => (
          <li key={category._id} className="grid">
            <Link
              to={categoryPath(catalog, category._id)}
              className={cx('card card-lift flex flex-col p-[5px] pb-2 text-center', catalogTint[catalog])}
            >
              <span className="overflow-hidden rounded-btn bg-tint">
                <StoredPicture
                  path={category.image}
                  alt=""
                  sizes="(min-width: 1024px) 200px, (min-width: 768px) 130px, 100px"
                  className={cx('aspect-square w-full object-cover', columnCount === 5 && 'lg:aspect-[4/3]')}
                />
              </span>
              <span
                lang={textLanguage(siteName(category))}
                className="wrap-anywhere grid flex-1 place-items-center px-0.5 pt-1.5 font-semibold text-meta/4.5 md:text-sm/5"
              >
                {siteName(category)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first of the best when several leave equally few gaps. */
function fewestGaps<Columns extends number>(count: number, columns: readonly [Columns, ...Columns[]]): Columns {
  const gaps = (columnCount: number) => (columnCount - (count % columnCount)) % columnCount;
  return columns.reduce((best, columnCount) => (gaps(columnCount) < gaps(best) ? columnCount : best));
}

const ON_TABLETS = { 4: 'md:grid-cols-4', 5: 'md:grid-cols-5', 6: 'md:grid-cols-6' };
const ON_DESKTOPS = { 5: 'lg:grid-cols-5', 6: 'lg:grid-cols-6', 7: 'lg:grid-cols-7' };
