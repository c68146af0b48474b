import { COIN_MOVE_REASONS } from '@subah/contract/wallet/wallet';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

export const COIN_MOVES = ['earn', 'spend', 'give-back', 'take-back', 'expire'] as const;

/** One row per user: the lock for every change of coins, and the coins that a returned order still has to take back. */
export const wallets = pgTable(
  'wallets',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    owedCoins: integer('owed_coins').notNull().default(0),
  },
  () => [check('wallets_owed', sql`owed_coins >= 0`)],
);

/** Coins granted together, with one expiry. */
export const coinLots = pgTable(
  'coin_lots',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    granted: integer('granted').notNull(),
    rest: integer('rest').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('coin_lots_rest', sql`granted > 0 and rest between 0 and granted`),
    index('coin_lots_living').on(table.userId, table.expiresAt).where(sql`rest > 0`),
    index('coin_lots_by_end').on(table.expiresAt).where(sql`rest > 0`),
  ],
);

/** History of all coin changes. `key` is the idempotency key. */
export const coinMoves = pgTable(
  'coin_moves',
  {
    id: id(),
    /** Sequence number: several moves may have the same timestamp. */
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: COIN_MOVES }).notNull(),
    key: text('key').notNull(),
    coins: integer('coins').notNull(),
    /** Null in rows of servers that wrote only a description. */
    reason: text('reason', { enum: COIN_MOVE_REASONS }),
    orderNumber: integer('order_number'),
    description: text('description').notNull(),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('coin_moves_kind', isOneOf('kind', COIN_MOVES)),
    check('coin_moves_reason', isOneOf('reason', COIN_MOVE_REASONS)),
    check('coin_moves_direction', sql`case when kind in ('earn', 'give-back') then coins > 0 else coins <= 0 end`),
    unique('coin_moves_once').on(table.key),
    index('coin_moves_of_user').on(table.userId, table.place),
    // Rows are only appended, so block ranges follow the time and cost almost nothing to write.
    index('coin_moves_by_time').using('brin', table.createdAt),
  ],
);

/** The lots changed by a move. The sum for a lot is its `rest`. */
export const coinMoveLots = pgTable(
  'coin_move_lots',
  {
    moveId: uuid('move_id')
      .notNull()
      .references(() => coinMoves.id, { onDelete: 'cascade' }),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => coinLots.id, { onDelete: 'cascade' }),
    coins: integer('coins').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.moveId, table.lotId] }),
    check('coin_move_lots_coins', sql`coins <> 0`),
    index('coin_move_lots_of_lot').on(table.lotId),
  ],
);
