import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalog.tables.ts';

/** How many orders of the last months have both products; written by a job, without customers. */
export const boughtTogether = pgTable(
  'bought_together',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    otherId: uuid('other_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    orders: integer('orders').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.otherId] }),
    check('bought_together_pair', sql`product_id <> other_id and orders > 0`),
    index('bought_together_other').on(table.otherId),
  ],
);
