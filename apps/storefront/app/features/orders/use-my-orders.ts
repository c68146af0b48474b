import type { Order } from '@subah/contract/orders/orders';
import { useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';

const PAGE = 10;

type Older = { orders: readonly Order[]; nextCursor: string | null };

/** The newest first; older pages are fetched on request. */
export function useMyOrders() {
  const api = useApi();
  const first = useAccountQuery('GET orders/my', { query: { limit: PAGE } });
  const [older, setOlder] = useState<Older | null>(null);
  const [growing, setGrowing] = useState<'idle' | 'busy' | 'failed'>('idle');

  const newest = first.data ?? [];
  const nextCursor = older ? older.nextCursor : (first.response?.nextCursor ?? null);

  const grow = async (cursor: string): Promise<void> => {
    setGrowing('busy');
    try {
      const { data, nextCursor: next } = await api('GET orders/my', { query: { limit: PAGE, cursor } });
      setOlder({ orders: [...(older?.orders ?? []), ...data], nextCursor: next });
      setGrowing('idle');
    } catch {
      setGrowing('failed');
    }
  };

  const put = (changed: Order): void => {
    setOlder((known) => known && { ...known, orders: known.orders.map((order) => withChange(order, changed)) });
    void first.change(
      (orders) => orders.map((order) => withChange(order, changed)),
      async () => undefined,
    );
  };

  // A new order shifts the pages, so that an order may be on two of them.
  const shown = new Set(newest.map(({ _id }) => _id));
  const orders = [...newest, ...(older?.orders.filter(({ _id }) => !shown.has(_id)) ?? [])];
  return { state: first.state, orders, reload: first.reload, put, nextCursor, grow, growing };
}

const withChange = (order: Order, changed: Order): Order => (order._id === changed._id ? changed : order);
