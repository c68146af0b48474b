import { and, desc, eq, ne, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { findLines, type OrderLineRow, type OrderRow } from '../orders.queries.ts';
import { orders } from '../orders.tables.ts';

// What checkout needs to recognise a repeated submit and to attach a payment.

const columns = {
  id: orders.id,
  userId: orders.userId,
  status: orders.status,
  cartVersion: orders.cartVersion,
  inputHash: orders.inputHash,
  toPayPaise: orders.toPayPaise,
  coins: orders.coins,
  placedAt: orders.placedAt,
  createdAt: orders.createdAt,
};

export async function findOrderAttempt(db: Db | Tx, orderId: string) {
  const [order] = await db.select(columns).from(orders).where(eq(orders.id, orderId));
  return order;
}

export async function findLastOrderOfCart(tx: Tx, cartId: string) {
  const [order] = await tx
    .select(columns)
    .from(orders)
    .where(eq(orders.cartId, cartId))
    .orderBy(desc(orders.id))
    .limit(1);
  return order;
}

/** An order that waits for its payment, with everything that it reserves. */
export type PendingOrder = { order: OrderRow; lines: OrderLineRow[] };

const selectPending = (db: Db | Tx, orderId: string) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')));

export async function findPendingOrder(db: Db | Tx, orderId: string): Promise<PendingOrder | undefined> {
  const [order] = await selectPending(db, orderId);
  return order && { order, lines: await findLines(db, [order.id]) };
}

export async function lockPendingOrder(tx: Tx, orderId: string): Promise<PendingOrder | undefined> {
  const [order] = await selectPending(tx, orderId).for('update');
  return order && { order, lines: await findLines(tx, [order.id]) };
}

/** The unpaid order of the same basket with which the customer tried again after this one had expired. */
export async function lockRetry(tx: Tx, { id, cartId, cartVersion, basketHash }: OrderRow) {
  const isSameBasket = or(
    eq(orders.cartVersion, cartVersion),
    basketHash === null ? undefined : eq(orders.basketHash, basketHash),
  );
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, cartId), eq(orders.status, 'pending'), ne(orders.id, id), isSameBasket))
    .for('update');
  return order;
}

export async function attachPayment(tx: Tx, orderId: string, paymentId: string): Promise<void> {
  await tx.update(orders).set({ paymentId }).where(eq(orders.id, orderId));
}

export async function findPaymentOfOrder(db: Db, orderId: string): Promise<string> {
  const [order] = await db.select({ paymentId: orders.paymentId }).from(orders).where(eq(orders.id, orderId));
  if (!order?.paymentId) throw new Error(`order ${orderId} has no payment`);
  return order.paymentId;
}
