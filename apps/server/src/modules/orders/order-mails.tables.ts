import type { OrderNews } from '@subah/rules/orders/order-news';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../platform/database/columns.ts';
import { orders } from './orders.tables.ts';

/** Which news of an order its customer is told by mail: each once, however often a status is set back and forth. */
export const orderMails = pgTable(
  'order_mails',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    news: text('news').$type<OrderNews>().notNull(),
    createdAt: createdAt(),
    /** When the mail was written and given to the post. */
    queuedAt: moment('queued_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.news] }),
    index('order_mails_waiting').on(table.createdAt).where(sql`queued_at is null`),
  ],
);
