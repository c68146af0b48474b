import { catalogueFacts } from '@subah/rules/catalog/catalogues';
import { cx } from '@subah/ui/class-names';
import { Link } from 'react-router';
import { StoredPicture } from '../../lib/stored-picture.tsx';
import { catalogueTint } from './catalogue-tint.ts';
import { scenes } from './scenes.ts';

type Tile = 'fruits' | 'grocery' | 'milk' | 'medicine';

const tiles: readonly { catalogue: Tile; scene: string }[] = [
  { catalogue: 'fruits', scene: scenes.produce },
  { catalogue: 'grocery', scene: scenes.grocery },
  { catalogue: 'milk', scene: scenes.dairy },
  { catalogue: 'medicine', scene: scenes.medicine },
];

/** The four doors of the shop; `hints` is the quiet line of each. */
export function CatalogueTiles({ hints }: { hints: Record<Tile, string> }) {
  return (
    <nav aria-label="Shop by catalogue">
      <ul className="grid grid-cols-2 gap-2.5 lg:grid-cols-4 lg:gap-4">
        {tiles.map(({ catalogue, scene }) => (
          <li key={catalogue} className="grid">
            <Link
              to={catalogueFacts[catalogue].homePath}
              className={cx(
                'group relative block min-h-29 overflow-hidden rounded-card bg-tint px-3.5 py-3 md:min-h-38 lg:min-h-49 lg:px-5.5 lg:py-5',
                catalogueTint[catalogue],
              )}
            >
              <b className="block max-w-32 text-base/5 font-bold tracking-[-.01em] lg:max-w-40 lg:text-xl">
                {catalogueFacts[catalogue].title}
              </b>
              <span className="text-meta text-ink-600 lg:text-sm">{hints[catalogue]}</span>
              <span className="absolute -right-1.5 -bottom-1 w-[62%] transition-transform duration-200 ease-soft group-hover:-translate-y-1 md:w-[54%] lg:-right-3 lg:-bottom-2 lg:w-[72%]">
                <StoredPicture
                  path={scene}
                  alt=""
                  sizes="(min-width: 1024px) 222px, (min-width: 768px) 195px, 100px"
                  width={600}
                  height={460}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
