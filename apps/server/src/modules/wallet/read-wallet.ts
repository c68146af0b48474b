import type { Page } from '@subah/contract/endpoint';
import type { CoinMoveReason, Wallet } from '@subah/contract/payments/wallet';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { page, readNumberCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { coinBalance } from './wallet.queries.ts';
import { type COIN_MOVES, coinLots, coinMoves, wallets } from './wallet.tables.ts';

export async function readWallet(
  db: Db,
  userId: string,
  { limit, cursor }: Page,
  now: Date,
): Promise<{ data: Wallet; nextCursor: string | null }> {
  const after = readNumberCursor(cursor);
  const rows = await db
    .select({
      id: coinMoves.id,
      place: coinMoves.place,
      kind: coinMoves.kind,
      key: coinMoves.key,
      description: coinMoves.description,
      coins: coinMoves.coins,
      createdAt: coinMoves.createdAt,
      expiresAt: coinMoves.expiresAt,
    })
    .from(coinMoves)
    .where(and(eq(coinMoves.userId, userId), after && lt(coinMoves.place, after.value)))
    .orderBy(desc(coinMoves.place))
    .limit(limit + 1);
  const { rows: moves, nextCursor } = page(rows, limit, ({ place, id }) => ({ value: place, id }));
  return {
    data: {
      coins: await coinBalance(db, userId, now),
      history: moves.map(({ id, description, coins, createdAt, expiresAt, ...move }) => ({
        _id: id,
        description,
        reason: reasonOf(move),
        orderNumber: /^Order (\w+)/.exec(description)?.[1] ?? null,
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

type MoveSource = { kind: (typeof COIN_MOVES)[number]; key: string };

/** The idempotency key names the source of a move, see move-coins.ts and its callers. */
function reasonOf({ kind, key }: MoveSource): CoinMoveReason {
  switch (kind) {
    case 'earn':
      if (key.startsWith('earn:rejected:')) return 'rejected-medicine';
      if (key.startsWith('earn:referral:')) return key.endsWith(':invited') ? 'referral-invited' : 'referral-inviting';
      return 'earned-with-order';
    case 'spend':
      return 'used-on-order';
    case 'give-back':
      return 'given-back';
    case 'take-back':
      return key.startsWith('owed:') ? 'owed' : 'taken-back';
    case 'expire':
      return 'expired';
  }
}

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
