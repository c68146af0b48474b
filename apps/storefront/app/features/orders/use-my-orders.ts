import type { Order } from '@subah/contract/orders/orders';
import type { OrderGroup } from '@subah/rules/orders/statuses';
import { useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';

const PAGE_SIZE = 10;

export type OwnOrderFilter = { group?: OrderGroup; q?: string };

type Older = { orders: readonly Order[]; nextCursor: string | null };

/** The newest first; older pages are fetched on request. */
export function useMyOrders(filter: OwnOrderFilter) {
  const api = useApi();
  const query = { limit: PAGE_SIZE, ...filter };
  const first = useAccountQuery('GET orders/my', { query });
  const key = JSON.stringify(filter);
  const [loaded, setLoaded] = useState<{ key: string; older: Older | null }>({ key, older: null });
  // Pages of another filter are not shown.
  const older = loaded.key === key ? loaded.older : null;
  const setOlder = (next: Older | null) => setLoaded({ key, older: next });
  const [loadMoreState, setLoadMoreState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const newest = first.data ?? [];
  const nextCursor = older ? older.nextCursor : (first.response?.nextCursor ?? null);

  const loadMore = async (cursor: string): Promise<void> => {
    setLoadMoreState('busy');
    try {
      const { data, nextCursor: next } = await api('GET orders/my', { query: { ...query, cursor } });
      setOlder({ orders: [...(older?.orders ?? []), ...data], nextCursor: next });
      setLoadMoreState('idle');
    } catch {
      setLoadMoreState('failed');
    }
  };

  const updateOrder = (changed: Order): void => {
    setOlder(older && { ...older, orders: older.orders.map((order) => withChange(order, changed)) });
    void first.change(
      (orders) => orders.map((order) => withChange(order, changed)),
      async () => undefined,
    );
  };

  // A new order shifts the pages, so that an order may be on two of them.
  const shown = new Set(newest.map(({ _id }) => _id));
  const orders = [...newest, ...(older?.orders.filter(({ _id }) => !shown.has(_id)) ?? [])];
  return { state: first.state, orders, reload: first.reload, updateOrder, nextCursor, loadMore, loadMoreState };
}

const withChange = (order: Order, changed: Order): Order => (order._id === changed._id ? changed : order);
