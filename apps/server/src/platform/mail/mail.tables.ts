import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../database/columns.ts';

/** Mails of a shop without an SMTP server, shown at /dev/mailbox. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    messageId: text('message_id').notNull().unique('outbox_message_once'),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('outbox_by_time').on(table.createdAt)],
);
