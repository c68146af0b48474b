import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** Attempts per limit key; see rate-limit.ts. */
export const rateLimits = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    blockedUntil: moment('blocked_until'),
    /** The count is reset at this time. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('throttles_by_expiry').on(table.expiresAt)],
);
