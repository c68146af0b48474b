import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { lockWallet, writeMove } from './wallet.queries.ts';
import { coinLots } from './wallet.tables.ts';

const BATCH = 500;

/** Writes down what ended. Balances leave it out at once, so nothing depends on when this runs. */
export async function expireCoins({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  for (;;) {
    const ended = await db
      .selectDistinct({ userId: coinLots.userId })
      .from(coinLots)
      .where(hasEnded(now))
      .orderBy(asc(coinLots.userId))
      .limit(BATCH);
    for (const { userId } of ended) await inTransaction(db, (tx) => expireLots(tx, userId, now));
    if (ended.length < BATCH) return;
  }
}

async function expireLots(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockWallet(tx, userId);
  const lots = await tx
    .select({ id: coinLots.id, rest: coinLots.rest, expiresAt: coinLots.expiresAt })
    .from(coinLots)
    .where(and(eq(coinLots.userId, userId), hasEnded(now)));
  for (const lot of lots) {
    await writeMove(tx, {
      userId,
      kind: 'expire',
      key: `expire:${lot.id}`,
      description: 'SuperCoins ended',
      parts: [{ lotId: lot.id, coins: -lot.rest }],
      now,
    });
  }
}

const hasEnded = (now: Date) => and(gt(coinLots.rest, 0), lte(coinLots.expiresAt, now));
