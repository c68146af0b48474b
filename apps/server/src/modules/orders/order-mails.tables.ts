import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../platform/columns.ts';
import { orders } from './orders.tables.ts';

/** Which news of an order its customer was told by mail: each once, however often a status is set back and forth. */
export const orderMails = pgTable(
  'order_mails',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    news: text('news').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.news] })],
);
