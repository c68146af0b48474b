import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** One row per customer with a delivered order; the primary key makes the reward happen once. */
export const firstDeliveries = pgTable(
  'first_deliveries',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').notNull(),
    referrerId: uuid('referrer_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('first_deliveries_of_referrer').on(table.referrerId)],
);
