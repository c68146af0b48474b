import type { Order } from '@subah/contract/orders/orders';
import { useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';

const PAGE_SIZE = 10;

type Older = { orders: readonly Order[]; nextCursor: string | null };

/** The newest first; older pages are fetched on request. */
export function useMyOrders() {
  const api = useApi();
  const first = useAccountQuery('GET orders/my', { query: { limit: PAGE_SIZE } });
  const [older, setOlder] = useState<Older | null>(null);
  const [loadMoreState, setLoadMoreState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const newest = first.data ?? [];
  const nextCursor = older ? older.nextCursor : (first.response?.nextCursor ?? null);

  const loadMore = async (cursor: string): Promise<void> => {
    setLoadMoreState('busy');
    try {
      const { data, nextCursor: next } = await api('GET orders/my', { query: { limit: PAGE_SIZE, cursor } });
      setOlder({ orders: [...(older?.orders ?? []), ...data], nextCursor: next });
      setLoadMoreState('idle');
    } catch {
      setLoadMoreState('failed');
    }
  };

  const updateOrder = (changed: Order): void => {
    setOlder(
      (previous) => previous && { ...previous, orders: previous.orders.map((order) => withChange(order, changed)) },
    );
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
