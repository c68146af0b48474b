const WORD = String.raw`[\p{L}\p{M}]{2,}`;
const START = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

const POSTPOSITION = `\\s+(?:ke|ki|ka|wala|wali|wale|के|की|का|वाला|वाली|वाले)${END}`;
const NEXT_WORD = `((?!${POSTPOSITION})(?!\\s+(?:no|not|without|bina|बिना)${END})\\s+${WORD})?`;
const AND = '(?:\\s+(?:and|or|aur|ya|और|या)\\s+|\\s*[,&/+]\\s*)';
const ONION = 'onions?|pyaa?[zj]|pyaj|piyaa?[zj]|kanda|प्याज़?';
const GARLIC = 'garlic|lah?e?sun|lehsun|lasun|लहसुन';
/** The two are always avoided together. */
const ONION_AND_GARLIC = `(?:(?:${ONION})\\s+(?:${GARLIC})|(?:${GARLIC})\\s+(?:${ONION}))${END}`;
const LIST = `(?:${ONION_AND_GARLIC}|${WORD}(?:${AND}${WORD})*)`;

const PATTERNS = [
  new RegExp(
    `${START}(${LIST})\\s+(?:(?:ke|के)\\s+(?:bina|bagair|alawa|siwa|बिना|बगैर|अलावा|सिवा)|chhod ?kar|chod ?kar|छोड़ ?कर)${END}`,
    'giu',
  ),
  new RegExp(
    `${START}(?:without|bina|minus|except|excluding|other than|बिना)\\s+(?:any\\s+|added\\s+)?(${LIST})${NEXT_WORD}(?:${POSTPOSITION})*`,
    'giu',
  ),
  new RegExp(`${START}(?:no|not)\\s+(?:added\\s+)?(${LIST})${NEXT_WORD}`, 'giu'),
  new RegExp(`(?<=\\s)-(${WORD})`, 'giu'),
];

/** Most queries exclude nothing; the patterns are slow. */
const MAY_EXCLUDE =
  /without|bina|bagair|alawa|siwa|chh?od ?kar|minus|excep|exclud|other than|no\s|not\s|\s-|बिना|बगैर|अलावा|सिवा|छोड/i;
const BETWEEN_WORDS = new RegExp(`${AND}|\\s+`, 'iu');

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
    words = words.replace(pattern, (_, list: string, next: unknown) => {
      const phrase = typeof next === 'string' ? `${list}${next}` : list;
      excluded.push(...(isPhrase(phrase) ? [phrase] : list.split(BETWEEN_WORDS)).map((word) => word.toLowerCase()));
      return typeof next === 'string' && !isPhrase(phrase) ? next : ' ';
    });
  // "no marks" alone is what is looked for.
  return words.trim() === '' ? { words: query, excluded: [] } : { words, excluded };
}
