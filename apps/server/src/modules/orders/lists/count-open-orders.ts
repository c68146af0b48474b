import { LATE_FILTER, NEEDS_ACTION, NEEDS_ACTION_FILTER, UNDELIVERED_STATUSES } from '@subah/rules/orders/statuses';
import { count, inArray } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { orders } from '../orders.tables.ts';
import { isLate } from './orders-to-deliver.ts';

const UNFINISHED_STATUSES = [...UNDELIVERED_STATUSES, ...NEEDS_ACTION];

/** Orders leave these statuses within days, so few rows of the index are counted. */
export async function countOpenOrders({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(inArray(orders.status, UNFINISHED_STATUSES))
    .groupBy(orders.status);
  const counts: Record<string, number> = Object.fromEntries(rows.map((row) => [row.status, row.count]));
  counts[NEEDS_ACTION_FILTER] = NEEDS_ACTION.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  counts[LATE_FILTER] = await db.$count(orders, isLate(clock()));
  return counts;
}
