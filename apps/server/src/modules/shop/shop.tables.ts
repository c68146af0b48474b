import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../platform/database/columns.ts';

/** What the shopkeeper says about the shop, a row for each thing. A missing row means the usual. */
export const shopFacts = pgTable(
  'shop_facts',
  {
    key: text('key').primaryKey(),
    value: text('value').notNull(),
    updatedAt: updatedAt(),
  },
  () => [check('shop_facts_key', sql`key ~ '^[a-zA-Z]{2,40}$'`)],
);
