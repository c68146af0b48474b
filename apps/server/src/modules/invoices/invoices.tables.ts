import type { ShopFacts } from '@subah/contract/shop/shop-facts';
import type { CreditFigures, InvoiceFigures } from '@subah/rules/invoices/invoice-figures';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';
import { orders } from '../orders/orders.tables.ts';

/** The last number of a series in a financial year. Numbering locks the row, so the series has no gaps. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    series: text('series').notNull(),
    year: text('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

/** A trigger refuses every change of a numbered invoice, and of a credit note. */
export const invoices = pgTable(
  'invoices',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** 0; an order whose invoice was reversed, because it was reopened or a product replaced, gets another one. */
    round: smallint('round').notNull().default(0),
    /** Null until the job assigns it: numbering in the transaction of the order would serialize all orders. */
    number: text('number'),
    issuedAt: moment('issued_at').notNull(),
    /** Written with the number. Null for invoices of earlier releases until the job has written it. */
    figures: jsonb('figures').$type<InvoiceFigures>(),
    seller: jsonb('seller').$type<ShopFacts>(),
    totalPaise: integer('total_paise'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.round] }),
    index('invoices_without_figures').on(table.issuedAt).where(sql`number is not null and figures is null`),
    unique('invoices_number_once').on(table.number),
    check('invoices_number', sql`length(number) <= 16`),
    index('invoices_issued').on(table.issuedAt),
    // Those that GSTR-1 may list one by one (LARGE_INVOICE_PAISE).
    index('invoices_listed').on(table.issuedAt).where(sql`figures ? 'buyer' or total_paise > 10000000`),
    index('invoices_to_number').on(table.issuedAt).where(sql`number is null`),
  ],
);

/** Reverses an invoice or a part of it: cancelled or returned orders, changed lines. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: id(),
    number: text('number').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Which invoice of the order it reverses. */
    round: smallint('round').notNull().default(0),
    /** Idempotency key: what the note was issued for. */
    key: text('key').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    reason: text('reason').notNull(),
    /** The lines that are credited. Null in notes of earlier releases. */
    figures: jsonb('figures').$type<CreditFigures>(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    unique('credit_notes_number').on(table.number),
    unique('credit_notes_key').on(table.key),
    check('credit_notes_amount', sql`amount_paise > 0`),
    index('credit_notes_issued').on(table.issuedAt),
    index('credit_notes_of_order').on(table.orderId),
  ],
);
