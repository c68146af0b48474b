import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/database/columns.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    /** Set when an admin marks the message as answered. */
    doneAt: moment('done_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_newest').on(table.createdAt),
    index('contact_messages_open').on(table.id).where(sql`done_at is null`),
  ],
);
