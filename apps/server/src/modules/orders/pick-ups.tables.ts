import { RESTOCKS } from '@subah/rules/orders/pick-ups';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { orderLines, orders } from './orders.tables.ts';

/**
 * Returned goods that the shop fetches, and the cash that the customer gets back for them. What is done or withdrawn never
 * changes, and a rider whose day is counted gives nothing more back (rounds.sql).
 */
export const pickUps = pgTable(
  'pick_ups',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Names the return: each is picked up once. */
    key: text('key').notNull().unique(),
    /** 0 for an order that was paid online. */
    cashPaise: integer('cash_paise').notNull(),
    /** Who picks it up, and has given the cash back. Null while it is given to no rider, or when it was done at the shop. */
    riderId: uuid('rider_id').references(() => users.id),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
    /** The day of the cash-up. */
    doneOn: date('done_on', { mode: 'string' }),
    /** Who recorded it; null for what was given back before pick-ups were recorded. */
    doneBy: uuid('done_by').references(() => users.id),
    /** The return was undone before the pick-up. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    check('pick_ups_cash', sql`cash_paise >= 0`),
    check('pick_ups_done', sql`(done_at is null) = (done_on is null) and (done_by is null or done_at is not null)`),
    check('pick_ups_one_end', sql`done_at is null or withdrawn_at is null`),
    index('pick_ups_of_order').on(table.orderId),
    index('pick_ups_of_rider').on(table.riderId, table.doneOn),
    index('pick_ups_done_by').on(table.doneBy),
    index('pick_ups_open').on(table.id).where(sql`done_at is null and withdrawn_at is null`),
    index('pick_ups_of_day').on(table.doneOn).where(sql`cash_paise > 0 and done_at is not null`),
  ],
);

export const pickUpLines = pgTable(
  'pick_up_lines',
  {
    pickUpId: uuid('pick_up_id')
      .notNull()
      .references(() => pickUps.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull(),
    /** The default is what a server of the last release does, which may still run during an update. */
    restock: text('restock', { enum: RESTOCKS }).notNull().default('accepted'),
  },
  (table) => [
    primaryKey({ columns: [table.pickUpId, table.lineId] }),
    check('pick_up_lines_quantity', sql`quantity > 0`),
    check('pick_up_lines_restock', isOneOf('restock', RESTOCKS)),
    index('pick_up_lines_of_line').on(table.lineId),
  ],
);
