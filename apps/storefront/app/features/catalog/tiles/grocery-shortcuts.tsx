import { catalogHome } from '@subah/messages/catalog-home';
import { t } from '@subah/messages/translate';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import { useOfferedLinks } from '../../../shared/shop/use-shop.ts';
import { scenePictures } from '../banners/scene-pictures.ts';
import { catalogTint } from '../cards/catalog-tint.ts';
import { LinkTile } from './link-tile.tsx';

const shortcuts = [
  { section: 'medicine', title: t(catalogHome.medicineShort), scene: scenePictures.medicine },
  { section: 'milk', title: t(catalogHome.milkShort), scene: scenePictures.dairy },
  { section: 'fruits', title: t(catalogHome.fruitsShort), scene: scenePictures.produce },
] as const;

export function GroceryShortcuts() {
  const offered = useOfferedLinks(shortcuts);
  if (offered.length === 0) return null;
  return (
    <nav aria-label={t(catalogHome.otherCatalogs)}>
      <ul className="grid auto-cols-fr grid-flow-col gap-2.5 md:gap-4">
        {offered.map(({ section: catalog, title, scene }) => (
          <LinkTile
            key={catalog}
            to={catalogFacts[catalog].homePath}
            title={title}
            className={`min-h-29 md:min-h-34 lg:min-h-40 ${catalogTint[catalog]}`}
            art={
              <span className="absolute -right-2 -bottom-1 w-[96%] max-w-36 transition-transform duration-200 ease-soft group-hover:-translate-y-1 md:-bottom-2 md:w-[64%] md:max-w-[222px] lg:w-[222px]">
                <StoredPicture
                  path={scene}
                  alt=""
                  sizes="(min-width: 1024px) 222px, (min-width: 768px) 150px, 100px"
                  width={600}
                  height={460}
                />
              </span>
            }
          />
        ))}
      </ul>
    </nav>
  );
}
