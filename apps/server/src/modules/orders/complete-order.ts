import { nextMorningSlot } from '@subah/rules/delivery/delivery-slot';
import { collectionMornings } from '@subah/rules/healthcare/lab-visit';
import { expressAt, expressSlot } from '@subah/rules/orders/express';
import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/run-prepared.ts';
import { Problem } from '../../platform/http/problem.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { restoreCouponUse } from '../coupons/index.ts';
import type { Completion } from '../payments/index.ts';
import { takeStock } from '../stock/index.ts';
import { spendCoins } from '../wallet/index.ts';
import { FOLLOW_UP } from './ask-for-follow-up.ts';
import { spendKey } from './order-effects.ts';
import { addEvent, forgetEffects, keptLines, lockOrder, type OrderRow, updateOrder } from './orders.queries.ts';
import { orderLines } from './orders.tables.ts';

/**
 * Being paid places an order. Also one whose hold has ended, if its goods, coins and coupon can still be had: then it is as
 * if the hold had never ended. Else the money goes back and the customer reads why.
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
  if (isLate) await holdAgain(tx, order, now);
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
  if (cartId) await takeOutOfCart(tx, cartId, order.id);
  await addJob(tx, FOLLOW_UP, {});
  return { outcome: 'completed' };
};

/** The cart before the order, as checkout does it, so that the two never wait for each other in a circle. */
async function lockCartOf(tx: Tx, orderId: string): Promise<string | undefined> {
  const [cart] = await runPrepared<{ id: string }>(
    tx,
    'orders_lock_cart',
    'select carts.id from carts where id = (select cart_id from orders where id = $1) for no key update',
    [orderId],
  );
  return cart?.id;
}

const ORDERED_AGAIN = `
  with goods as (
    select order_id, array_agg((product_id, quantity) order by product_id, quantity) as lines
    from order_lines
    where order_id in (select again.id from orders again join orders late using (cart_id) where late.id = $1)
    group by order_id
  )
  select 1 as found from orders again
  join orders late on late.id = $1 and again.cart_id = late.cart_id and again.placed_at > late.created_at
  join goods as theirs on theirs.order_id = again.id
  join goods as ours on ours.order_id = late.id and ours.lines = theirs.lines
  where again.id <> late.id and again.status <> 'cancelled' limit 1`;

/** Who closed the window, paid a second try and is then charged for the first as well wanted one basket, not two. */
async function wasOrderedAgain(tx: Tx, orderId: string): Promise<boolean> {
  return (await runPrepared<{ found: number }>(tx, 'orders_ordered_again', ORDERED_AGAIN, [orderId])).length > 0;
}

/** A refusal undoes the whole completion, and the money goes back with its sentence. */
async function holdAgain(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const items = await keptLines(tx, order.id);
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
  await restoreCouponUse(tx, order.id);
  await forgetEffects(tx, order.id);
  await forgetMissedMornings(tx, order.id, now);
}

/** Nobody came for a sample that was not paid for; without a morning it is on the list of calls to make. */
async function forgetMissedMornings(tx: Tx, orderId: string, now: Date): Promise<void> {
  const [next = ''] = collectionMornings(now);
  await tx
    .update(orderLines)
    .set({ collectionDate: null })
    .where(and(eq(orderLines.orderId, orderId), lt(orderLines.collectionDate, next)));
}

/** The promise of yesterday cannot be kept any more. */
function lateSlot(order: OrderRow, now: Date): { slotFrom: Date; slotUntil: Date } {
  const slot = order.expressDelivery && expressAt(now).isAvailable ? expressSlot(now) : nextMorningSlot(now);
  return { slotFrom: slot.startsAt, slotUntil: slot.endsAt };
}

const TAKE_OUT = `
  with bought as (select product_id, quantity from order_lines where order_id = $2),
  less as (
    update cart_lines set quantity = cart_lines.quantity - bought.quantity, updated_at = now() from bought
    where cart_lines.cart_id = $1 and cart_lines.product_id = bought.product_id
      and cart_lines.quantity > bought.quantity
  ), gone as (
    delete from cart_lines using bought
    where cart_lines.cart_id = $1 and cart_lines.product_id = bought.product_id
      and cart_lines.quantity <= bought.quantity
  )
  update carts set version = version + 1, attempt_id = null, updated_at = now(),
    coupon_id = case when coupon_id = (select coupon_id from orders where id = $2) then null else coupon_id end
  where id = $1`;

/** What was put in since stays. */
async function takeOutOfCart(tx: Tx, cartId: string, orderId: string): Promise<void> {
  await runPrepared(tx, 'orders_out_of_cart', TAKE_OUT, [cartId, orderId]);
}
