import { catalogInputs } from '@subah/messages/api/catalog';
import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { SEARCH_SORTS } from '@subah/rules/search/sort-orders';
import { z } from 'zod';
import { ProductCard } from '../catalog/catalog.ts';
import { ShelfFilter, several } from '../catalog/shelf-filter.ts';
import { blankAsMissing, data, endpoint, Flag, Id } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';
import { numberText } from '../input-values.ts';

const Query = z.string().trim().min(1, inputText(catalogInputs.query)).max(120);

/** `rank` is the place in the whole result, so that a client may show all groups as one list. */
export const FoundProduct = ProductCard.extend({
  rank: z.number().int(),
  /** Matches only a part of the search, or something near it. */
  isRelated: z.boolean(),
});
export type FoundProduct = z.infer<typeof FoundProduct>;

export const SearchGroup = z.strictObject({ source: z.enum(CATALOGS), products: z.array(FoundProduct) });
export type SearchGroup = z.infer<typeof SearchGroup>;

const SEARCH_PLACES = ['brand', 'category', 'health-check', 'department', 'doctor', 'page'] as const;
export type SearchPlaceKind = (typeof SEARCH_PLACES)[number];

/** Something other than a product. `id` of a page is its name in `SEARCH_PAGES`; `text` is in English, `hindiText` what Hindi pages show instead. */
export const SearchPlace = z.strictObject({
  kind: z.enum(SEARCH_PLACES),
  id: z.string(),
  text: z.string(),
  hindiText: z.string().nullable(),
  path: z.string(),
});
export type SearchPlace = z.infer<typeof SearchPlace>;

const PlaceGroup = z.strictObject({ kind: z.enum(SEARCH_PLACES), places: z.array(SearchPlace) });
export type PlaceGroup = z.infer<typeof PlaceGroup>;

export const SearchFilters = ShelfFilter.extend({
  source: blankAsMissing(z.enum(CATALOGS).optional()),
  category: several(Id),
  /** False for products that need no prescription. */
  prescription: blankAsMissing(Flag.optional()),
});
export type SearchFilters = z.infer<typeof SearchFilters>;

const Count = z.number().int();
const Choice = z.strictObject({
  value: z.string(),
  label: z.string(),
  /** Of a category that has a Hindi name. */
  hindiLabel: z.string().nullable().optional(),
  count: Count,
});

/** Choices of every filter with the number of products that each would show beside the other filters. */
export const SearchFacets = z.strictObject({
  source: z.array(Choice),
  brand: z.array(Choice),
  category: z.array(Choice),
  discount: z.array(Choice),
  price: z.strictObject({ min: z.number(), max: z.number() }).nullable(),
  inStock: Count,
  veg: Count,
  prescription: Count,
  noPrescription: Count,
});
export type SearchFacets = z.infer<typeof SearchFacets>;

export const SearchAnswer = z.strictObject({
  results: z.array(SearchGroup),
  /** Products that match, on all pages. */
  total: Count,
  nextCursor: z.string().nullable(),
  /** Null unless asked for with `facets`. */
  facets: SearchFacets.nullable(),
  /** Brands, categories, doctors and pages; only with the first page. */
  places: z.array(PlaceGroup),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/** `product` has the picture, the price and what adding to the cart needs. */
export const Suggestion = z.strictObject({
  text: z.string(),
  hindiText: z.string().nullable(),
  kind: z.enum(['product', ...SEARCH_PLACES]),
  id: z.string(),
  path: z.string(),
  product: ProductCard.nullable(),
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
  'POST search-purchases': endpoint({
    audience: 'customer',
    summary:
      'Report which products of a new order were found by a search; counted once per order, without the customer',
    body: z.strictObject({
      orderId: Id,
      found: z
        .array(z.strictObject({ query: Query, productId: Id }))
        .min(1)
        .max(50),
    }),
    response: z.strictObject({ message: z.string() }),
  }),
  'GET search-product/{query}': endpoint({
    audience: 'any',
    summary: 'Search over all catalogs, grouped by catalog; 404 with an empty list when nothing matches',
    params: z.object({ query: Query }),
    query: SearchFilters.extend({
      limit: numberText(z.number().int().min(1).max(100)).default(60),
      cursor: z.string().max(200).optional(),
      sort: blankAsMissing(z.enum(SEARCH_SORTS).default('relevance')),
      facets: Flag.default(false),
      /** One product of each group instead of all its packs; facets count packs. */
      grouped: Flag.default(false),
    }),
    response: SearchAnswer,
    cached: ['catalog'],
    cachedWhenRepeated: true,
  }),
  'GET search-suggest': endpoint({
    audience: 'any',
    summary: 'Suggestions while typing',
    query: z.object({ q: Query }),
    response: data(z.array(Suggestion)),
    cached: ['catalog'],
    cachedWhenRepeated: true,
  }),
  'GET search-popular': endpoint({
    audience: 'any',
    summary: 'What sells best, as searches',
    response: data(z.array(z.strictObject({ name: z.string(), hindiName: z.string().nullable() }))),
    cached: ['catalog'],
  }),
};
