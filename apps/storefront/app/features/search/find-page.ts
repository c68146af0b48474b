import type { Api } from '@subah/contract/client/api-client';
import { filtersOf, queryOf, sortOf } from './search-address.ts';

/** A multiple of 2, 3 and 6 columns. */
const PAGE = 24;

export const findPage = (api: Api, parameters: URLSearchParams, cursor = parameters.get('cursor') ?? undefined) =>
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
