import type { searchEndpoints } from '@subah/contract/search/search';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { recordSearchMiss } from './record-search-miss.ts';
import { type NamedPlace, openSearchPlaces } from './search-places.ts';
import { type SearchDeps, searchProducts } from './search-products.ts';
import { openSearchPurchases, recordSearchPurchases } from './search-purchases.ts';
import { suggest } from './suggest.ts';
import { openLexicon } from './words/open-lexicon.ts';
import { openStems, openVocabulary } from './words/read-vocabulary.ts';

type SearchRoutesDeps = Pick<Deps, 'db' | 'reads' | 'clock'> & {
  /** Changes when the catalog or a word of the search changes. */
  catalogVersion: () => number;
  placesForSearch: (db: Db) => Promise<NamedPlace[]>;
  findOrderedProducts: (db: Db, order: { userId: string; orderId: string }) => Promise<string[]>;
};

export function searchRoutes({
  db,
  reads,
  catalogVersion,
  placesForSearch,
  clock,
  findOrderedProducts,
}: SearchRoutesDeps): Pick<Handlers, keyof typeof searchEndpoints> {
  const stems = openStems(reads);
  const lexicon = openLexicon(reads, { stems, version: catalogVersion });
  const deps: SearchDeps = {
    db,
    reads,
    lexicon,
    vocabulary: openVocabulary(reads),
    stems,
    purchases: openSearchPurchases(reads),
    places: openSearchPlaces({ db: reads, placesForSearch, lexicon, version: catalogVersion }),
  };
  return {
    'GET search-product/{query}': ({ params, query }) => searchProducts(deps, params.query, query),
    'POST search-outcome': async ({ body: { query, outcome } }) => {
      await recordSearchMiss(db, query, outcome);
      return { message: 'Thank you' };
    },
    'POST search-purchases': async ({ body, user }) => {
      await recordSearchPurchases({ db, clock, findOrderedProducts }, { userId: user.id, ...body });
      return { message: 'Thank you' };
    },
    'GET search-popular': async () => ({ data: (await deps.places()).popular }),
    'GET search-suggest': async ({ query }) => ({ data: await suggest(deps, query.q) }),
  };
}
