import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/database/columns.ts';
import { users } from './accounts.tables.ts';

/** Names that a member of staff gave to addresses of console lists. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** The search part of the address, without the question mark. */
    address: text('address').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('saved_views_address', sql`address like 'section=%'`),
    unique('saved_views_name').on(table.userId, table.list, table.name),
  ],
);
