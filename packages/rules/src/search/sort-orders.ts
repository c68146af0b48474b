export const SEARCH_SORTS = ['relevance', 'price-low', 'price-high', 'discount', 'newest'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];
