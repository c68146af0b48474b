import { earnCoins, spendCoins } from '@subah/server/modules/wallet/index';
import type { Tx } from '@subah/server/platform/database/database';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Coins of the demo customer: two lots with different expiry dates, and one use. */
export async function seedWallet(tx: Tx, userId: string, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const earned = [
    {
      coins: 50,
      days: 24,
      sourceKey: `referral:${userId}:invited`,
      reason: 'referral-invited',
    },
    { coins: 34, days: 6, sourceKey: 'demo:6', reason: 'earned-with-order' },
  ] as const;
  for (const { days, ...lot } of earned) await earnCoins(tx, { userId, ...lot, now: ago(days) });
  await spendCoins(tx, { userId, coins: 8, spendKey: 'demo', now: ago(2) });
}
