import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';
import { orders } from '../orders/orders.tables.ts';

/** The last number of a series in a financial year. Its row is locked while numbers are given out, so there are no gaps. */
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
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** Null until the job has numbered it: numbering in the order's transaction would make orders wait for each other. */
    number: text('number'),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    unique('invoices_number_once').on(table.number),
    check('invoices_number', sql`length(number) <= 16`),
    index('invoices_to_number').on(table.issuedAt).where(sql`number is null`),
  ],
);

/** Reverses an invoice: a cancelled or returned order, a line that the pharmacist rejected. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: id(),
    number: text('number').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Idempotency key: what the note was issued for. */
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
