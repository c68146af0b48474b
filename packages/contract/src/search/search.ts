import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { z } from 'zod';
import { ProductCard } from '../catalog/catalog.ts';
import { data, endpoint } from '../endpoint.ts';
import { numberText } from '../input-values.ts';

const Query = z.string().trim().min(1, 'Type what you are looking for.').max(120);

/** `rank` is the place in the whole result, so that a client may show all groups as one list. */
export const FoundProduct = ProductCard.extend({ rank: z.number().int() });
export type FoundProduct = z.infer<typeof FoundProduct>;

export const SearchGroup = z.strictObject({ source: z.enum(CATALOGS), products: z.array(FoundProduct) });
export type SearchGroup = z.infer<typeof SearchGroup>;

export const Suggestion = z.strictObject({
  text: z.string(),
  /** Of a product. */
  hindiName: z.string().nullable(),
  kind: z.enum(['product', 'category']),
  path: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

const SEARCH_OUTCOMES = ['unclicked', 'repeated'] as const;

export const searchEndpoints = {
  'POST search-outcome': endpoint({
    audience: 'any',
    summary: 'Report that no result of a search was opened; counted by query, without the visitor',
    body: z.strictObject({ query: Query, outcome: z.enum(SEARCH_OUTCOMES) }),
    response: z.strictObject({ message: z.string() }),
  }),
  'GET search-product/{query}': endpoint({
    audience: 'any',
    summary: 'Search over all catalogs, grouped by catalog; 404 with an empty list when nothing matches',
    params: z.object({ query: Query }),
    query: z.object({ limit: numberText(z.number().int().min(1).max(100)).default(60) }),
    response: z.strictObject({ results: z.array(SearchGroup) }),
    cached: ['catalog'],
  }),
  'GET search-suggest': endpoint({
    audience: 'any',
    summary: 'Suggestions while typing',
    query: z.object({ q: Query }),
    response: data(z.array(Suggestion)),
    cached: ['catalog'],
  }),
};
