import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { orders } from './orders.tables.ts';

/** Notes of staff for each other, never shown to customers. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('order_notes_of_order').on(table.orderId), index('order_notes_of_author').on(table.authorId)],
);
