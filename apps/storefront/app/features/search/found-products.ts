import type { FoundProduct, SearchGroup } from '@subah/contract/search/search';
import type { Catalog } from '@subah/rules/catalog/catalogs';

/** All groups as one list in the order of relevance, or one group of them. */
export const foundProducts = (groups: readonly SearchGroup[], source: Catalog | null): FoundProduct[] =>
  groups
    .filter((group) => source === null || group.source === source)
    .flatMap((group) => group.products)
    .sort((one, other) => one.rank - other.rank);

/** The group that an address asks for, if the search has found such a one. */
export const chosenSource = (groups: readonly SearchGroup[], wanted: string | null): Catalog | null =>
  groups.find((group) => group.source === wanted)?.source ?? null;
