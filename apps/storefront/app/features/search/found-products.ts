import type { FoundProduct, SearchGroup } from '@subah/contract/search/search';

/** Sorted by rank. */
export const foundProducts = (groups: readonly SearchGroup[]): FoundProduct[] =>
  groups.flatMap((group) => group.products).sort((one, other) => one.rank - other.rank);
