import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** How often somebody tried something of late, and until when they have to wait. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    blockedUntil: moment('blocked_until'),
    /** Forgotten when it has been quiet until then. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('throttles_by_expiry').on(table.expiresAt)],
);
