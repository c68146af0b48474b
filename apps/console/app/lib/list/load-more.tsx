import { common } from '@subah/messages/console/common';
import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import type { List } from './use-list.ts';

type LoadMoreProps = {
  list: Pick<List<unknown>, 'error' | 'reload' | 'loadMore' | 'isLoadingMore'>;
  errorText: string;
};

/** Below the rows: the button for the next page, or the error that prevented it. */
export function LoadMore({ list, errorText }: LoadMoreProps) {
  if (list.error) {
    return (
      <span role="alert" className="inline-flex flex-wrap items-center gap-2 font-semibold text-chilli">
        {errorText}
        <Button variant="line" size="sm" busy={list.isLoadingMore} onClick={list.reload}>
          {t(common.tryAgain)}
        </Button>
      </span>
    );
  }
  if (!list.loadMore) return null;
  return (
    <Button variant="line" size="sm" busy={list.isLoadingMore} onClick={list.loadMore}>
      {t(texts.loadMore)}
    </Button>
  );
}
