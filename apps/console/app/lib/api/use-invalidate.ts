import { useSWRConfig } from 'swr';

/** First part of the keys of list pages: `[LIST_KEY, name, query, cursor]`. Other keys are `[name, ...details]`. */
export const LIST_KEY = 'list';

const mountedLists = new Map<string, Set<() => void>>();

/** SWR's `mutate` with a filter skips useSWRInfinite, so mounted lists register to be read again. */
export function registerList(name: string, revalidate: () => void): () => void {
  const revalidators = mountedLists.get(name) ?? new Set();
  mountedLists.set(name, revalidators.add(revalidate));
  return () => revalidators.delete(revalidate);
}

/** Marks cached data of these names as outdated; what is on screen is read again. */
export function useInvalidate(): (names: readonly string[]) => void {
  const { mutate } = useSWRConfig();
  return (names) => {
    const isPage = (key: unknown) => Array.isArray(key) && key[0] === LIST_KEY && names.includes(key[1]);
    void mutate(isPage, undefined, { revalidate: false });
    void mutate((key) => Array.isArray(key) && names.includes(key[0]));
    for (const name of names) for (const revalidate of mountedLists.get(name) ?? []) revalidate();
  };
}
