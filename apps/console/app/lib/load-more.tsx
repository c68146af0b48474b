import { Button } from '@subah/ui/button';
import type { useList } from './use-list.ts';

type LoadMoreProps = {
  list: Pick<ReturnType<typeof useList>, 'error' | 'again' | 'more' | 'isLoadingMore'>;
  failed: string;
};

/** Below the rows of a list: the way to the next ones, or that they could not be read. */
export function LoadMore({ list, failed }: LoadMoreProps) {
  if (list.error) {
    return (
      <span role="alert" className="inline-flex flex-wrap items-center gap-2 font-semibold text-chilli">
        {failed}
        <Button variant="line" size="sm" busy={list.isLoadingMore} onClick={list.again}>
          Try again
        </Button>
      </span>
    );
  }
  if (!list.more) return null;
  return (
    <Button variant="line" size="sm" busy={list.isLoadingMore} onClick={list.more}>
      Load more
    </Button>
  );
}
