import { useSearchParams } from 'react-router';
import type { Option } from '../form/use-options.ts';

/** A select, a row of chips with one pressed, or a date. */
export type ListFilter = {
  name: string;
  label: string;
  kind?: 'select' | 'chips' | 'date';
  options?: readonly Option[] | (() => Promise<Option[]>);
  /** A hook: how many rows each chip shows, by its value. */
  useCounts?: () => Readonly<Record<string, number>> | undefined;
};

/** The filters of a list, kept in the URL under their names. */
export function useFilters(filters: readonly ListFilter[]) {
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
    /** Without those that are not set, which the server would refuse as empty. */
    chosen: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
    isSet: Object.values(values).some(Boolean),
    set: (name: string, value: string) => change((next) => (value ? next.set(name, value) : next.delete(name))),
    /** Clears the search text as well. */
    clear: ({ sort }: { sort?: string } = {}) =>
      change((next) => {
        for (const { name } of [...filters, { name: 'q' }]) next.delete(name);
        if (sort) next.set('sort', sort);
      }),
  };
}

export type Filters = ReturnType<typeof useFilters>;
