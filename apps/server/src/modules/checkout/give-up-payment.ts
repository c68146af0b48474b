import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/http/problem.ts';
import { expireOrder } from '../orders/index.ts';
import { orders } from '../orders/orders.tables.ts';

/**
 * Whoever closed the payment window wants the goods, coins and coupon back in the cart now and not in a quarter of an
 * hour. Money that arrives all the same still finds the order, as it does after a hold that ran out.
 */
export async function giveUpPayment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  orderId: string,
): Promise<boolean> {
  const [order] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order) throw notFound('Order');
  if (order.status !== 'pending') return false;
  await expireOrder(db, orderId, clock());
  return true;
}
