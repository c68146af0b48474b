import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

export type ListPage<Row> = { data: Row[]; nextCursor: string | null };

/** A list that grows page by page. What was seen before stays while a search is on its way. */
export function useList<Row>(key: readonly unknown[], load: (cursor: string | undefined) => Promise<ListPage<Row>>) {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    rows: query.data?.pages.flatMap((page) => page.data) ?? [],
    isLoading: query.isPending,
    isOutdated: query.isPlaceholderData,
    error: query.error,
    reload: () => void query.refetch(),
    /** Once more what has failed: the next page, or all that is shown. */
    again: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: query.isFetchingNextPage,
  };
}
