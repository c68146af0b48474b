import { LANGUAGES } from '@subah/messages/language';
import { GENDERS } from '@subah/rules/accounts/profile';
import { ROLES, STAFF_ROLES } from '@subah/rules/accounts/roles';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts';

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
    /** Part of the demo shop, with a published password: may sign in on loopback only. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** Sign-up generates a readable code; the default is for rows inserted otherwise. */
    referralCode: text('referral_code').notNull().default(sql`upper(substr(md5(gen_random_uuid()::text), 1, 8))`),
    referredBy: uuid('referred_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    gender: text('gender', { enum: GENDERS }),
    nationality: text('nationality'),
    /** Of a business that wants its GSTIN on invoices. */
    gstin: text('gstin'),
    businessName: text('business_name'),
    /** Of mails to this account. */
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    /** Keyed, as in `used_offers`. Null for accounts from before that table until their mobile changes. */
    mobileHash: text('mobile_hash'),
    emailHash: text('email_hash'),
    /** Storage key. */
    photo: text('photo'),
    /** The role of staff before their access was switched off. Meanwhile they are customers. */
    deactivatedRole: text('deactivated_role', { enum: STAFF_ROLES }),
    /** Of staff only. */
    lastSignInAt: moment('last_sign_in_at'),
    /** The row is anonymised and stays for references. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('users_role', isOneOf('role', ROLES)),
    check('users_deactivated_role', isOneOf('deactivated_role', STAFF_ROLES)),
    check('users_deactivated', sql`deactivated_role is null or role = 'customer'`),
    check('users_business', sql`(gstin is null) = (business_name is null)`),
    check('users_gender', isOneOf('gender', GENDERS)),
    check('users_language', isOneOf('language', LANGUAGES)),
    check('users_mobile', sql`mobile ~ '^[6-9][0-9]{9}$' or deleted_at is not null`),
    check('users_referral_code', sql`referral_code ~ '^[A-Z0-9]{8}$'`),
    check('users_not_referred_by_self', sql`referred_by <> id`),
    check('users_email', sql`email = lower(email)`),
    unique('users_mobile_once').on(table.mobile),
    unique('users_email_once').on(table.email),
    unique('users_referral_code_once').on(table.referralCode),
    index('users_referred_by').on(table.referredBy),
    // Each new order looks for the staff who are told of it, among all customers.
    index('users_staff').on(table.role).where(sql`role <> 'customer'`),
    // For the search boxes of the console.
    index('users_found_by').using('gin', sql`name gin_trgm_ops`, sql`mobile gin_trgm_ops`, sql`email gin_trgm_ops`),
  ],
);

/**
 * What deleted accounts used of the offers that have a limit per customer (decision 101). Accounts are recognised by a keyed
 * hash of their mobile or email.
 */
export const usedOffers = pgTable(
  'used_offers',
  {
    id: id(),
    mobileHash: text('mobile_hash').notNull(),
    emailHash: text('email_hash').notNull(),
    /** `first-delivery`, or the kind of an offer and its id. */
    offer: text('offer').notNull(),
    uses: integer('uses').notNull(),
    /** When the account was deleted. */
    createdAt: createdAt(),
  },
  (table) => [
    check('used_offers_uses', sql`uses > 0`),
    index('used_offers_by_mobile').on(table.mobileHash),
    index('used_offers_by_email').on(table.emailHash),
    index('used_offers_by_time').on(table.createdAt),
  ],
);

/** Staff who have not set a password yet; they get the role when they do. Their account may be new or that of a customer. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: STAFF_ROLES }).notNull(),
    /** Of the link in the newest mail. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    check('staff_invitations_role', isOneOf('role', STAFF_ROLES)),
    unique('staff_invitations_token').on(table.tokenHash),
    index('staff_invitations_by_time').on(table.sentAt),
  ],
);

/** Hashed refresh tokens, one chain per session. Each use issues the next token; reuse of an older one ends the session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    familyId: uuid('family_id').notNull(),
    /** The same for all tokens of the family: the session ends a fixed time after it. */
    signedInAt: moment('signed_in_at').notNull().defaultNow(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** One reuse is allowed shortly after the first, for a second tab. */
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

export const CODE_PURPOSES = ['verify-email', 'reset-password', 'sign-in'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** OTPs sent by email, one per account and purpose. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: CODE_PURPOSES }).notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('one_time_codes_one_each').on(table.userId, table.purpose),
    check('one_time_codes_purpose', isOneOf('purpose', CODE_PURPOSES)),
    index('one_time_codes_by_expiry').on(table.expiresAt),
  ],
);

/** The second step of sign-in (TOTP), by choice for each staff account. */
export const twoStepSecrets = pgTable('two_step_secrets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key derived from AUTH_SECRET. */
  secret: text('secret').notNull(),
  /** Null until the first code of the authenticator app was right. */
  confirmedAt: moment('confirmed_at'),
  /** Time step of the newest accepted code; codes of this step and earlier ones are refused. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
});

/** Each opens one sign-in without the authenticator app. Keyed hashes. */
export const recoveryCodes = pgTable(
  'two_step_recovery_codes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [unique('two_step_recovery_codes_once').on(table.userId, table.codeHash)],
);

/** One row, set by the owner; without it the defaults hold. */
export const signInPolicy = pgTable(
  'sign_in_policy',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Staff without a second step can only set one up. */
    staffTwoStep: boolean('staff_two_step').notNull().default(false),
    updatedAt: updatedAt(),
  },
  () => [check('sign_in_policy_one_row', sql`is_only`)],
);

/** Notes of staff about a customer. */
export const accountNotes = pgTable(
  'account_notes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_notes_of_user').on(table.userId),
    index('account_notes_of_author').on(table.authorId),
    index('account_notes_by_time').on(table.createdAt),
  ],
);
