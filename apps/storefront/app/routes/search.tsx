import { ApiError } from '@subah/contract/client/api-client';
import type { SearchGroup } from '@subah/contract/search/search';
import { catalogTitles } from '@subah/messages/catalogs';
import { search } from '@subah/messages/search';
import { searchBox } from '@subah/messages/search-box';
import { t } from '@subah/messages/translate';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { ErrorState } from '@subah/ui/empty-state';
import { data, type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from 'react-router';
import { ProductGrid } from '../features/catalog/cards/product-grid.tsx';
import { CatalogTiles } from '../features/catalog/tiles/catalog-tiles.tsx';
import { foundProducts, selectedSource } from '../features/search/found-products.ts';
import { NothingFound } from '../features/search/nothing-found.tsx';
import { ResultsHeading } from '../features/search/results-heading.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { SearchIdeas } from '../features/search/search-ideas.tsx';
import { SourceChips } from '../features/search/source-chips.tsx';
import { apiContext } from '../lib/api/api-context.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { reportContext } from '../lib/page/report-context.ts';
import { foundProductCard } from '../shell/product-card-with-cart.tsx';
import type { Route } from './+types/search.ts';

const MAX_QUERY_LENGTH = 120;
const MOST = 60;

type Found = { query: string; groups: SearchGroup[]; isFailed: boolean };

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = queryOf(url.searchParams);
  const found = (groups: SearchGroup[]): Found => ({ query, groups, isFailed: false });
  if (query === '') return found([]);
  try {
    const { results } = await context.get(apiContext)('GET search-product/{query}', {
      params: { query },
      query: { limit: MOST },
    });
    return found(results);
  } catch (error) {
    // The API responds with 404 when nothing was found.
    if (error instanceof ApiError && error.status < 500) return found([]);
    context.get(reportContext)(error);
    const failed: Found = { query, groups: [], isFailed: true };
    return data(failed, { status: 503 });
  }
}

const queryOf = (parameters: URLSearchParams): string =>
  (parameters.get('query') ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_QUERY_LENGTH);

/** A change of the catalog filter needs no new results. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
  const isNarrowed = currentUrl.search !== nextUrl.search && currentUrl.pathname === nextUrl.pathname;
  const isSame = queryOf(currentUrl.searchParams) === queryOf(nextUrl.searchParams);
  return isNarrowed && isSame ? false : defaultShouldRevalidate;
};

export const meta = (args: Route.MetaArgs) => {
  const query = args.loaderData?.query;
  return pageMeta(args, {
    title: query ? t(search.resultsFor, { query }) : t(searchBox.submit),
    description: t(search.description),
    isPrivate: true,
  });
};

export default function Search({ loaderData: { query, groups, isFailed } }: Route.ComponentProps) {
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
      {query !== '' && !isFailed && groups.length === 0 && <NothingFound query={query} />}
      {groups.length > 0 ? <Results query={query} groups={groups} /> : <CatalogTiles hints={HINTS} />}
    </div>
  );
}

function Results({ query, groups }: { query: string; groups: SearchGroup[] }) {
  const [parameters] = useSearchParams();
  const source = selectedSource(groups, parameters.get('source'));
  const products = foundProducts(groups, source);
  const isCut = groups.reduce((sum, group) => sum + group.products.length, 0) >= MOST;
  return (
    <section aria-label={t(search.results)} className="grid gap-3 *:min-w-0 md:gap-4">
      <SourceChips query={query} groups={groups} chosen={source} />
      <p role="status" className="text-ink-600">
        {countText(products.length, source)}
      </p>
      <h2 className="sr-only">{t(search.products)}</h2>
      <ProductGrid products={products} card={foundProductCard} />
      {isCut && <p className="mt-2 text-center text-ink-600">{t(search.bestMatches, { count: MOST })}</p>}
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

const HINTS = {
  fruits: t(search.fruitsHint),
  grocery: t(search.groceryHint),
  milk: t(search.milkHint),
  medicine: t(search.medicineHint),
};
