const WORD = String.raw`[\p{L}\p{M}]{2,}`;
const START = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

const POSTPOSITION = `\\s+(?:ke|ki|ka|wala|wali|wale|के|वाला|वाली|वाले)${END}`;
const NEXT_WORD = `((?!${POSTPOSITION})\\s+${WORD})?`;

const PATTERNS = [
  new RegExp(`${START}(${WORD})\\s+(?:ke|के)\\s+(?:bina|bagair|बिना|बगैर)${END}`, 'giu'),
  new RegExp(
    `${START}(?:without|bina|minus|बिना)\\s+(?:any\\s+|added\\s+)?(${WORD})${NEXT_WORD}(?:${POSTPOSITION})*`,
    'giu',
  ),
  new RegExp(`${START}no\\s+(?:added\\s+)?(${WORD})${NEXT_WORD}`, 'giu'),
  new RegExp(`(?<=\\s)-(${WORD})`, 'giu'),
];

/** Most queries exclude nothing; the patterns are slow. */
const MAY_EXCLUDE = /without|bina|bagair|minus|no\s|\s-|बिना|बगैर/i;

/**
 * Takes out what the customer does not want: "chips -masala", "masala without onion", "bina chini ke biscuit". Two words are excluded
 * if they are a phrase: "namkeen no palm oil".
 */
export function extractExclusions(
  query: string,
  isPhrase: (words: string) => boolean = () => false,
): { words: string; excluded: string[] } {
  if (!MAY_EXCLUDE.test(query)) return { words: query, excluded: [] };
  const excluded: string[] = [];
  let words = query;
  for (const pattern of PATTERNS)
    words = words.replace(pattern, (_, word: string, next: unknown) => {
      const phrase = typeof next === 'string' ? `${word}${next}` : word;
      excluded.push((isPhrase(phrase) ? phrase : word).toLowerCase());
      return typeof next === 'string' && !isPhrase(phrase) ? next : ' ';
    });
  // "no marks" alone is what is looked for.
  return words.trim() === '' ? { words: query, excluded: [] } : { words, excluded };
}
