import type { OrderMailEvent } from '@subah/rules/orders/order-mail-event';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../platform/database/columns.ts';
import { orders } from '../orders/orders.tables.ts';

/** The outbox of mails about orders. The key allows one mail per event, however often a status is set. */
export const orderMails = pgTable(
  'order_mails',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    event: text('event').$type<OrderMailEvent>().notNull(),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    /** Not to be sent before this moment. A claimed mail is leased until then. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** The mail server takes no mails to the address; tried again on demand only. */
    refusedAt: moment('refused_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.event] }),
    index('order_mails_to_send').on(table.nextAttemptAt).where(sql`sent_at is null`),
  ],
);
