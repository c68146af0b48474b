import { orderName } from '@subah/rules/orders/order-name';
import { coinsEarned, effectsOf, isResold, type StatusEffect } from '@subah/rules/orders/status-effects';
import type { StoredStatus } from '@subah/rules/orders/statuses';
import { duePaise } from '@subah/rules/pricing/bill-lines';
import type { Tx } from '../../../platform/database/database.ts';
import { releaseCouponUse } from '../../coupons/index.ts';
import { queueRefund } from '../../payments/index.ts';
import { rewardFirstDelivery, takeBackReward } from '../../referral/index.ts';
import { giveBackStock, markLinesReturned } from '../../stock/index.ts';
import { earnCoins, giveBackCoins, takeBackCoins } from '../../wallet/index.ts';
import { giveCreditsAgain, hasCredits, takeBackCredits } from '../claims/freshness-coins.ts';
import { takeReplacement } from '../line-changes/replace-goods.ts';
import {
  claimEffects,
  findChanges,
  findFirstDelivered,
  findKeptLines,
  hasEffect,
  type OrderLineRow,
  type OrderRow,
  updateOrder,
} from '../orders.queries.ts';
import { isToFetch } from '../pick-ups/plan-pick-up.ts';

type EffectContext = { order: OrderRow; status: StoredStatus; reason: string | undefined; now: Date };

/** Runs the side effects of a status, each once per order. The caller holds the lock of the order. */
export async function applyEffects(tx: Tx, context: EffectContext): Promise<void> {
  const { order, status } = context;
  const due: StatusEffect[] = [];
  for (const effect of effectsOf(status)) if (await isDue(tx, order, effect)) due.push(effect);
  for (const effect of await claimEffects(tx, order.id, due)) await doEffect[effect](tx, context);
}

/** An effect with nothing to do is not claimed, so that it can still happen later. */
async function isDue(tx: Tx, order: OrderRow, effect: StatusEffect): Promise<boolean> {
  switch (effect) {
    case 'coins-taken-back':
      // A reopened order has lost its earned coins already, but not its freshness credits.
      return (await hasEffect(tx, order.id, 'coins-earned')) || hasCredits(tx, order.id);
    case 'referral-taken-back':
      return hasEffect(tx, order.id, 'referral');
    case 'refund':
      return order.paymentId !== null && order.placedAt !== null && duePaise(order) > 0;
    case 'replacement':
      // The first packs of an order that was never delivered are in the shop.
      return order.deliveredAt !== null;
    case 'coins-back':
      return order.coins > 0;
    case 'coupon-back':
      return order.couponId !== null;
    default:
      return true;
  }
}

const doEffect: Record<StatusEffect, (tx: Tx, context: EffectContext) => Promise<void>> = {
  'stock-back': async (tx, { order, status, now }) => {
    const lines = await findKeptLines(tx, order.id);
    const isBack = (line: OrderLineRow) =>
      isResold(line.catalog, status) && !(status === 'returned' && isToFetch(order, line));
    await giveBackStock(tx, order.id, lines.filter(isBack));
    await markLinesReturned(
      tx,
      lines.filter((line) => !isBack(line)),
      now,
    );
  },
  'coins-back': async (tx, { order, now }) => {
    await giveBackCoins(tx, { spendKey: spendKey(order), now });
    // Coins that were returned for changed lines are part of the same spending.
    for (const { key } of await findChanges(tx, [order.id]))
      await takeBackCoins(tx, { sourceKey: key, includesExpired: true, now });
  },
  'coupon-back': async (tx, { order, now }) => {
    await releaseCouponUse(tx, order.id, now);
  },
  'coins-earned': async (tx, { order, now }) => {
    await earnCoins(tx, {
      userId: order.userId,
      coins: coinsEarned(order.itemTotalPaise),
      reason: 'earned-with-order',
      orderNumber: order.orderNumber,
      sourceKey: earnedKey(order),
      now,
    });
    await giveCreditsAgain(tx, order, now);
  },
  'coins-taken-back': async (tx, { order, now }) => {
    await takeBackCoins(tx, { sourceKey: earnedKey(order), keptCoins: coinsEarned(order.itemTotalPaise), now });
    await takeBackCredits(tx, order, now);
  },
  referral: (tx, { order, now }) => rewardFirstDelivery(tx, deliveryOf(order, now)),
  'referral-taken-back': (tx, { order, now }) => passRewardOn(tx, order, now),
  replacement: (tx, { order, status, now }) =>
    takeReplacement(tx, order.id, { isHandedOver: status === 'exchanged', now }),
  refund: async (tx, { order, status, reason, now }) => {
    if (!order.paymentId) return;
    const queuedPaise = await queueRefund(tx, {
      paymentId: order.paymentId,
      amountPaise: duePaise(order),
      reason: reason || `Order ${orderName(order.id)} was ${status}.`,
      key: `order:${order.id}`,
      now,
    });
    await updateOrder(tx, order.id, { refundedPaise: order.refundedPaise + queuedPaise });
  },
};

/** The wallet's idempotency keys of an order. */
export const spendKey = ({ id, paidLate }: Pick<OrderRow, 'id' | 'paidLate'>): string =>
  paidLate ? `order:${id}:late` : `order:${id}`;
/** A reopened order earns its coins anew. */
export const earnedKey = ({ id, reopenCount }: Pick<OrderRow, 'id' | 'reopenCount'>): string =>
  reopenCount === 0 ? `order:${id}` : `order:${id}:${reopenCount}`;
const deliveryOf = (order: OrderRow, now: Date) => ({
  userId: order.userId,
  orderId: order.id,
  deliveryKey: earnedKey(order),
  now,
});

/** Another order that the customer has now counts as the first one. The caller holds the lock of the order. */
export async function passRewardOn(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (!(await takeBackReward(tx, deliveryOf(order, now)))) return;
  const next = await findFirstDelivered(tx, order);
  if (next) await rewardFirstDelivery(tx, deliveryOf(next, now));
}

/** Also of the refund. A prescription is decided once. */
export const rejectedKey = (orderId: string): string => `rejected:${orderId}`;
