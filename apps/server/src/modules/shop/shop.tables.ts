import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../platform/database/columns.ts';

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
