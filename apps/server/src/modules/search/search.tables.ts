import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, plainText, updatedAt } from '../../platform/database/columns.ts';

/** Every word of the catalog with the number of products that carry it: what a mistyped word is corrected to. */
export const searchWords = pgTable('search_words', {
  word: plainText('word').primaryKey(),
  products: integer('products').notNull(),
  /** What "tomatoes" and "tomato" have in common. */
  stem: text('stem').notNull(),
  /** How the word sounds; words that sound alike share it. */
  sound: text('sound').notNull(),
});

/** Searches that found nothing, for the shopkeeper to teach the shop from. */
export const searchMisses = pgTable(
  'search_misses',
  {
    query: text('query').primaryKey(),
    times: integer('times').notNull().default(1),
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (table) => [
    check('search_misses_length', sql`length(query) between 1 and 120`),
    index('search_misses_newest').on(table.lastAt),
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
