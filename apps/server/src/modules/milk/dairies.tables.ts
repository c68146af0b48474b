import { RETURN_REASONS } from '@subah/rules/milk/milk-returns';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { products } from '../catalog/catalog.tables.ts';

/** Where the sheet of the morning goes. A dairy is the brand of its products; empty for products without one. */
export const milkDairies = pgTable(
  'milk_dairies',
  {
    brand: text('brand').primaryKey(),
    email: text('email').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [check('milk_dairies_length', sql`length(brand) <= 100 and length(email) between 3 and 200`)],
);

export type SheetLine = { name: string; unit: string; packs: number };

/** The sheet as it was mailed last. */
export const milkDairySheets = pgTable(
  'milk_dairy_sheets',
  {
    date: date('date', { mode: 'string' }).notNull(),
    brand: text('brand').notNull(),
    email: text('email').notNull(),
    lines: jsonb('lines').$type<SheetLine[]>().notNull(),
    /** How often it was mailed. */
    sends: integer('sends').notNull().default(1),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.brand] })],
);

/** Packs that came back from the round and go back to the dairy. They have left the stock with the round. */
export const milkReturns = pgTable(
  'milk_returns',
  {
    /** Made by the client. */
    id: uuid('id').primaryKey(),
    date: date('date', { mode: 'string' }).notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    packs: integer('packs').notNull(),
    reason: text('reason', { enum: RETURN_REASONS }).notNull(),
    note: text('note').notNull().default(''),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('milk_returns_packs', sql`packs > 0`),
    check('milk_returns_reason', isOneOf('reason', RETURN_REASONS)),
    check('milk_returns_note', sql`length(note) <= 200`),
    index('milk_returns_of_morning').on(table.date),
    index('milk_returns_of_product').on(table.productId),
    index('milk_returns_of_actor').on(table.actorId),
  ],
);
