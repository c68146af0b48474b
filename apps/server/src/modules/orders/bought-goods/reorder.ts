import { and, eq, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { addAvailable } from '../../cart/index.ts';
import { findLines } from '../orders.queries.ts';
import { orders } from '../orders.tables.ts';

/** The lines of a placed order of this customer. */
export async function findOwnOrderLines(db: Db, userId: string, orderId: string) {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId), isNotNull(orders.placedAt)));
  if (!order) throw notFound('order');
  return findLines(db, [orderId]);
}

/** Adds what is in stock of a past order to the cart. */
export async function reorder(deps: Pick<Deps, 'db' | 'findOpenAttempt'>, userId: string, orderId: string) {
  return addAvailable(deps, userId, await findOwnOrderLines(deps.db, userId, orderId));
}
