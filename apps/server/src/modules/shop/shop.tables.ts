import { HOME_PLACES, HOME_TONES } from '@subah/rules/shop/home-cards';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts';

/** Shop settings, one row per key. A missing row means the default. */
export const shopFacts = pgTable(
  'shop_facts',
  {
    key: text('key').primaryKey(),
    value: text('value').notNull(),
    updatedAt: updatedAt(),
  },
  () => [check('shop_facts_key', sql`key ~ '^[a-zA-Z]{2,40}$'`)],
);

/** One row once something was done on the first day of the shop. */
export const shopOpening = pgTable(
  'shop_opening',
  {
    id: boolean('id').primaryKey().default(true),
    /** Null until the owner opens the shop; orders are refused until then. */
    openedAt: moment('opened_at'),
    mailTestedAt: moment('mail_tested_at'),
    paymentTestedAt: moment('payment_tested_at'),
  },
  () => [check('shop_opening_one_row', sql`id`)],
);

/** Texts of the bar above all pages. */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    text: text('text').notNull(),
    /** Empty where Hindi pages show the English text. */
    hindiText: text('hindi_text').notNull(),
    link: text('link').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** Null for no end. */
    endsOn: date('ends_on', { mode: 'string' }),
    createdAt: createdAt(),
  },
  () => [check('announcements_days', sql`ends_on >= starts_on`)],
);

/** Slides, cards and tiles of the home page. Texts may be empty; Hindi pages then show the English one. */
export const homeCards = pgTable(
  'home_cards',
  {
    id: id(),
    place: text('place', { enum: HOME_PLACES }).notNull(),
    tone: text('tone', { enum: HOME_TONES }).notNull(),
    eyebrow: text('eyebrow').notNull(),
    hindiEyebrow: text('hindi_eyebrow').notNull(),
    title: text('title').notNull(),
    hindiTitle: text('hindi_title').notNull(),
    text: text('text').notNull(),
    hindiText: text('hindi_text').notNull(),
    action: text('action').notNull(),
    hindiAction: text('hindi_action').notNull(),
    link: text('link').notNull(),
    picture: text('picture'),
    position: integer('position').notNull(),
    isShown: boolean('is_shown').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('home_cards_place', isOneOf('place', HOME_PLACES)),
    check('home_cards_tone', isOneOf('tone', HOME_TONES)),
    check('home_cards_title', sql`title <> ''`),
    check('home_cards_link', sql`link like '/%' and link not like '//%'`),
    index('home_cards_order').on(table.place, table.position, table.id),
  ],
);
