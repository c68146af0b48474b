import { coinsEarned, isResold } from '@subah/rules/orders/status-effects';
import { type OrderStatus, phaseOf } from '@subah/rules/orders/statuses';
import type { Tx } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { restoreCouponUse } from '../../coupons/index.ts';
import { allowMailsAgain } from '../../order-mails/index.ts';
import { restoreBatches, takeStock } from '../../stock/index.ts';
import { takeBackCoins } from '../../wallet/index.ts';
import { clearEffects, findKeptLines, hasEffect, type OrderRow } from '../orders.queries.ts';
import { findLinesNotBack, withdrawPickUps } from '../pick-ups/plan-pick-up.ts';
import { earnedKey, passRewardOn } from './order-effects.ts';

/**
 * Reverses the effects of a final status before the order leaves it, in the lock order of the effects. Refused for a
 * refunded order: its money cannot be taken again.
 */
export async function reverseFinalStatus(
  tx: Tx,
  order: OrderRow,
  { to, now }: { to: OrderStatus; now: Date },
): Promise<void> {
  await withdrawPickUps(tx, order, { to, now });
  if (phaseOf(order.status as OrderStatus) === 'delivered') {
    await passRewardOn(tx, order, now);
    await takeBackCoins(tx, { sourceKey: earnedKey(order), keptCoins: coinsEarned(order.itemTotalPaise), now });
    await clearEffects(tx, order.id, ['referral', 'coins-earned']);
  } else {
    if (order.paymentType === 'online') {
      throw new Problem('ORDER_REFUNDED', 'The money for this order has been refunded. Please place a new order.');
    }
    if (await hasEffect(tx, order.id, 'stock-back')) await takeStockAgain(tx, order);
    if ((await hasEffect(tx, order.id, 'coupon-back')) && !(await restoreCouponUse(tx, { orderId: order.id }))) {
      throw new Problem(
        'COUPON_TAKEN',
        `Coupon ${order.couponCode} has been used up, so this order cannot be reopened.`,
      );
    }
    if (await hasEffect(tx, order.id, 'coins-taken-back')) await clearEffects(tx, order.id, ['coins-earned']);
    if (await hasEffect(tx, order.id, 'referral-taken-back')) await clearEffects(tx, order.id, ['referral']);
    await clearEffects(tx, order.id, ['stock-back', 'coupon-back', 'coins-taken-back', 'referral-taken-back']);
  }
  await allowMailsAgain(tx, order);
}

async function takeStockAgain(tx: Tx, order: OrderRow): Promise<void> {
  const lines = await findKeptLines(tx, order.id);
  const notBack = await findLinesNotBack(tx, order);
  const items = lines.filter(({ id, catalog }) => isResold(catalog, order.status) && !notBack.has(id));
  const returnedIds = order.status === 'returned' ? lines.map(({ id }) => id) : [];
  await restoreBatches(tx, returnedIds);
  const { isTaken } = await takeStock(tx, { items, reason: 'sold', orderId: order.id, onlyOnSale: false });
  if (!isTaken) throw new Problem('OUT_OF_STOCK', 'There is not enough stock left to reopen this order.');
}
