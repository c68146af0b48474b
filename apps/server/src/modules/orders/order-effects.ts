import { coinsEarned, effectsOf, isResold } from '@subah/rules/orders/status-effects';
import type { StoredStatus } from '@subah/rules/orders/statuses';
import { duePaise } from '@subah/rules/pricing/bill-lines';
import type { Tx } from '../../platform/database/database.ts';
import { releaseCouponUse } from '../coupons/index.ts';
import { queueRefund } from '../payments/index.ts';
import { rewardFirstDelivery } from '../referral/index.ts';
import { giveBackStock } from '../stock/index.ts';
import { earnCoins, giveBackCoins, takeBackCoins } from '../wallet/index.ts';
import { claimEffects, hasHappened, keptLines, type OrderRow, updateOrder } from './orders.queries.ts';
import type { Effect } from './orders.tables.ts';

type Happening = { order: OrderRow; status: StoredStatus; reason: string | undefined; now: Date };

/** Does what follows from a status, each thing once for this order. The order's row is locked. */
export async function applyEffects(tx: Tx, happening: Happening): Promise<void> {
  const { order, status } = happening;
  const due: Effect[] = [];
  for (const effect of effectsOf(status)) if (await isDue(tx, order, effect)) due.push(effect);
  for (const effect of await claimEffects(tx, order.id, due)) await doEffect[effect](tx, happening);
}

/** An effect that has nothing to do yet is not used up by asking for it. */
async function isDue(tx: Tx, order: OrderRow, effect: Effect): Promise<boolean> {
  switch (effect) {
    case 'coins-taken-back':
      return hasHappened(tx, order.id, 'coins-earned');
    case 'refund':
      return order.paymentId !== null && order.placedAt !== null && duePaise(order) > 0;
    case 'coins-back':
      return order.coins > 0;
    case 'coupon-back':
      return order.couponId !== null;
    default:
      return true;
  }
}

const doEffect: Record<Effect, (tx: Tx, happening: Happening) => Promise<void>> = {
  'stock-back': async (tx, { order, status }) => {
    const lines = await keptLines(tx, order.id);
    await giveBackStock(
      tx,
      order.id,
      lines.filter(({ catalog }) => isResold(catalog, status)),
    );
  },
  'coins-back': async (tx, { order, now }) => {
    await giveBackCoins(tx, { spendKey: spendKey(order), now });
    // Coins that came back with a rejected line are part of the same spending.
    await takeBackCoins(tx, { sourceKey: rejectedKey(order.id), now });
  },
  'coupon-back': async (tx, { order, now }) => {
    await releaseCouponUse(tx, order.id, now);
  },
  'coins-earned': (tx, { order, now }) =>
    earnCoins(tx, {
      userId: order.userId,
      coins: coinsEarned(order.itemTotalPaise),
      description: `Order ${order.orderNumber}`,
      sourceKey: earnedKey(order.id),
      now,
    }),
  'coins-taken-back': (tx, { order, now }) => takeBackCoins(tx, { sourceKey: earnedKey(order.id), now }),
  referral: (tx, { order, now }) => rewardFirstDelivery(tx, { userId: order.userId, orderId: order.id, now }),
  refund: async (tx, { order, status, reason, now }) => {
    if (!order.paymentId) return;
    const amountPaise = duePaise(order);
    await queueRefund(tx, {
      paymentId: order.paymentId,
      amountPaise,
      reason: reason || `Order ${order.orderNumber} was ${status}.`,
      key: `order:${order.id}`,
      now,
    });
    await updateOrder(tx, order.id, { refundedPaise: order.refundedPaise + amountPaise });
  },
};

/** The names under which the wallet knows what an order did. */
export const spendKey = ({ id, paidLate }: Pick<OrderRow, 'id' | 'paidLate'>): string =>
  paidLate ? `order:${id}:late` : `order:${id}`;
const earnedKey = (orderId: string): string => `order:${orderId}`;
export const rejectedKey = (orderId: string): string => `rejected:${orderId}`;
