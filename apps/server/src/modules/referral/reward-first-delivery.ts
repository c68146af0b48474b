import { REFERRAL_COINS } from '@subah/rules/referral/referral';
import type { Tx } from '../../platform/database/database.ts';
import { findCustomer, lockReferrer } from '../accounts/index.ts';
import { earnCoins } from '../wallet/index.ts';
import { firstDeliveries } from './referral.tables.ts';

type Delivery = { userId: string; orderId: string; now: Date };

/** Called for every delivered order. Rewards both customers for the first order of an invited one. */
export async function rewardFirstDelivery(tx: Tx, { userId, orderId, now }: Delivery): Promise<void> {
  const referrerId = await findRewardedReferrer(tx, userId);
  const added = await tx
    .insert(firstDeliveries)
    .values({ userId, orderId, referrerId, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: firstDeliveries.userId });
  if (added.length === 0 || referrerId === null) return;

  const rewards = [
    { userId, sourceKey: `referral:${userId}:invited`, reason: 'referral-invited' },
    { userId: referrerId, sourceKey: `referral:${userId}:inviting`, reason: 'referral-inviting' },
  ] as const;
  // Fixed lock order: two deliveries that reward the same two wallets cannot deadlock.
  for (const reward of rewards.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))) {
    await earnCoins(tx, { ...reward, coins: REFERRAL_COINS, now });
  }
}

async function findRewardedReferrer(tx: Tx, userId: string): Promise<string | null> {
  // Locked, so that a code used at the same moment either counts or is refused as too late.
  const referrerId = await lockReferrer(tx, userId);
  if (!referrerId) return null;
  const referrer = await findCustomer(tx, referrerId);
  return referrer?.isDeleted === false ? referrer.id : null;
}
