import type { Page } from '@subah/contract/endpoint';
import type { CoinMoveReason, Wallet } from '@subah/contract/wallet/wallet';
import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { page, readNumberCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { coinBalance } from './wallet.queries.ts';
import { type COIN_MOVES, coinLots, coinMoves, wallets } from './wallet.tables.ts';

/** Ids of orders by their running numbers. The orders module provides it. */
export type FindOrderIds = (db: Db, orderNumbers: number[]) => Promise<Map<number, string>>;

export async function readWallet(
  db: Db,
  userId: string,
  { limit, cursor }: Page,
  now: Date,
  findOrderIds: FindOrderIds,
): Promise<{ data: Wallet; nextCursor: string | null }> {
  const after = readNumberCursor(cursor);
  const rows = await db
    .select({
      id: coinMoves.id,
      place: coinMoves.place,
      kind: coinMoves.kind,
      reason: coinMoves.reason,
      orderNumber: coinMoves.orderNumber,
      description: coinMoves.description,
      coins: coinMoves.coins,
      createdAt: coinMoves.createdAt,
      expiresAt: coinMoves.expiresAt,
    })
    .from(coinMoves)
    // A move of 0 coins only marks that nothing was left to take.
    .where(and(eq(coinMoves.userId, userId), ne(coinMoves.coins, 0), after && lt(coinMoves.place, after.value)))
    .orderBy(desc(coinMoves.place))
    .limit(limit + 1);
  const { rows: moves, nextCursor } = page(rows, limit, ({ place, id }) => ({ value: place, id }));
  const orderIds = await findOrderIds(
    db,
    moves.flatMap(({ orderNumber }) => orderNumber ?? []),
  );
  return {
    data: {
      coins: await coinBalance(db, userId, now),
      history: moves.map(({ id, kind, description, reason, orderNumber, coins, createdAt, expiresAt }) => ({
        _id: id,
        description,
        reason: reason ?? REASON_OF_KIND[kind],
        orderId: orderIds.get(orderNumber ?? 0) ?? null,
        coins,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
      })),
      expiring: await listExpiringCoins(db, userId, now),
      owed: await readOwedCoins(db, userId),
    },
    nextCursor,
  };
}

/** For rows without a reason. */
const REASON_OF_KIND: Record<(typeof COIN_MOVES)[number], CoinMoveReason> = {
  earn: 'earned-with-order',
  spend: 'used-on-order',
  'give-back': 'given-back',
  'take-back': 'taken-back',
  expire: 'expired',
};

async function readOwedCoins(db: Db, userId: string): Promise<number> {
  const [wallet] = await db.select({ owed: wallets.owedCoins }).from(wallets).where(eq(wallets.userId, userId));
  return wallet?.owed ?? 0;
}

async function listExpiringCoins(db: Db, userId: string, now: Date): Promise<Wallet['expiring']> {
  const rows = await db
    .select({ expiresAt: coinLots.expiresAt, coins: sql<number>`sum(${coinLots.rest})::int` })
    .from(coinLots)
    .where(and(eq(coinLots.userId, userId), gt(coinLots.rest, 0), gt(coinLots.expiresAt, now)))
    .groupBy(coinLots.expiresAt)
    .orderBy(asc(coinLots.expiresAt))
    .limit(40);
  return rows.map(({ coins, expiresAt }) => ({ coins, expiresAt: expiresAt.toISOString() }));
}
