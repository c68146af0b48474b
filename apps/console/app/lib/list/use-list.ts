import { useEffect, useEffectEvent } from 'react';
import useSWRInfinite from 'swr/infinite';
import { LIST_KEY, registerList } from '../api/use-invalidate.ts';

/** `endsAt`: the limit at which the server ended a list without pages. */
export type ListPage<Row> = { data: Row[]; nextCursor: string | null; endsAt?: number };

type PageKey = readonly [typeof LIST_KEY, name: string, query: unknown, cursor: string | undefined];

type ListOptions<Row> = {
  /** Name to invalidate the list by. */
  name: string;
  /** Search, filters and sort order; a change starts again from the first page. */
  query: unknown;
  load: (cursor: string | undefined) => Promise<ListPage<Row>>;
};

/** A list loaded page by page. The rows of the previous query stay on screen until the new ones are there. */
export function useList<Row>({ name, query, load }: ListOptions<Row>) {
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index, previous: ListPage<Row> | null): PageKey | null => {
      if (index > 0 && !previous?.nextCursor) return null;
      return [LIST_KEY, name, query, previous?.nextCursor ?? undefined];
    },
    ([, , , cursor]: PageKey) => load(cursor),
    { keepPreviousData: true },
  );
  const reload = () => void mutate();
  const revalidate = useEffectEvent(reload);
  useEffect(() => registerList(name, () => revalidate()), [name]);

  const pages = data ?? [];
  const hasMore = Boolean(pages.at(-1)?.nextCursor);
  return {
    rows: pages.flatMap((page) => page.data),
    isLoading: isLoading && !data,
    /** The rows belong to the previous query. */
    isOutdated: isLoading && data !== undefined,
    error: error as unknown,
    reload,
    loadMore: hasMore ? () => void setSize(pages.length + 1) : undefined,
    endsAt: pages.at(-1)?.endsAt,
    isLoadingMore: isValidating && size > pages.length,
    /** Shows a changed row in its place without reading the list again. */
    replaceRow: (isSame: (row: Row) => boolean, changed: Row) =>
      void mutate(
        (before) => before?.map((page) => ({ ...page, data: page.data.map((row) => (isSame(row) ? changed : row)) })),
        { revalidate: false },
      ),
  };
}

export type List<Row> = ReturnType<typeof useList<Row>>;
