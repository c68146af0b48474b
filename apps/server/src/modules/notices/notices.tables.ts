import {
  type CUSTOMER_NOTICES,
  NOTICE_CHANNELS,
  type NoticeChannel,
  type NoticeKind,
} from '@subah/rules/notices/notice-kinds';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** A message in the language of the account, until it is sent. */
export type StoredContent =
  | { channel: 'push'; title: string; body: string; path: string }
  | { channel: 'whatsapp'; mobile: string; template: string; language: string; values: string[] };

/** How a customer wants to be told. Without a row: mail and, on registered devices, push. */
export const noticeChoices = pgTable('notice_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  mail: boolean('mail').notNull(),
  push: boolean('push').notNull(),
  /** The consent counts for this number only; null for none. */
  whatsappMobile: text('whatsapp_mobile'),
  updatedAt: updatedAt(),
});

/** Browsers that receive push messages. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    endpoint: text('endpoint').notNull().unique('push_subscriptions_endpoint'),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Also gets the notices of staff. */
    isForWork: boolean('is_for_work').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('push_subscriptions_of_user').on(table.userId)],
);

export const NOTICE_STATES = ['waiting', 'sending', 'sent', 'failed'] as const;

/** One row per event, channel and device: the key lets nothing be sent twice. */
export const notices = pgTable(
  'notices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    channel: text('channel').$type<NoticeChannel>().notNull(),
    /** The subscription of a push message; empty for other channels. */
    device: text('device').notNull().default(''),
    kind: text('kind').$type<NoticeKind>().notNull(),
    state: text('state').$type<(typeof NOTICE_STATES)[number]>().notNull().default('waiting'),
    /** Null once it was sent or has failed. */
    content: jsonb('content').$type<StoredContent>(),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key, table.channel, table.device] }),
    index('notices_by_time').on(table.createdAt),
    check('notices_channel', isOneOf('channel', NOTICE_CHANNELS)),
    check('notices_state', isOneOf('state', NOTICE_STATES)),
  ],
);

/** The key pair of the shop towards push services, made once. The private key is sealed with AUTH_SECRET. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: boolean('id').primaryKey().default(true),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    createdAt: createdAt(),
  },
  () => [check('push_keys_one_row', sql`id`)],
);

/** The WhatsApp Business account of the shop. The token is sealed with AUTH_SECRET. */
export const whatsappSettings = pgTable(
  'whatsapp_settings',
  {
    id: boolean('id').primaryKey().default(true),
    phoneNumberId: text('phone_number_id').notNull(),
    token: text('token').notNull(),
    /** Names of the templates by kind; a missing one is not sent. */
    templates: jsonb('templates').$type<Partial<Record<(typeof CUSTOMER_NOTICES)[number], string>>>().notNull(),
    updatedAt: updatedAt(),
  },
  () => [check('whatsapp_settings_one_row', sql`id`)],
);
