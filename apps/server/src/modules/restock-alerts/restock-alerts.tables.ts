import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { products } from '../catalog/catalog.tables.ts';

/** One mail per row: it is deleted when the mail is queued. */
export const restockAlerts = pgTable(
  'restock_alerts',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.userId] }),
    index('restock_alerts_of_user').on(table.userId),
  ],
);
