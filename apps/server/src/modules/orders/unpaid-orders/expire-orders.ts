import { and, asc, eq, lte } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/database.ts';
import { addEvent, lockOrder, type OrderRow, updateOrder } from '../orders.queries.ts';
import { orders } from '../orders.tables.ts';
import { applyEffects } from '../statuses/order-effects.ts';

const BATCH = 200;

type ExpiryDeps = Pick<Deps, 'clock'> & { db: Db };

/** Releases what orders hold that were not paid in time. A later payment may still reserve it again. */
export async function expireUnpaidOrders({ db, clock }: ExpiryDeps): Promise<void> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lte(orders.heldUntil, clock())))
    .orderBy(asc(orders.heldUntil))
    .limit(BATCH);
  for (const { id } of due) await expireOrder({ db, clock }, id);
  if (due.length === BATCH) await expireUnpaidOrders({ db, clock });
}

/** Expires one order in its own transaction; false when it no longer waits for its payment. */
export const expireOrder = ({ db, clock }: ExpiryDeps, orderId: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'pending') return false;
    // Read after waiting for the lock, so that the events of an order are in the order of their times.
    await releaseOrder(tx, order, clock());
    return true;
  });

/** Gives back what an unpaid order holds. The caller holds the lock of the order. */
export async function releaseOrder(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await updateOrder(tx, order.id, { status: 'expired', heldUntil: null });
  await addEvent(tx, { orderId: order.id, status: 'expired', label: 'Not paid in time', createdAt: now });
  await applyEffects(tx, { order, status: 'expired', reason: undefined, now });
}
