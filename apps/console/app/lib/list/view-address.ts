import type { ListFilter } from './use-filters.ts';

/** The address of a list without open sheets, its parts in one order, so that equal views have equal addresses. */
export function viewAddress(params: URLSearchParams, filters: readonly ListFilter[]) {
  const place = new URLSearchParams();
  for (const name of ['section', 'tab']) copy(params, place, name);
  const choices = new URLSearchParams();
  for (const name of [...filters.map((filter) => filter.name).toSorted(), 'q', 'sort']) copy(params, choices, name);
  return { address: [place, choices].map(String).filter(Boolean).join('&'), isFiltered: choices.size > 0 };
}

function copy(from: URLSearchParams, to: URLSearchParams, name: string): void {
  const value = from.get(name);
  if (value) to.set(name, value);
}
