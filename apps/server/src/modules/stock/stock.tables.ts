import { BOOKING_REASONS, STOCK_REASONS } from '@subah/rules/catalog/stock-reasons';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, isOneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** Packs that staff booked at once: received goods, a count, what was damaged. */
export const stockBookings = pgTable(
  'stock_bookings',
  {
    /** Made by the client. */
    id: uuid('id').primaryKey(),
    reason: text('reason', { enum: BOOKING_REASONS }).notNull(),
    note: text('note').notNull(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('stock_bookings_reason', isOneOf('reason', BOOKING_REASONS)),
    check('stock_bookings_note', sql`length(note) <= 200`),
    index('stock_bookings_of_actor').on(table.actorId),
  ],
);

/** The stock ledger: one row for every change of `products.stock`, written in the same statement as the change. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Without a foreign key: products are never deleted, and the check would cost every sale. */
    productId: uuid('product_id').notNull(),
    change: integer('change').notNull(),
    stockAfter: integer('stock_after').notNull(),
    reason: text('reason', { enum: STOCK_REASONS }).notNull(),
    /** Set for `sold`, `replaced` and `returned`. */
    orderId: uuid('order_id'),
    /** Set for what staff booked. */
    bookingId: uuid('booking_id').references(() => stockBookings.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('stock_moves_reason', isOneOf('reason', STOCK_REASONS)),
    index('stock_moves_of_product').on(table.productId, table.id),
    index('stock_moves_by_time').on(table.createdAt, table.id),
    // Most entries are sales, which the index by time finds.
    index('stock_moves_by_reason').on(table.reason, table.createdAt, table.id).where(sql`reason <> 'sold'`),
    index('stock_moves_of_booking').on(table.bookingId).where(sql`booking_id is not null`),
  ],
);
