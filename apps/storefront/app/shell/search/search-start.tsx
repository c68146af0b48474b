import { catalogTitles } from '@subah/messages/catalogs';
import { search } from '@subah/messages/search';
import { t } from '@subah/messages/translate';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { scenePictures } from '../../features/catalog/banners/scene-pictures.ts';
import { CatalogTiles } from '../../features/catalog/tiles/catalog-tiles.tsx';
import { NothingFound } from '../../features/search/nothing-found.tsx';
import { SearchBox } from '../../features/search/search-box.tsx';
import { SearchIdeas } from '../../features/search/search-ideas.tsx';
import { useSearchOutcome } from '../../features/search/use-search-outcome.ts';
import { useOfferedLinks } from '../../shared/shop/use-shop.ts';

/** What the search page shows instead of results. */
export function SearchStart({ query, isFailed }: { query: string; isFailed: boolean }) {
  useSearchOutcome(query);
  const tiles = useOfferedLinks(TILES);
  return (
    <>
      {query === '' && (
        <>
          <SearchBox query="" />
          <SearchIdeas />
        </>
      )}
      {query !== '' && !isFailed && <NothingFound query={query} />}
      <CatalogTiles tiles={tiles} />
    </>
  );
}

const catalogTile = (catalog: Catalog, tone: keyof typeof scenePictures, text: string) => ({
  ...{ _id: catalog, section: catalog, tone, text, image: scenePictures[tone] },
  ...{ title: t(catalogTitles[catalog]), link: catalogFacts[catalog].homePath },
});

const TILES = [
  catalogTile('fruits', 'produce', t(search.fruitsHint)),
  catalogTile('grocery', 'grocery', t(search.groceryHint)),
  catalogTile('milk', 'dairy', t(search.milkHint)),
  catalogTile('medicine', 'medicine', t(search.medicineHint)),
];
