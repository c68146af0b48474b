/**
 * Text as the search compares it: lower case, no accents, figures apart from letters, one space between words.
 * Devanagari letters are spelt as `x906x932`, because PostgreSQL's parser breaks Hindi words at their vowel signs; its
 * function `search_plain` does the same to the catalog, and a test holds the two together.
 */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c'\u2019`]/g, '')
    .replace(/[^a-z0-9\u0900-\u0963\u0970-\u097f]+/g, ' ')
    .replace(/([0-9])([a-z])/g, '$1 $2')
    .replace(/([a-z])([0-9])/g, '$1 $2')
    .replace(/[\u0900-\u097f]/g, (letter) => `x${letter.codePointAt(0)?.toString(16)}`)
    .trim();

/** Is this a Hindi word in the spelling of `plainWords`? */
export const isDevanagari = (word: string): boolean => /^(x9[0-7][0-9a-f])+$/.test(word);
