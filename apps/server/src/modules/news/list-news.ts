import type { News } from '@subah/contract/orders/new-orders';
import { toRupees } from '@subah/rules/money';
import type { Db } from '../../platform/database/database.ts';
import { listNewOrders } from '../orders/index.ts';

const MAX_ORDERS = 20;

/** Orders placed after a moment, and the moment to continue from. */
export async function listNews(db: Db, since: Date): Promise<News> {
  const orders = await listNewOrders(db, since, MAX_ORDERS);
  return {
    since: (orders.at(-1)?.placedAt ?? since).toISOString(),
    orders: orders.map(({ id, customerName, toPayPaise }) => ({
      _id: id,
      name: customerName ?? '',
      amount: toRupees(toPayPaise),
    })),
  };
}
