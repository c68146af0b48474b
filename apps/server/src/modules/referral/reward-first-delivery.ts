import { REFERRAL_COINS } from '@subah/rules/referral/referral';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { countUsesBefore, findCustomer, type ListUsedOffers, lockReferrer } from '../accounts/index.ts';
import { earnCoins, takeBackCoins } from '../wallet/index.ts';
import { firstDeliveries } from './referral.tables.ts';

type Delivery = {
  userId: string;
  orderId: string;
  /** Another one when a reopened order is delivered again. */
  deliveryKey: string;
  now: Date;
};

/** Called for every delivered order. Rewards both customers for the first order of an invited one. */
export async function rewardFirstDelivery(tx: Tx, delivery: Delivery): Promise<void> {
  const { userId, orderId, deliveryKey, now } = delivery;
  const referrerId = await findRewardedReferrer(tx, userId);
  const added = await tx
    .insert(firstDeliveries)
    .values({ userId, orderId, referrerId, createdAt: now })
    // Changes nothing, but locks the row: a first delivery that is taken back meanwhile waits and finds this one.
    .onConflictDoUpdate({ target: firstDeliveries.userId, set: { userId }, setWhere: sql`false` })
    .returning({ userId: firstDeliveries.userId });
  if (added.length === 0 || referrerId === null) return;

  for (const { oldKey: _, ...reward } of rewardsOf(userId, referrerId, deliveryKey)) {
    await earnCoins(tx, { ...reward, coins: REFERRAL_COINS, now });
  }
}

/**
 * The order came back, or was not delivered after all. True when it was the first one: the caller then passes the next one
 * that the customer has to `rewardFirstDelivery`.
 */
export async function takeBackReward(tx: Tx, { userId, orderId, deliveryKey, now }: Delivery): Promise<boolean> {
  await tx.select().from(firstDeliveries).where(eq(firstDeliveries.userId, userId)).for('update');
  const [first] = await tx
    .delete(firstDeliveries)
    .where(and(eq(firstDeliveries.userId, userId), eq(firstDeliveries.orderId, orderId)))
    .returning({ referrerId: firstDeliveries.referrerId });
  if (!first?.referrerId) return first !== undefined;
  for (const { sourceKey, oldKey } of rewardsOf(userId, first.referrerId, deliveryKey)) {
    for (const key of [sourceKey, oldKey])
      await takeBackCoins(tx, { sourceKey: key, reason: 'referral-taken-back', now });
  }
  return true;
}

/** In a fixed lock order: two deliveries that reward the same two wallets cannot deadlock. `oldKey` names no delivery. */
function rewardsOf(userId: string, referrerId: string, deliveryKey: string) {
  const rewards = [
    { userId, side: 'invited', reason: 'referral-invited' },
    { userId: referrerId, side: 'inviting', reason: 'referral-inviting' },
  ] as const;
  return rewards
    .toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
    .map(({ side, ...reward }) => ({
      ...reward,
      sourceKey: `referral:${deliveryKey}:${side}`,
      oldKey: `referral:${userId}:${side}`,
    }));
}

export const listFirstDelivery: ListUsedOffers = async (tx, userId) =>
  (await tx.$count(firstDeliveries, eq(firstDeliveries.userId, userId))) > 0
    ? [{ offer: 'first-delivery', uses: 1 }]
    : [];

async function findRewardedReferrer(tx: Tx, userId: string): Promise<string | null> {
  // Locked, so that a code used at the same moment either counts or is refused as too late.
  const referrerId = await lockReferrer(tx, userId);
  if (!referrerId) return null;
  if ((await countUsesBefore(tx, userId, 'first-delivery')) > 0) return null;
  const referrer = await findCustomer(tx, referrerId);
  return referrer?.isDeleted === false ? referrer.id : null;
}
