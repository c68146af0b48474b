import { sentBackReasons } from '@subah/messages/mail/sent-back-reasons';
import { fill } from '@subah/messages/message';
import { collectionDates } from '@subah/rules/healthcare/lab-visit';
import { expressSlot } from '@subah/rules/orders/express';
import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockCartById, removeOrderedLines } from '../../cart/index.ts';
import { restoreCouponUse } from '../../coupons/index.ts';
import { findDeliverySettings } from '../../delivery/index.ts';
import { requestInvoice } from '../../invoices/index.ts';
import { queueOrderMail } from '../../order-mails/index.ts';
import type { Completion } from '../../payments/index.ts';
import { takeStock } from '../../stock/index.ts';
import { spendCoins } from '../../wallet/index.ts';
import { lockOfferedSlots } from '../delivery-slots/offered-slots.ts';
import { moveSamplesWithDelivery } from '../lab-lines.queries.ts';
import {
  addEvent,
  clearEffects,
  findKeptLines,
  findLines,
  lockOrder,
  type OrderRow,
  updateOrder,
} from '../orders.queries.ts';
import { orderLines, orders } from '../orders.tables.ts';
import { findLateProblem, wasOrderedAgain } from '../unpaid-orders/check-late-payment.ts';
import { releaseOrder } from '../unpaid-orders/expire-orders.ts';
import { lockReservations } from '../unpaid-orders/lock-reservations.ts';
import { lockRetry } from '../unpaid-orders/order-attempts.ts';
import { spendKey } from './order-effects.ts';

/**
 * Places a paid order. One whose hold has ended is placed only if it would have the same bill now and its stock, coins and
 * coupon can be reserved again; otherwise the payment is refunded with a reason.
 */
export const completeOrder: Completion = async (tx, payment, now) => {
  const cartId = await lockCartOf(tx, payment.subjectId);
  const order = await lockOrder(tx, payment.subjectId);
  if (!order) return { outcome: 'refund', reason: sentBackReasons.orderGone };
  if (order.placedAt) return { outcome: 'completed' };
  const isExpired = order.status === 'expired';
  const isLate = isExpired || order.heldUntil === null || order.heldUntil <= now;
  // Also within the hold: a replaced order may have been paid late after this one was made.
  const isDuplicate = await wasOrderedAgain(tx, order.id);
  const retry = isExpired && !isDuplicate ? await lockRetry(tx, order) : undefined;
  const lateProblem = isLate && !isDuplicate ? await findLateProblem(tx, order, { retry, now }) : undefined;
  const problem = isDuplicate ? sentBackReasons.orderedAgain : lateProblem;
  if (problem) {
    if (!isExpired) await releaseOrder(tx, order, now);
    return { outcome: 'refund', reason: problem };
  }
  const slot = isLate ? await lateSlot(tx, order, { retry, now }) : undefined;
  if (retry) await releaseRetry(tx, { order, retry, now });
  await updateOrder(tx, order.id, {
    status: 'OrderPlaced',
    placedAt: now,
    heldUntil: null,
    paymentId: payment.id,
    paidLate: isExpired,
    ...slot,
  });
  // After the update, which locks the delivery window: every order locks it before its stock.
  if (isExpired) await reserveAgain(tx, order, now);
  if (slot) await moveSamplesWithDelivery(tx, order.id, slot.slotFrom);
  await addEvent(tx, {
    orderId: order.id,
    status: 'OrderPlaced',
    label: 'Order placed',
    actorId: order.userId,
    actorRole: 'customer',
    createdAt: now,
  });
  if (cartId) {
    const items = await findLines(tx, [order.id]);
    await removeOrderedLines(tx, { cartId, items, couponId: order.couponId });
  }
  await requestInvoice(tx, { orderId: order.id, placedAt: now });
  await queueOrderMail(tx, { orderId: order.id, event: 'OrderPlaced' });
  return { outcome: 'completed' };
};

/** Checkout locks the cart before the order; locking in another order could deadlock. */
async function lockCartOf(tx: Tx, orderId: string): Promise<string | undefined> {
  const [order] = await tx.select({ cartId: orders.cartId }).from(orders).where(eq(orders.id, orderId));
  return order && (await lockCartById(tx, order.cartId)) ? order.cartId : undefined;
}

/** What the customer holds by trying again goes to the order that is paid. */
async function releaseRetry(tx: Tx, { order, retry, now }: { order: OrderRow; retry: OrderRow; now: Date }) {
  await lockReservations(tx, order.userId, [
    { ...order, lines: await findKeptLines(tx, order.id) },
    { ...retry, lines: await findKeptLines(tx, retry.id) },
  ]);
  await releaseOrder(tx, retry, now);
}

/** Throws if something cannot be reserved again; the payment is then refunded. */
async function reserveAgain(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const items = await findKeptLines(tx, order.id);
  const { isTaken } = await takeStock(tx, { items, reason: 'sold', orderId: order.id, onlyOnSale: false });
  if (!isTaken) {
    throw new Problem('OUT_OF_STOCK', sentBackReasons.soldOut);
  }
  await spendCoins(tx, {
    userId: order.userId,
    coins: order.coins,
    spendKey: spendKey({ id: order.id, paidLate: true }),
    orderNumber: order.orderNumber,
    now,
  });
  if (!(await restoreCouponUse(tx, { orderId: order.id, validAt: now }))) {
    throw new Problem('COUPON_TAKEN', fill(sentBackReasons.couponOver, { code: order.couponCode ?? '' }));
  }
  await clearEffects(tx, order.id);
  await clearMissedCollections(tx, order.id, now);
}

/** Clears collection dates that passed before the payment; staff agree on new ones by phone. */
async function clearMissedCollections(tx: Tx, orderId: string, now: Date): Promise<void> {
  const [next = ''] = collectionDates(now, await findDeliverySettings(tx));
  await tx
    .update(orderLines)
    .set({ collectionDate: null })
    .where(and(eq(orderLines.orderId, orderId), lt(orderLines.collectionDate, next)));
}

const toColumns = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  slotFrom: startsAt,
  slotUntil: endsAt,
});

/** The promised slot may have passed or filled up; takes the next one with room then. */
async function lateSlot(
  tx: Tx,
  order: OrderRow,
  { retry, now }: { retry: OrderRow | undefined; now: Date },
): Promise<{ slotFrom: Date; slotUntil: Date }> {
  if (order.expressDelivery) return toColumns(expressSlot(now));
  const attempt = order.status === 'pending' ? order : retry;
  const slots = await lockOfferedSlots(tx, { settings: await findDeliverySettings(tx), attempt, now });
  const kept = slots.find(({ startsAt }) => startsAt.getTime() === order.slotFrom.getTime()) ?? slots[0];
  if (!kept) throw new Problem('SLOT_FULL', sentBackReasons.slotsFull);
  return toColumns(kept);
}
