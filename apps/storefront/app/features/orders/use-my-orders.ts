import type { Order } from '@subah/contract/orders/orders';
import type { OrderGroup } from '@subah/rules/orders/statuses';
import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { useHistory } from '../../lib/data/use-history.ts';

const PAGE_SIZE = 10;

export type OwnOrderFilter = { group?: OrderGroup; q?: string };

/** The newest first; older pages are fetched on request. */
export function useMyOrders(filter: OwnOrderFilter) {
  const api = useApi();
  const query = { limit: PAGE_SIZE, ...filter };
  const first = useAccountQuery('GET orders/my', { query });
  const newest = { entries: first.data ?? [], nextCursor: first.response?.nextCursor ?? null };
  const loadPage = async (cursor: string) => {
    const { data, nextCursor } = await api('GET orders/my', { query: { ...query, cursor } });
    return { entries: data, nextCursor };
  };
  const { entries, loadState, changeOlder, onMore } = useHistory(newest, loadPage, JSON.stringify(filter));

  const updateOrder = (changed: Order): void => {
    const withChange = (order: Order): Order => (order._id === changed._id ? changed : order);
    changeOlder(withChange);
    void first.change(
      (orders) => orders.map(withChange),
      async () => undefined,
    );
  };
  return { state: first.state, orders: entries, reload: first.reload, updateOrder, loadState, onMore };
}
