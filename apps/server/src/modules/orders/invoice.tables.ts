import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';
import { orders } from './orders.tables.ts';

/** The last number given out in a series of a financial year. Its row is locked until the order is written: no gaps. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    series: text('series').notNull(),
    year: text('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

export const invoices = pgTable(
  'invoices',
  {
    number: text('number').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [unique('invoices_one_per_order').on(table.orderId), check('invoices_number', sql`length(number) <= 16`)],
);

/** What was taken off an invoice later: a cancelled or returned order, a line that the pharmacist refused. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: id(),
    number: text('number').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Names the occasion, so that one occasion makes one note. */
    key: text('key').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    reason: text('reason').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    unique('credit_notes_number').on(table.number),
    unique('credit_notes_key').on(table.key),
    check('credit_notes_amount', sql`amount_paise > 0`),
    index('credit_notes_of_order').on(table.orderId),
  ],
);
