import { nextMorningSlot } from '@subah/rules/delivery/delivery-slot';
import { collectionDates } from '@subah/rules/healthcare/lab-visit';
import { expressAt, expressSlot } from '@subah/rules/orders/express';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { Problem } from '../../platform/http/problem.ts';
import { lockCartById, removeOrderedLines } from '../cart/index.ts';
import { restoreCouponUse } from '../coupons/index.ts';
import { requestInvoice } from '../invoices/index.ts';
import { queueOrderMail } from '../order-mails/index.ts';
import type { Completion } from '../payments/index.ts';
import { takeStock } from '../stock/index.ts';
import { spendCoins } from '../wallet/index.ts';
import { spendKey } from './order-effects.ts';
import {
  addEvent,
  clearEffects,
  findKeptLines,
  findLines,
  lockOrder,
  type OrderRow,
  updateOrder,
} from './orders.queries.ts';
import { orderLines, orders } from './orders.tables.ts';

/**
 * Places a paid order. One whose hold has ended is placed if its stock, coins and coupon can be reserved again; otherwise
 * the payment is refunded with a reason.
 */
export const completeOrder: Completion = async (tx, payment, now) => {
  const cartId = await lockCartOf(tx, payment.subjectId);
  const order = await lockOrder(tx, payment.subjectId);
  if (!order) return { outcome: 'refund', reason: 'The order does not exist any more.' };
  if (order.placedAt) return { outcome: 'completed' };
  const isLate = order.status === 'expired';
  if (isLate && (await wasOrderedAgain(tx, order.id))) {
    return { outcome: 'refund', reason: 'You ordered the same basket again meanwhile, so this payment goes back.' };
  }
  if (isLate) await reserveAgain(tx, order, now);
  await updateOrder(tx, order.id, {
    status: 'OrderPlaced',
    placedAt: now,
    heldUntil: null,
    paymentId: payment.id,
    paidLate: isLate,
    ...(isLate ? lateSlot(order, now) : {}),
  });
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

const FIND_REPEATED_ORDER = defineStatement({
  name: 'orders_ordered_again',
  text: `
  with baskets as (
    select order_id, array_agg((product_id, quantity) order by product_id, quantity) as lines
    from order_lines
    where order_id in (select again.id from orders again join orders late using (cart_id) where late.id = $1)
    group by order_id
  )
  select 1 as found from orders again
  join orders late on late.id = $1 and again.cart_id = late.cart_id and again.placed_at > late.created_at
  join baskets as repeated on repeated.order_id = again.id
  join baskets as original on original.order_id = late.id and original.lines = repeated.lines
  where again.id <> late.id and again.status <> 'cancelled' limit 1`,
  row: z.object({ found: z.int() }),
});

/** True if the same lines were ordered again from this cart after this attempt: the late payment is a duplicate. */
async function wasOrderedAgain(tx: Tx, orderId: string): Promise<boolean> {
  return (await runPrepared(tx, FIND_REPEATED_ORDER, [orderId])).length > 0;
}

/** Throws if something cannot be reserved again; the payment is then refunded. */
async function reserveAgain(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const items = await findKeptLines(tx, order.id);
  const { isTaken } = await takeStock(tx, { items, reason: 'sold', orderId: order.id, onlyOnSale: false });
  if (!isTaken) {
    throw new Problem('OUT_OF_STOCK', 'Your payment came late, and the goods are sold out.');
  }
  await spendCoins(tx, {
    userId: order.userId,
    coins: order.coins,
    spendKey: spendKey({ id: order.id, paidLate: true }),
    description: `Order ${order.orderNumber}`,
    now,
  });
  if (!(await restoreCouponUse(tx, { orderId: order.id, validAt: now }))) {
    throw new Problem(
      'COUPON_TAKEN',
      `Your payment came late, and coupon ${order.couponCode} can no longer be used for this order.`,
    );
  }
  await clearEffects(tx, order.id);
  await clearMissedCollections(tx, order.id, now);
}

/** Clears collection dates that passed before the payment; staff agree on new ones by phone. */
async function clearMissedCollections(tx: Tx, orderId: string, now: Date): Promise<void> {
  const [next = ''] = collectionDates(now);
  await tx
    .update(orderLines)
    .set({ collectionDate: null })
    .where(and(eq(orderLines.orderId, orderId), lt(orderLines.collectionDate, next)));
}

/** The promised slot may have passed; takes the next one. */
function lateSlot(order: OrderRow, now: Date): { slotFrom: Date; slotUntil: Date } {
  const slot = order.expressDelivery && expressAt(now).isAvailable ? expressSlot(now) : nextMorningSlot(now);
  return { slotFrom: slot.startsAt, slotUntil: slot.endsAt };
}
