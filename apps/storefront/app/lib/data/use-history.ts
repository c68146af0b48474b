import { useRef, useState } from 'react';
import { appendOlder, type HistoryPage, type OlderPages } from './append-older.ts';

export type LoadState = 'idle' | 'busy' | 'failed';

type Loaded<Entry> = { filter: string; older: OlderPages<Entry> | undefined; loadState: LoadState };

/**
 * The newest entries of a history, and older ones page by page. `onMore` is undefined when all are shown. Pages of another `filter` are not
 * shown.
 */
export function useHistory<Entry>(
  newest: HistoryPage<Entry>,
  loadPage: (cursor: string) => Promise<HistoryPage<Entry>>,
  filter = '',
) {
  const nothing: Loaded<Entry> = { filter, older: undefined, loadState: 'idle' };
  const [loaded, setLoaded] = useState(nothing);
  const { older, loadState } = loaded.filter === filter ? loaded : nothing;
  const { entries, nextCursor } = appendOlder(newest, older);
  /** Answers for a filter that was left are dropped. */
  const update = (changed: Partial<Loaded<Entry>>) =>
    setLoaded((current) => (current.filter === filter ? { ...current, ...changed } : current));

  const loadMore = async (cursor: string): Promise<void> => {
    setLoaded({ filter, older, loadState: 'busy' });
    try {
      const page = await loadPage(cursor);
      const olderEntries = [...entries.slice(newest.entries.length), ...page.entries];
      update({
        older: { after: newest.nextCursor, entries: olderEntries, nextCursor: page.nextCursor },
        loadState: 'idle',
      });
    } catch {
      update({ loadState: 'failed' });
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
      update({ older: { after, ...page } });
    } catch {
      update({ loadState: 'failed' });
    } finally {
      isReloading.current = false;
    }
  };

  const changeOlder = (change: (entry: Entry) => Entry): void => {
    if (older) update({ older: { ...older, entries: older.entries.map(change) } });
  };

  const onMore = nextCursor ? () => void loadMore(nextCursor) : undefined;
  return { entries, loadState, reloadOlder, changeOlder, onMore };
}
