import type { CoinMoveReason } from '@subah/contract/wallet/wallet';
import { translate } from '@subah/messages/translate';
import { coinMoveReasons } from '@subah/messages/wallet';
import type { CoinLot, LotChange } from '@subah/rules/wallet/take-from-lots';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { type COIN_MOVES, coinLots, coinMoveLots, coinMoves, wallets } from './wallet.tables.ts';

/** Serialises changes of one wallet: call it before reading lots or moves. */
export async function lockWallet(tx: Tx, userId: string): Promise<{ owedCoins: number }> {
  await tx.insert(wallets).values({ userId }).onConflictDoNothing();
  const [wallet] = await tx
    .select({ owedCoins: wallets.owedCoins })
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .for('update');
  if (!wallet) throw new Error(`wallet of user ${userId} does not exist`);
  return wallet;
}

const BALANCE = defineStatement({
  name: 'wallet_balance',
  text: `select coalesce(sum(rest), 0)::int as coins from coin_lots where user_id = $1 and rest > 0 and expires_at > $2`,
  row: z.object({ coins: z.int() }),
});

export async function coinBalance(db: Db | Tx, userId: string, now: Date): Promise<number> {
  const [row] = await runPrepared(db, BALANCE, [userId, now]);
  return row?.coins ?? 0;
}

/** Lots that can be spent. */
export const findSpendableLots = (tx: Tx, userId: string, now: Date): Promise<CoinLot[]> =>
  tx
    .select({ id: coinLots.id, rest: coinLots.rest, expiresAt: coinLots.expiresAt })
    .from(coinLots)
    .where(isSpendable(userId, now))
    .orderBy(asc(coinLots.expiresAt), asc(coinLots.id));

const isSpendable = (userId: string, now: Date) =>
  and(eq(coinLots.userId, userId), gt(coinLots.rest, 0), gt(coinLots.expiresAt, now));

export async function findMove(tx: Tx, key: string) {
  const [move] = await tx
    .select({
      id: coinMoves.id,
      userId: coinMoves.userId,
      coins: coinMoves.coins,
      orderNumber: coinMoves.orderNumber,
    })
    .from(coinMoves)
    .where(eq(coinMoves.key, key));
  if (!move) return undefined;
  const parts = await tx
    .select({
      lotId: coinMoveLots.lotId,
      coins: coinMoveLots.coins,
      rest: coinLots.rest,
      expiresAt: coinLots.expiresAt,
    })
    .from(coinMoveLots)
    .innerJoin(coinLots, eq(coinLots.id, coinMoveLots.lotId))
    .where(eq(coinMoveLots.moveId, move.id));
  return { ...move, parts };
}

export async function addLot(
  tx: Tx,
  lot: { userId: string; granted: number; expiresAt: Date; createdAt: Date },
): Promise<string> {
  const id = newId(lot.createdAt.getTime());
  await tx.insert(coinLots).values({ id, ...lot, rest: 0 });
  return id;
}

type CoinMove = {
  userId: string;
  kind: (typeof COIN_MOVES)[number];
  key: string;
  reason: CoinMoveReason;
  orderNumber?: number | null | undefined;
  /** Signed. */
  parts: LotChange[];
  expiresAt?: Date | undefined;
  now: Date;
};

/** Inserts the move and updates its lots. */
export async function insertMove(tx: Tx, { parts, now, expiresAt, ...move }: CoinMove): Promise<void> {
  const id = newId(now.getTime());
  const description = translate('en', coinMoveReasons[move.reason]);
  const coins = parts.reduce((sum, part) => sum + part.coins, 0);
  await tx.insert(coinMoves).values({ id, ...move, description, coins, expiresAt: expiresAt ?? null, createdAt: now });
  if (parts.length === 0) return;
  await tx.insert(coinMoveLots).values(parts.map((part) => ({ moveId: id, ...part })));
  for (const part of parts) {
    await tx
      .update(coinLots)
      .set({ rest: sql`${coinLots.rest} + ${part.coins}` })
      .where(eq(coinLots.id, part.lotId));
  }
}

export async function updateOwedCoins(tx: Tx, userId: string, owedCoins: number): Promise<void> {
  await tx.update(wallets).set({ owedCoins }).where(eq(wallets.userId, userId));
}

/** Coins of these lots that the nightly job has expired. */
export async function countExpiredCoins(tx: Tx, lotIds: string[]): Promise<number> {
  const [row] = await tx
    .select({ coins: sql<number>`coalesce(-sum(${coinMoveLots.coins}), 0)::int` })
    .from(coinMoveLots)
    .innerJoin(coinMoves, eq(coinMoves.id, coinMoveLots.moveId))
    .where(and(inArray(coinMoveLots.lotId, lotIds), eq(coinMoves.kind, 'expire')));
  return row?.coins ?? 0;
}
