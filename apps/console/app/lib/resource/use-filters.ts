import { useSearchParams } from 'react-router';
import type { ResourceFilter } from './resource.ts';

/** The filters of a list, kept in the address under their names. */
export function useFilters(filters: readonly ResourceFilter[]) {
  const [params, setParams] = useSearchParams();
  const change = (alter: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        alter(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const values = Object.fromEntries(filters.map(({ name }) => [name, params.get(name) ?? '']));
  return {
    filters,
    values,
    isSet: Object.values(values).some(Boolean),
    set: (name: string, value: string) => change((next) => (value ? next.set(name, value) : next.delete(name))),
    /** Lets go of the search too: nothing is left out any more. */
    clear: () =>
      change((next) => {
        for (const { name } of [...filters, { name: 'q' }]) next.delete(name);
      }),
  };
}

export type Filters = ReturnType<typeof useFilters>;
