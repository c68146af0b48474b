import { REFERRAL_COINS } from '@subah/rules/referral/referral';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import { earnCoins } from '../wallet/index.ts';
import { firstDeliveries } from './referral.tables.ts';

type Delivery = { userId: string; orderId: string; now: Date };

/** To be called for every delivered order: the first of somebody who was invited rewards both, and no later one does. */
export async function rewardFirstDelivery(tx: Tx, { userId, orderId, now }: Delivery): Promise<void> {
  const referrerId = await referrerOf(tx, userId);
  const added = await tx
    .insert(firstDeliveries)
    .values({ userId, orderId, referrerId, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: firstDeliveries.userId });
  if (added.length === 0 || referrerId === null) return;

  const rewards = [
    { userId, sourceKey: `referral:${userId}:invited`, description: 'Referral: your first order was delivered' },
    {
      userId: referrerId,
      sourceKey: `referral:${userId}:inviting`,
      description: 'Referral: a friend’s first order was delivered',
    },
  ];
  // Always in the same order, so that two friends' deliveries never wait for each other's wallets.
  for (const reward of rewards.sort((a, b) => (a.userId < b.userId ? -1 : 1))) {
    await earnCoins(tx, { ...reward, coins: REFERRAL_COINS, now });
  }
}

/** Nobody is rewarded for the own code, and an account that was deleted earns nothing. */
async function referrerOf(tx: Tx, userId: string): Promise<string | null> {
  // Held until the delivery is written down: a code that is used at this moment counts or is refused, never neither.
  const [invited] = await tx
    .select({ referredBy: users.referredBy })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  if (!invited?.referredBy || invited.referredBy === userId) return null;
  const [referrer] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, invited.referredBy), isNull(users.deletedAt)));
  return referrer?.id ?? null;
}
