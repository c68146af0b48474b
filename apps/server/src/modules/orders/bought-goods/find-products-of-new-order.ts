import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { orderLines, orders } from '../orders.tables.ts';

/** The products of an order that this customer placed within the last hour. */
export async function findProductsOfNewOrder(
  db: Db,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<string[]> {
  const rows = await db
    .select({ productId: orderLines.productId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(eq(orders.id, orderId), eq(orders.userId, userId), sql`${orders.createdAt} > now() - interval '1 hour'`),
    );
  return rows.flatMap(({ productId }) => productId ?? []);
}
