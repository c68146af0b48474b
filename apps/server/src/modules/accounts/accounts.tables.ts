import { ROLES } from '@subah/rules/accounts/roles';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, updatedAt } from '../../platform/columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    role: text('role', { enum: ROLES }).notNull().default('customer'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    mobile: text('mobile').notNull(),
    passwordHash: text('password_hash').notNull(),
    verifiedAt: moment('verified_at'),
    /** Comes with the demo shop and has a published password, so it signs in on this machine only. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('users_role', isOneOf('role', ROLES)),
    check('users_mobile', sql`mobile ~ '^[6-9][0-9]{9}$'`),
    check('users_email', sql`email = lower(email)`),
    unique('users_mobile_once').on(table.mobile),
    unique('users_email_once').on(table.email),
  ],
);

/**
 * Refresh tokens, kept as hashes. Each use makes the next of its family; one that is used again was stolen or copied,
 * and ends the whole family.
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    familyId: uuid('family_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** A second tab may use the same token at the same moment: forgiven once. */
    graceUsedAt: moment('grace_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('refresh_tokens_hash').on(table.tokenHash),
    index('refresh_tokens_of_family').on(table.familyId),
    index('refresh_tokens_of_user').on(table.userId),
    index('refresh_tokens_by_expiry').on(table.expiresAt),
  ],
);
