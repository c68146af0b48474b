import type { Category } from '@subah/contract/catalog';
import type { Catalogue } from '@subah/rules/catalog/catalogues';
import { cx } from '@subah/ui/class-names';
import { Link } from 'react-router';
import { catalogueTint } from './catalogue-tint.ts';
import { categoryPath } from './category-path.ts';
import { StoredPicture } from './stored-picture.tsx';

type Props = { id: string; title: string; catalogue: Catalogue; categories: readonly Category[] };

/** All categories of a catalogue, each a door to its shelf. */
export function CategoryTiles({ id, title, catalogue, categories }: Props) {
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-bold text-xl tracking-[-0.015em] md:text-2xl">
        {title}
      </h2>
      <ul className={cx('grid grid-cols-3 gap-2.5 md:grid-cols-5 md:gap-4', ACROSS[columnsFor(categories.length)])}>
        {categories.map((category) => (
          <li key={category._id} className="grid">
            <Link
              to={categoryPath(catalogue, category._id)}
              className={cx('card card-lift flex flex-col p-[5px] pb-2 text-center', catalogueTint[catalogue])}
            >
              <span className="overflow-hidden rounded-btn bg-tint">
                <StoredPicture
                  path={category.image}
                  alt=""
                  sizes="(min-width: 1024px) 200px, (min-width: 768px) 130px, 100px"
                  className="aspect-square w-full object-cover"
                />
              </span>
              <span className="grid flex-1 place-items-center px-0.5 pt-1.5 font-semibold text-meta/4.5 md:text-sm/5">
                {category.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Columns = keyof typeof ACROSS;

/** The number of columns that leaves the fewest gaps in the last row. */
function columnsFor(count: number): Columns {
  const gaps = (columns: number) => (columns - (count % columns)) % columns;
  const widths: Columns[] = [7, 6, 5];
  return widths.reduce((best, columns) => (gaps(columns) < gaps(best) ? columns : best));
}

const ACROSS = { 5: 'lg:grid-cols-5', 6: 'lg:grid-cols-6', 7: 'lg:grid-cols-7' };
