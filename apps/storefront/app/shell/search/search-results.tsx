import type { SearchAnswer } from '@subah/contract/search/search';
import { catalogTitles } from '@subah/messages/catalogs';
import { search } from '@subah/messages/search';
import { searchFilters } from '@subah/messages/search-filters';
import { t } from '@subah/messages/translate';
import { CATALOGS, type Catalog } from '@subah/rules/catalog/catalogs';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type GridCard, ProductGrid } from '../../features/catalog/cards/product-grid.tsx';
import { LoadMoreGrid } from '../../features/catalog/shelf/load-more-grid.tsx';
import { findPage } from '../../features/search/find-page.ts';
import { foundProducts } from '../../features/search/found-products.ts';
import { productNote } from '../../features/search/product-note.ts';
import { rememberSearch } from '../../features/search/recent-searches.ts';
import { SortChips, SourceChips } from '../../features/search/result-chips.tsx';
import { ChosenFilters, ResultFilters } from '../../features/search/result-filters.tsx';
import { sortOf } from '../../features/search/search-address.ts';
import { useSearchOutcome } from '../../features/search/use-search-outcome.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { tidyPrices } from '../../shared/catalog/tidy-prices.ts';
import { foundProductCard } from '../products/product-card-with-cart.tsx';

const card: GridCard = (product, sizes) => foundProductCard(product, sizes, productNote(product));

export function SearchResults({ query, answer }: { query: string; answer: SearchAnswer }) {
  useSearchOutcome(query);
  useEffect(() => {
    if (answer.total > 0) rememberSearch(query);
  }, [answer.total, query]);
  const api = useApi();
  const [address] = useSearchParams();
  const parameters = tidyPrices(address);
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
      <div className="flex flex-wrap gap-2">
        {facets && <ResultFilters parameters={parameters} facets={facets} />}
        <SortChips parameters={parameters} sort={sortOf(parameters)} />
      </div>
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
