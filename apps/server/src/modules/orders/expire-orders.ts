import { and, asc, eq, lte } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { applyEffects } from './order-effects.ts';
import { addEvent, lockOrder, updateOrder } from './orders.queries.ts';
import { orders } from './orders.tables.ts';

const BATCH = 200;

/** Releases what orders hold that were not paid in time. A later payment may still reserve it again. */
export async function expireUnpaidOrders({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lte(orders.heldUntil, now)))
    .orderBy(asc(orders.heldUntil))
    .limit(BATCH);
  for (const { id } of due) await expireOrder(db, id, now);
  if (due.length === BATCH) await expireUnpaidOrders({ db, clock });
}

/** Expires one order in its own transaction. */
export async function expireOrder(db: Db, orderId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'pending') return;
    await updateOrder(tx, order.id, { status: 'expired', heldUntil: null });
    await addEvent(tx, { orderId, status: 'expired', label: 'Not paid in time', createdAt: now });
    await applyEffects(tx, { order, status: 'expired', reason: undefined, now });
  });
}
