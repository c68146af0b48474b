import { and, eq, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/http/problem.ts';
import { addAvailable } from '../cart/index.ts';
import { findLines } from './orders.queries.ts';
import { orders } from './orders.tables.ts';

/** Adds what is in stock of a past order to the cart. */
export async function reorder(deps: Pick<Deps, 'db' | 'findOpenAttempt'>, userId: string, orderId: string) {
  const [order] = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId), isNotNull(orders.placedAt)));
  if (!order) throw notFound('order');
  return addAvailable(deps, userId, await findLines(deps.db, [orderId]));
}
