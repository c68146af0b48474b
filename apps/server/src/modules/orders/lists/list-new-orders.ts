import { asc, gte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { nameOfUser } from '../../accounts/index.ts';
import { orders } from '../orders.tables.ts';

/** Orders placed after a moment, the oldest first. Uses an index: every open console polls it. */
export const listNewOrders = (db: Db, since: Date, limit: number) =>
  db
    .select({
      id: orders.id,
      customerName: nameOfUser(orders.userId),
      toPayPaise: orders.toPayPaise,
      placedAt: orders.placedAt,
    })
    .from(orders)
    // Clients send moments in milliseconds; an order of the same millisecond is in the previous response.
    .where(gte(orders.placedAt, new Date(since.getTime() + 1)))
    .orderBy(asc(orders.placedAt))
    .limit(limit);
