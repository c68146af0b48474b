import { type Api, ApiError } from '@subah/contract/client/api-client';
import type { PlaceGroup, SearchAnswer } from '@subah/contract/search/search';
import { catalogTitles } from '@subah/messages/catalogs';
import { search } from '@subah/messages/search';
import { searchBox } from '@subah/messages/search-box';
import { searchFilters } from '@subah/messages/search-filters';
import { t } from '@subah/messages/translate';
import { CATALOGS, type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { ErrorState } from '@subah/ui/empty-state';
import { useEffect } from 'react';
import { data, useRevalidator, useSearchParams } from 'react-router';
import { scenePictures } from '../features/catalog/banners/scene-pictures.ts';
import { type GridCard, ProductGrid } from '../features/catalog/cards/product-grid.tsx';
import { LoadMoreGrid } from '../features/catalog/shelf/load-more-grid.tsx';
import { CatalogTiles } from '../features/catalog/tiles/catalog-tiles.tsx';
import { foundProducts } from '../features/search/found-products.ts';
import { NothingFound } from '../features/search/nothing-found.tsx';
import { PlaceLinks } from '../features/search/place-links.tsx';
import { productNote } from '../features/search/product-note.ts';
import { rememberSearch } from '../features/search/recent-searches.ts';
import { SortChips, SourceChips } from '../features/search/result-chips.tsx';
import { ChosenFilters, ResultFilters } from '../features/search/result-filters.tsx';
import { ResultsHeading } from '../features/search/results-heading.tsx';
import { filtersOf, queryOf, sortOf } from '../features/search/search-address.ts';
import { SearchBox } from '../features/search/search-box.tsx';
import { SearchIdeas } from '../features/search/search-ideas.tsx';
import { useSearchOutcome } from '../features/search/use-search-outcome.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { useApi } from '../lib/api/use-api.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { reportContext } from '../lib/page/report-context.ts';
import { foundProductCard } from '../shell/product-card-with-cart.tsx';
import type { Route } from './+types/search.ts';

/** A multiple of 2, 3 and 6 columns. */
const PAGE = 48;

type Found = { query: string; answer: SearchAnswer | null; isFailed: boolean };

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = queryOf(url.searchParams);
  const found = (answer: SearchAnswer | null): Found => ({ query, answer, isFailed: false });
  if (query === '') return found(null);
  try {
    return found(await findPage(context.get(apiContext), url.searchParams));
  } catch (error) {
    // The API responds with 404 when nothing was found, and with the pages and doctors that it did find.
    if (error instanceof ApiError && error.status < 500)
      return found({ ...NOTHING, places: (error.details.places ?? []) as PlaceGroup[] });
    context.get(reportContext)(error);
    const failed: Found = { query, answer: null, isFailed: true };
    return data(failed, { status: 503 });
  }
}

const NOTHING: SearchAnswer = { results: [], total: 0, nextCursor: null, facets: null, places: [] };

const findPage = (api: Api, parameters: URLSearchParams, cursor = parameters.get('cursor') ?? undefined) =>
  api('GET search-product/{query}', {
    params: { query: queryOf(parameters) },
    query: {
      ...filtersOf(parameters),
      sort: sortOf(parameters),
      limit: PAGE,
      facets: cursor === undefined,
      grouped: true,
      cursor,
    },
  });

export const meta = (args: Route.MetaArgs) => {
  const query = args.loaderData?.query;
  return pageMeta(args, {
    title: query ? t(search.resultsFor, { query }) : t(searchBox.submit),
    description: t(search.description),
    isPrivate: true,
  });
};

export default function Search({ loaderData: { query, answer, isFailed } }: Route.ComponentProps) {
  useSearchOutcome(query);
  const isFound = answer !== null && answer.total > 0;
  useEffect(() => {
    if (isFound) rememberSearch(query);
  }, [isFound, query]);
  const hasResults = answer !== null && (answer.results.length > 0 || answer.facets !== null);
  return (
    <div className="wrap grid gap-5 pt-5 pb-8 *:min-w-0 md:gap-7 md:pt-8 md:pb-16">
      <h1 className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">
        {query ? <ResultsHeading query={query} /> : t(search.title)}
      </h1>
      {query === '' && (
        <>
          <SearchBox query="" />
          <SearchIdeas />
        </>
      )}
      {isFailed && <SearchFailed />}
      {answer && <PlaceLinks groups={answer.places} />}
      {query !== '' && answer && !hasResults && <NothingFound query={query} />}
      {hasResults ? <Results answer={answer} /> : <CatalogTiles tiles={TILES} />}
    </div>
  );
}

const card: GridCard = (product, sizes) => foundProductCard(product, sizes, productNote(product));

function Results({ answer }: { answer: SearchAnswer }) {
  const api = useApi();
  const [parameters] = useSearchParams();
  const { results, total, nextCursor, facets } = answer;
  const products = foundProducts(results);
  const best = products.filter((product) => !product.isRelated);
  const related = products.filter((product) => product.isRelated);
  const source = CATALOGS.find((catalog) => catalog === parameters.get('source')) ?? null;
  const loadMore = async (cursor: string) => {
    const next = await findPage(api, parameters, cursor);
    return { data: foundProducts(next.results), nextCursor: next.nextCursor };
  };
  return (
    <section aria-label={t(search.results)} className="grid gap-3 *:min-w-0 md:gap-4">
      {facets && <SourceChips parameters={parameters} facets={facets} />}
      <SortChips parameters={parameters} sort={sortOf(parameters)} />
      {facets && <ResultFilters parameters={parameters} facets={facets} />}
      <ChosenFilters parameters={parameters} facets={facets} />
      <p role="status" className="text-ink-600">
        {total === 0 ? t(searchFilters.nothingLeft) : countText(total, source)}
      </p>
      {best.length > 0 && <h2 className="sr-only">{t(search.products)}</h2>}
      {best.length > 0 && <LoadMoreGrid page={{ data: best, nextCursor }} loadMore={loadMore} card={card} />}
      {related.length > 0 && (
        <>
          <h2 className="mt-4 font-bold text-xl">{t(best.length > 0 ? search.related : search.nothingGood)}</h2>
          <ProductGrid products={related} card={card} />
        </>
      )}
    </section>
  );
}

const countText = (count: number, source: Catalog | null): string =>
  source === null
    ? t(search.productCount, { count })
    : t(search.productCountIn, { count, catalog: t(catalogTitles[source]) });

function SearchFailed() {
  const { revalidate } = useRevalidator();
  return <ErrorState title={t(search.failed)} onRetry={() => void revalidate()} />;
}

const catalogTile = (catalog: Catalog, tone: keyof typeof scenePictures, text: string) => ({
  ...{ _id: catalog, tone, text, image: scenePictures[tone] },
  ...{ title: t(catalogTitles[catalog]), link: catalogFacts[catalog].homePath },
});

const TILES = [
  catalogTile('fruits', 'produce', t(search.fruitsHint)),
  catalogTile('grocery', 'grocery', t(search.groceryHint)),
  catalogTile('milk', 'dairy', t(search.milkHint)),
  catalogTile('medicine', 'medicine', t(search.medicineHint)),
];
