import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { insertMove, lockWallet } from './wallet.queries.ts';
import { coinLots } from './wallet.tables.ts';

const BATCH_SIZE = 500;

/** Writes the history entries of expired coins. Balances exclude them at once, so the time of this job is not critical. */
export async function expireCoins({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  for (;;) {
    const owners = await db
      .selectDistinct({ userId: coinLots.userId })
      .from(coinLots)
      .where(isExpired(now))
      .orderBy(asc(coinLots.userId))
      .limit(BATCH_SIZE);
    for (const { userId } of owners) await inTransaction(db, (tx) => expireLots(tx, userId, now));
    if (owners.length < BATCH_SIZE) return;
  }
}

async function expireLots(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockWallet(tx, userId);
  const lots = await tx
    .select({ id: coinLots.id, rest: coinLots.rest, expiresAt: coinLots.expiresAt })
    .from(coinLots)
    .where(and(eq(coinLots.userId, userId), isExpired(now)));
  for (const lot of lots) {
    await insertMove(tx, {
      userId,
      kind: 'expire',
      key: `expire:${lot.id}`,
      reason: 'expired',
      parts: [{ lotId: lot.id, coins: -lot.rest }],
      now,
    });
  }
}

const isExpired = (now: Date) => and(gt(coinLots.rest, 0), lte(coinLots.expiresAt, now));
