import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, plainText, updatedAt } from '../../platform/database/columns.ts';

/** The words of the catalog with their number of products. Misspelled words are corrected to them. */
export const searchWords = pgTable('search_words', {
  word: plainText('word').primaryKey(),
  products: integer('products').notNull(),
  /** Products that have the word in their brand. */
  brandProducts: integer('brand_products').notNull().default(0),
  /** Products that are this: it is the head noun of their name. */
  headProducts: integer('head_products').notNull().default(0),
  stem: text('stem').notNull(),
  /** Phonetic key; see `soundOf`. */
  sound: text('sound').notNull(),
});

/** Searches that did not help, counted by reason. The console lists them, so that the search can be taught a word. */
export const searchMisses = pgTable(
  'search_misses',
  {
    query: text('query').primaryKey(),
    times: integer('times').notNull().default(1),
    noResult: integer('no_result').notNull().default(0),
    /** Nothing that matches well; only related products were shown. */
    weak: integer('weak').notNull().default(0),
    /** The results were left without opening or adding one. */
    unclicked: integer('unclicked').notNull().default(0),
    /** Another search followed at once. */
    repeated: integer('repeated').notNull().default(0),
    lastAt: moment('last_at').notNull().defaultNow(),
    /** Hidden from the list; still counted. */
    dismissedAt: moment('dismissed_at'),
  },
  (table) => [
    check('search_misses_length', sql`length(query) between 1 and 120`),
    index('search_misses_newest').on(table.lastAt),
  ],
);

/** Number of orders in which a product was bought after this query (normalized by `plainWords`). Ranks search results; holds no personal data. */
export const searchPurchases = pgTable(
  'search_purchases',
  {
    query: plainText('query').notNull(),
    // Without a foreign key: a deleted product is found by no search, and its rows expire.
    productId: uuid('product_id').notNull(),
    times: integer('times').notNull().default(1),
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.query, table.productId] }),
    check('search_purchases_length', sql`length(query) between 1 and 120`),
    check('search_purchases_times', sql`times > 0`),
    index('search_purchases_newest').on(table.lastAt),
  ],
);

/** Words that customers type and the words of the catalog that they mean. Edited in the console. */
export const synonyms = pgTable(
  'synonyms',
  {
    id: id(),
    term: text('term').notNull(),
    means: text('means').array().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('synonyms_term').on(table.term),
    check('synonyms_lower_case', sql`term = lower(btrim(term)) and term <> ''`),
    check('synonyms_means_something', sql`cardinality(means) > 0`),
  ],
);

/** Terms of the search dictionary that this shop does not use, in plain words. */
export const switchedOffTerms = pgTable('switched_off_terms', {
  term: plainText('term').primaryKey(),
  createdAt: createdAt(),
});
