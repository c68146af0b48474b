import { sentBackReasons } from '@subah/messages/mail/sent-back-reasons';
import { fill, type Message } from '@subah/messages/message';
import { expressAt } from '@subah/rules/orders/express';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../../platform/database/run-prepared.ts';
import { priceCart } from '../../cart/index.ts';
import { findProductSnapshots } from '../../catalog/index.ts';
import { type CustomerCoupon, findCoupon } from '../../coupons/index.ts';
import { findDeliverySettings, isServed } from '../../delivery/index.ts';
import { benefitsOf } from '../../membership/index.ts';
import { findKeptLines, type OrderLineRow, type OrderRow } from '../orders.queries.ts';

/**
 * Why an order that is paid after its price hold cannot be placed any more: its bill must be the one that the same order
 * would get now, and it must be deliverable. Undefined when all of it stands. Stock and coins are checked when they are
 * reserved again.
 */
export async function findLateProblem(
  tx: Tx,
  order: OrderRow,
  { retry, now }: { retry: OrderRow | undefined; now: Date },
): Promise<Message | undefined> {
  if (!(await isServed(tx, order.pincode))) return sentBackReasons.notServed;
  const lines = await findKeptLines(tx, order.id);
  const products = await findProductSnapshots(
    tx,
    lines.map(({ productId }) => productId),
  );
  const basket = lines.flatMap(({ productId, quantity }) => {
    const product = products.find((found) => found.productId === productId);
    return product?.isSold ? { ...product, quantity } : [];
  });
  if (basket.length < lines.length) return sentBackReasons.notSold;

  const settings = await findDeliverySettings(tx);
  const priced = priceCart(
    basket,
    await findOrderCoupon(tx, order, retry),
    {
      expressDelivery: order.expressDelivery && expressAt(now, settings) === 'open',
      tipPaise: order.tipPaise,
      benefits: await benefitsOf(tx, order.userId, now),
      fees: settings.fees,
    },
    now,
  );
  if (order.couponId && priced.coupon?.problem !== null) {
    return fill(sentBackReasons.couponOver, { code: order.couponCode ?? '' });
  }
  const isSameBill = priced.charges.toPayPaise === order.toPayPaise && lines.every(hasPriceOf(basket));
  return isSameBill ? undefined : sentBackReasons.priceChanged;
}

const hasPriceOf = (basket: { productId: string; pricePaise: number }[]) => (line: OrderLineRow) =>
  basket.some(({ productId, pricePaise }) => productId === line.productId && pricePaise === line.pricePaise);

/** An order that is still pending counts among the uses of its coupon, and so does one that is released for this one. */
async function findOrderCoupon(
  tx: Tx,
  order: OrderRow,
  retry: OrderRow | undefined,
): Promise<CustomerCoupon | undefined> {
  const coupon = order.couponId ? await findCoupon(tx, order.userId, { id: order.couponId }) : undefined;
  const ownUses = [order, retry].filter((own) => own?.status === 'pending' && own.couponId === order.couponId).length;
  return (
    coupon && {
      ...coupon,
      usedCount: coupon.usedCount - ownUses,
      usedByCustomer: coupon.usedByCustomer - ownUses,
    }
  );
}

const FIND_REPEATED_ORDER = defineStatement({
  name: 'orders_ordered_again',
  text: `select 1 as found from orders late
    join orders again on again.cart_id = late.cart_id and again.placed_at > late.created_at
    where late.id = $1 and again.id <> late.id and again.status <> 'cancelled'
      and (again.cart_version = late.cart_version or again.basket_hash = late.basket_hash) limit 1`,
  row: z.object({ found: z.int() }),
});

/**
 * True if the same basket was ordered from this cart after this order was made: its payment is a duplicate, also when lines
 * of the later order were changed since.
 */
export async function wasOrderedAgain(tx: Tx, orderId: string): Promise<boolean> {
  return (await runPrepared(tx, FIND_REPEATED_ORDER, [orderId])).length > 0;
}
