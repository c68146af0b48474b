import { useRef, useState } from 'react';
import { appendOlder, type HistoryPage, type OlderPages } from './append-older.ts';

/** The newest entries of a history, and older ones page by page. `onMore` is undefined when all are shown. */
export function useHistory<Entry>(
  newest: HistoryPage<Entry>,
  loadPage: (cursor: string) => Promise<HistoryPage<Entry>>,
) {
  const [older, setOlder] = useState<OlderPages<Entry>>();
  const [loadState, setLoadState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { entries, nextCursor } = appendOlder(newest, older);

  const loadMore = async (cursor: string): Promise<void> => {
    setLoadState('busy');
    try {
      const loaded = await loadPage(cursor);
      const olderEntries = [...entries.slice(newest.entries.length), ...loaded.entries];
      setOlder({ after: newest.nextCursor, entries: olderEntries, nextCursor: loaded.nextCursor });
      setLoadState('idle');
    } catch {
      setLoadState('failed');
    }
  };

  const isReloading = useRef(false);
  /** Reads the older pages again that are shown; several expired links ask for it at once. */
  const reloadOlder = async (): Promise<void> => {
    const after = newest.nextCursor;
    const shown = entries.length - newest.entries.length;
    if (shown === 0 || isReloading.current) return;
    isReloading.current = true;
    try {
      let page: HistoryPage<Entry> = { entries: [], nextCursor: after };
      while (page.nextCursor && page.entries.length < shown) {
        const next = await loadPage(page.nextCursor);
        page = { entries: [...page.entries, ...next.entries], nextCursor: next.nextCursor };
      }
      setOlder({ after, ...page });
    } catch {
      setLoadState('failed');
    } finally {
      isReloading.current = false;
    }
  };

  return { entries, loadState, reloadOlder, onMore: nextCursor ? () => void loadMore(nextCursor) : undefined };
}

export type LoadState = ReturnType<typeof useHistory>['loadState'];
