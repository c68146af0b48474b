import type { searchEndpoints } from '@subah/contract/search/search';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { openStems, openVocabulary } from './read-vocabulary.ts';
import { type SearchDeps, searchProducts } from './search-products.ts';
import { suggest } from './suggest.ts';
import { openSynonyms } from './synonyms.ts';

export function searchRoutes({ db, reads }: Pick<Deps, 'db' | 'reads'>): Pick<Handlers, keyof typeof searchEndpoints> {
  const deps: SearchDeps = {
    db,
    reads,
    synonyms: openSynonyms(reads),
    vocabulary: openVocabulary(reads),
    stems: openStems(reads),
  };
  return {
    'GET search-product/{query}': async ({ params, query }) => ({
      results: await searchProducts(deps, params.query, query.limit),
    }),
    'GET search-suggest': async ({ query }) => ({ data: await suggest(deps, query.q) }),
  };
}
