import { type OrderStatus, phaseOf } from '@subah/rules/orders/statuses';
import { duePaise } from '@subah/rules/pricing/bill-lines';
import { isCarried } from '@subah/rules/pricing/carried-goods';
import { and, eq, gt, isNotNull, like } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findKeptLines, type OrderRow } from '../orders.queries.ts';
import { pickUpLines, pickUps } from '../pick-ups.tables.ts';
import { isOpenPickUp } from './pick-ups.queries.ts';

type Packs = { lineId: string; quantity: number }[];
type Return = { packs: Packs; refundPaise: number; now: Date };

/** The key is also that of the change of the order. */
export const returnKey = (claimId: string): string => `return:${claimId}`;

/** Of items that the customer returns. The caller holds the lock of the order. */
export const planPickUpOfItems = (tx: Tx, order: OrderRow, claimId: string, goods: Return): Promise<void> =>
  planPickUp(tx, order, returnKey(claimId), goods);

/** The goods of a return, and the cash that the customer paid for them. */
async function planPickUp(tx: Tx, order: OrderRow, key: string, { packs, refundPaise, now }: Return): Promise<void> {
  const cashPaise = order.paymentType === 'cod' ? Math.max(0, refundPaise) : 0;
  const [pickUp] = await tx
    .insert(pickUps)
    .values({ orderId: order.id, key, cashPaise, createdAt: now })
    .returning({ id: pickUps.id });
  if (!pickUp) throw new Error('insert returned no row');
  if (packs.length > 0) await tx.insert(pickUpLines).values(packs.map((line) => ({ ...line, pickUpId: pickUp.id })));
}

/** A return of the whole order leaves its bill as it was. */
export const isOfItems = like(pickUps.key, 'return:%');

const wholeKey = ({ id, reopenCount }: OrderRow): string => `returned:${id}:${reopenCount}`;

/** For an order that is returned as a whole. What was never delivered is in the shop, and was not paid in cash. */
export async function planPickUpOfOrder(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (!order.deliveredAt) return;
  const goods = (await findKeptLines(tx, order.id)).filter(isCarried);
  await planPickUp(tx, order, wholeKey(order), {
    packs: goods.map(({ id, quantity }) => ({ lineId: id, quantity })),
    refundPaise: duePaise(order),
    now,
  });
}

/**
 * The order leaves a final status: back to its delivery, which undoes the return of the whole order, or back to an order on
 * its way, which was not paid at all. Refused when the cash was given back already.
 */
export async function withdrawPickUps(tx: Tx, order: OrderRow, { to, now }: { to: OrderStatus; now: Date }) {
  const isUndone = and(
    eq(pickUps.orderId, order.id),
    phaseOf(to) === 'open' ? undefined : eq(pickUps.key, wholeKey(order)),
  );
  const given = await tx.$count(pickUps, and(isUndone, isNotNull(pickUps.doneAt), gt(pickUps.cashPaise, 0)));
  if (given > 0) {
    throw new Problem(
      'ORDER_REFUNDED',
      'The cash for this order has been given back to the customer. Please place a new order.',
    );
  }
  await tx.update(pickUps).set({ withdrawnAt: now }).where(and(isUndone, isOpenPickUp));
}
