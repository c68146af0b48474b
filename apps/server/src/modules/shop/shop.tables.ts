import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, updatedAt } from '../../platform/database/columns.ts';

/** Shop settings, one row per key. A missing row means the default. */
export const shopFacts = pgTable(
  'shop_facts',
  {
    key: text('key').primaryKey(),
    value: text('value').notNull(),
    updatedAt: updatedAt(),
  },
  () => [check('shop_facts_key', sql`key ~ '^[a-zA-Z]{2,40}$'`)],
);

/** One row once something was done on the first day of the shop. */
export const shopOpening = pgTable(
  'shop_opening',
  {
    id: boolean('id').primaryKey().default(true),
    /** Null until the owner opens the shop; orders are refused until then. */
    openedAt: moment('opened_at'),
    mailTestedAt: moment('mail_tested_at'),
    paymentTestedAt: moment('payment_tested_at'),
  },
  () => [check('shop_opening_one_row', sql`id`)],
);
