import { ApiError } from '@subah/contract/client/api-client';
import type { SearchGroup } from '@subah/contract/search/search';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { ErrorState } from '@subah/ui/empty-state';
import { data, type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from 'react-router';
import { ProductGrid } from '../features/catalog/cards/product-grid.tsx';
import { CatalogTiles } from '../features/catalog/tiles/catalog-tiles.tsx';
import { foundProducts, selectedSource } from '../features/search/found-products.ts';
import { NothingFound } from '../features/search/nothing-found.tsx';
import { QuotedQuery } from '../features/search/quoted-query.tsx';
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
    title: query ? `Search Results for "${query}"` : 'Search',
    description: 'Search groceries, fruit and vegetables, milk, medicines and lab tests, in English or Hindi.',
    isPrivate: true,
  });
};

export default function Search({ loaderData: { query, groups, isFailed } }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-5 pt-5 pb-8 *:min-w-0 md:gap-7 md:pt-8 md:pb-16">
      <h1 className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">
        {query ? (
          <>
            Search Results for <QuotedQuery query={query} />
          </>
        ) : (
          'Search the shop'
        )}
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
    <section aria-label="Results" className="grid gap-3 *:min-w-0 md:gap-4">
      <SourceChips query={query} groups={groups} chosen={source} />
      <p role="status" className="text-ink-600">
        {products.length === 1 ? '1 product' : `${products.length} products`}
        {source && ` in ${catalogFacts[source].title}`}
      </p>
      <h2 className="sr-only">Products</h2>
      <ProductGrid products={products} card={foundProductCard} />
      {isCut && (
        <p className="mt-2 text-center text-ink-600">
          These are the {MOST} best matches. Add a word to narrow the search down.
        </p>
      )}
    </section>
  );
}

function SearchFailed() {
  const { revalidate } = useRevalidator();
  return <ErrorState title="Something went wrong. Please try again." onRetry={() => void revalidate()} />;
}

const HINTS = {
  fruits: 'Fresh every day',
  grocery: 'For every kitchen',
  milk: 'Quality tested',
  medicine: '& healthcare',
};
