import type { FoundProduct, SearchGroup } from '@subah/contract/search/search';
import type { Catalog } from '@subah/rules/catalog/catalogs';

/** Sorted by rank. */
export const foundProducts = (groups: readonly SearchGroup[], source: Catalog | null): FoundProduct[] =>
  groups
    .filter((group) => source === null || group.source === source)
    .flatMap((group) => group.products)
    .sort((one, other) => one.rank - other.rank);

/** Null if the search found nothing in that catalog. */
export const selectedSource = (groups: readonly SearchGroup[], requested: string | null): Catalog | null =>
  groups.find((group) => group.source === requested)?.source ?? null;
