import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/http/problem.ts';
import { expireOrder, findOrderAttempt } from '../orders/index.ts';

/**
 * Releases what an unpaid order holds when the customer closes the payment window. A payment that arrives later is
 * handled like one after an expired hold.
 */
export async function abandonPayment(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  orderId: string,
): Promise<boolean> {
  const order = await findOrderAttempt(deps.db, orderId);
  if (order?.userId !== userId) throw notFound('order');
  return expireOrder(deps, orderId);
}
