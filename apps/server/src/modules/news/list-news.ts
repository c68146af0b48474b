import type { News } from '@subah/contract/orders/new-orders';
import { toRupees } from '@subah/rules/money';
import { asc, eq, gte } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import { orders } from '../orders/orders.tables.ts';

const MOST_ORDERS = 20;

/** Orders placed after a moment, found by an index: an open console may ask every few seconds. */
export async function listNews(db: Db, since: Date): Promise<News> {
  const found = await db
    .select({ id: orders.id, name: users.name, toPayPaise: orders.toPayPaise, placedAt: orders.placedAt })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    // Moments cross the wire in milliseconds; an order of the same millisecond was told already.
    .where(gte(orders.placedAt, new Date(since.getTime() + 1)))
    .orderBy(asc(orders.placedAt))
    .limit(MOST_ORDERS);
  return {
    since: (found.at(-1)?.placedAt ?? since).toISOString(),
    orders: found.map(({ id, name, toPayPaise }) => ({ _id: id, name, amount: toRupees(toPayPaise) })),
  };
}
