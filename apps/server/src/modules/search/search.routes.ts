import type { searchEndpoints } from '@subah/contract/search';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { openStems, openVocabulary } from './read-vocabulary.ts';
import { type SearchDeps, searchProducts } from './search-products.ts';
import { suggest } from './suggest.ts';
import { openSynonymBook } from './synonym-book.ts';

export function searchRoutes({ db }: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof searchEndpoints> {
  const deps: SearchDeps = { db, synonyms: openSynonymBook(db), vocabulary: openVocabulary(db), stems: openStems(db) };
  return {
    'GET search-product/{query}': async ({ params, query }) => ({
      results: await searchProducts(deps, params.query, query.limit),
    }),
    'GET search-suggest': async ({ query }) => ({ data: await suggest(deps, query.q) }),
  };
}
