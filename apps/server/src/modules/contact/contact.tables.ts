import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/columns.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('contact_messages_newest').on(table.createdAt.desc())],
);
