import { and, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { setSoldLately } from '../../catalog/index.ts';
import { orderLines, orders } from '../orders.tables.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts the packs sold of each product in the last 30 days, which sorts recommendations. */
export async function countSales({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const since = new Date(clock().getTime() - DAYS * DAY_MS);
  await inTransaction(db, async (tx) => {
    const sold = await tx
      .select({ productId: orderLines.productId, packs: sql<number>`sum(${orderLines.quantity})::int` })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(gte(orders.placedAt, since), ne(orders.status, 'cancelled'), isNull(orderLines.rejectedAt)))
      .groupBy(orderLines.productId);
    await setSoldLately(tx, sold);
  });
}
