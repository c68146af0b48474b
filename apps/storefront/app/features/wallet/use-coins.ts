import type { CoinMove } from '@subah/contract/payments/wallet';
import { useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';

const PAGE_SIZE = 20;

type Older = { moves: readonly CoinMove[]; nextCursor: string | null };

export function useCoins() {
  const api = useApi();
  const first = useAccountQuery('GET supercoins', { query: { limit: PAGE_SIZE } });
  const [older, setOlder] = useState<Older | null>(null);
  const [loadMoreState, setLoadMoreState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const loadMore = async (cursor: string): Promise<void> => {
    setLoadMoreState('busy');
    try {
      const { data, nextCursor } = await api('GET supercoins', { query: { limit: PAGE_SIZE, cursor } });
      setOlder({ moves: [...(older?.moves ?? []), ...data.history], nextCursor });
      setLoadMoreState('idle');
    } catch {
      setLoadMoreState('failed');
    }
  };

  const newest = first.data?.history ?? [];
  // New entries shift the pages, so that an entry may be on two of them.
  const shown = new Set(newest.map(({ _id }) => _id));
  return {
    state: first.state,
    coins: first.data?.coins ?? 0,
    expiring: first.data?.expiring ?? [],
    owed: first.data?.owed ?? 0,
    history: [...newest, ...(older?.moves.filter(({ _id }) => !shown.has(_id)) ?? [])],
    nextCursor: older ? older.nextCursor : (first.response?.nextCursor ?? null),
    reload: first.reload,
    loadMore,
    loadMoreState,
  };
}
