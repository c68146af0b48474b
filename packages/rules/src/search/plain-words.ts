import { devanagariOf } from './devanagari.ts';

/**
 * Normalises a text for the search: lower case, no accents, digits separated from letters, single spaces.
 * Devanagari letters become `x906x932`, because PostgreSQL's parser splits Hindi words at their vowel signs. The SQL function
 * `search_plain` must give the same result; a test compares them.
 */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c'\u2019`\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[^a-z0-9\u0900-\u0963\u0970-\u097f]+/g, ' ')
    .replace(/([0-9])([a-z])/g, '$1 $2')
    .replace(/([a-z])([0-9])/g, '$1 $2')
    .replace(/[\u0900-\u097f]/g, (letter) => `x${letter.codePointAt(0)?.toString(16)}`)
    .trim();

/** Whether a word made by `plainWords` is Devanagari. */
export const isDevanagari = (word: string): boolean => /^(x9[0-7][0-9a-f])+$/.test(word);

/** A word made by `plainWords` in its own letters. */
export const lettersOf = (word: string): string => (isDevanagari(word) ? devanagariOf(word) : word);
