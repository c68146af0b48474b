import { SEARCH_SORTS, type SearchSort } from '@subah/rules/search/sort-orders';
import { tidyPrices } from '../../shared/catalog/tidy-prices.ts';

const MAX_QUERY_LENGTH = 120;

/** Filters as they are in the address; the API checks their values. */
const SINGLE = ['source', 'minPrice', 'maxPrice', 'discount', 'inStock', 'veg', 'prescription'] as const;
const SEVERAL = ['brand', 'category'] as const;

export type AddressFilters = Partial<Record<(typeof SINGLE)[number], string>> &
  Partial<Record<(typeof SEVERAL)[number], string[]>>;

export const queryOf = (parameters: URLSearchParams): string =>
  (parameters.get('query') ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_QUERY_LENGTH);

export function filtersOf(parameters: URLSearchParams): AddressFilters {
  const filters: AddressFilters = {};
  const tidy = tidyPrices(parameters);
  for (const name of SINGLE) {
    const value = tidy.get(name)?.trim();
    if (value) filters[name] = value;
  }
  for (const name of SEVERAL) {
    const values = parameters.getAll(name).filter(Boolean);
    if (values.length > 0) filters[name] = values;
  }
  return filters;
}

export const sortOf = (parameters: URLSearchParams): SearchSort =>
  SEARCH_SORTS.find((sort) => sort === parameters.get('sort')) ?? 'relevance';

/** The address with other values; null removes a parameter. A change begins at the first page. */
export function searchHref(parameters: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(parameters);
  next.delete('cursor');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `/search?${next}`;
}

/** The address without one value of a filter. */
export function hrefWithout(parameters: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(parameters);
  next.delete('cursor');
  next.delete(name, value);
  return `/search?${next}`;
}
