import { catalogTitles } from '@subah/messages/catalogs';
import { productRails } from '@subah/messages/product-rails';
import { t } from '@subah/messages/translate';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { cx } from '@subah/ui/class-names';
import { Link } from 'react-router';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import { scenePictures } from '../banners/scene-pictures.ts';
import { catalogTint } from '../cards/catalog-tint.ts';

type Tile = 'fruits' | 'grocery' | 'milk' | 'medicine';

const tiles: readonly { catalog: Tile; scene: string }[] = [
  { catalog: 'fruits', scene: scenePictures.produce },
  { catalog: 'grocery', scene: scenePictures.grocery },
  { catalog: 'milk', scene: scenePictures.dairy },
  { catalog: 'medicine', scene: scenePictures.medicine },
];

export function CatalogTiles({ hints }: { hints: Record<Tile, string> }) {
  return (
    <nav aria-label={t(productRails.shopByCatalog)}>
      <ul className="grid grid-cols-2 gap-2.5 lg:grid-cols-4 lg:gap-4">
        {tiles.map(({ catalog, scene }) => (
          <li key={catalog} className="grid">
            <Link
              to={catalogFacts[catalog].homePath}
              className={cx(
                'group relative block min-h-29 overflow-hidden rounded-card bg-tint px-3.5 py-3 md:min-h-38 lg:min-h-49 lg:px-5.5 lg:py-5',
                catalogTint[catalog],
              )}
            >
              <b className="block max-w-32 text-base/5 font-bold tracking-[-.01em] lg:max-w-40 lg:text-xl">
                {t(catalogTitles[catalog])}
              </b>
              <span className="text-meta text-ink-600 lg:text-sm">{hints[catalog]}</span>
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
