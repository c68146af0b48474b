import { useState } from 'react';

type HistoryPage<Entry> = { entries: readonly Entry[]; nextCursor: string | null };

/** The newest entries of a history, and older ones page by page. `onMore` is undefined when all are shown. */
export function useHistory<Entry extends { _id: string }>(
  newest: HistoryPage<Entry>,
  loadPage: (cursor: string) => Promise<HistoryPage<Entry>>,
) {
  const [older, setOlder] = useState<HistoryPage<Entry>>();
  const [loadState, setLoadState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { nextCursor } = older ?? newest;

  const loadMore = async (cursor: string): Promise<void> => {
    setLoadState('busy');
    try {
      const loaded = await loadPage(cursor);
      setOlder({ ...loaded, entries: [...(older?.entries ?? []), ...loaded.entries] });
      setLoadState('idle');
    } catch {
      setLoadState('failed');
    }
  };

  // New entries shift the pages, so that an entry may be on two of them.
  const shown = new Set(newest.entries.map(({ _id }) => _id));
  return {
    entries: [...newest.entries, ...(older?.entries.filter(({ _id }) => !shown.has(_id)) ?? [])],
    loadState,
    onMore: nextCursor ? () => void loadMore(nextCursor) : undefined,
  };
}

export type LoadState = ReturnType<typeof useHistory>['loadState'];
