import { NUMBER_WORDS, readNumberWords } from './number-words.ts';

/** In rupees, both ends included. */
export type PriceRange = { min?: number; max?: number };

const CURRENCY_BEFORE = String.raw`(?:rs\.?|inr|₹|rupees?)`;
const CURRENCY_AFTER = String.raw`(?:rs\b\.?|inr\b|₹|rupees?\b|rupay[ae]?\b|rupaye\b|rupiya\b|रुपये|रुपए|रुपया|रु\.?|/-)`;
const NUMBER = String.raw`(\d{1,2}k|\d{1,3}(?:,\d{2,3}){1,4}|\d{1,6})`;
const AMOUNT = `${CURRENCY_BEFORE}?\\s*${NUMBER}\\s*${CURRENCY_AFTER}?`;
/** Where a word ends; `\b` does not know Devanagari. */
const END = String.raw`(?![\w\u0900-\u097f])`;
const START = String.raw`(?<![\w\u0900-\u097f])`;
const OF = String.raw`(?:\s*(?:ka|ki|ke|wala|wali|wale|mein|me|में|का|की|के|वाला|वाली|वाले))?${END}`;

const BELOW =
  'under|below|less than|up ?to|within|max(?:imum)?|cheaper than|not more than|budget(?: (?:of|is))?|बजट|<=?';
const ABOVE = 'above|over|more than|min(?:imum)?|at least|>=?';
const AND_BELOW =
  'se (?:kam|neeche|niche|sasta|saste|sasti)|ke (?:andar|neeche|niche|under)|(?:k[aei] )?budget|tak|or less|and below|से कम|से नीचे|से सस्ता|के अंदर|के अन्दर|के नीचे|(?:क[ाे] )?बजट|तक';
const AND_ABOVE = 'se (?:zyada|jyada|upar|mehnga|mahanga)|ke upar|or more|and above|से ज्यादा|से ज़्यादा|से ऊपर|के ऊपर';
/** "9 to 14 kg" is the weight of a child. */
const NO_MEASURE = String.raw`(?!\s*(?:kgs?|gm?s?|grams?|ml|l|lit(?:re|er)s?|mg|%|months?|years?|yrs?|saal|mahine|pcs|pieces?|किलो|ग्राम|साल|महीने)${END})`;

const pattern = (source: string): RegExp => new RegExp(source, 'i');

type Range = { pattern: RegExp; toRange: (first: number, second: number) => PriceRange | undefined };
const toMax = (max: number): PriceRange => ({ max });
const toMin = (min: number): PriceRange => ({ min });

const RANGES: Range[] = [
  {
    pattern: pattern(
      `${START}(?:between|from)?\\s*${AMOUNT}\\s*(?:to|and|se|-|–|से)\\s*${AMOUNT}(?:\\s*(?:ke beech|tak|के बीच|तक))?${END}${NO_MEASURE}`,
    ),
    // "50-50" is a biscuit.
    toRange: (a, b) => (a === b ? undefined : { min: Math.min(a, b), max: Math.max(a, b) }),
  },
  { pattern: pattern(`${START}(?:${BELOW})\\s*${AMOUNT}${END}`), toRange: toMax },
  { pattern: pattern(`${START}${AMOUNT}\\s*(?:${AND_BELOW})${OF}`), toRange: toMax },
  { pattern: pattern(`${START}(?:${ABOVE})\\s*${AMOUNT}${END}`), toRange: toMin },
  { pattern: pattern(`${START}${AMOUNT}\\s*(?:${AND_ABOVE})${OF}`), toRange: toMin },
  // Of two digits it is the age of a child.
  { pattern: pattern(`${START}${CURRENCY_BEFORE}?\\s*(\\d{3,6})\\s*${CURRENCY_AFTER}?\\+${END}`), toRange: toMin },
  // Only with a currency: "dolo 650" is no price.
  { pattern: pattern(`${START}${CURRENCY_BEFORE}\\s*${NUMBER}${OF}`), toRange: toMax },
  { pattern: pattern(`${START}${NUMBER}\\s*${CURRENCY_AFTER}${OF}`), toRange: toMax },
];

const AMOUNT_IN_WORDS = new RegExp(
  `(?<=(?:${START}(?:${BELOW}|${ABOVE}|${CURRENCY_BEFORE})\\s+))(?:${NUMBER_WORDS})${END}` +
    `|${START}(?:${NUMBER_WORDS})(?=\\s+(?:${CURRENCY_AFTER}|${AND_BELOW}|${AND_ABOVE}))`,
  'gi',
);
/** Most queries have no price, and the patterns are slow. */
const MAY_HAVE_PRICE = new RegExp(
  `\\d|${CURRENCY_AFTER}|\\b(?:hundred|thousand|fifty|sau|hazaa?r|hajaa?r)\\b|सौ|हज़?ार|पचास`,
  'i',
);

/** Takes the price out of a query: "rice under 200" is `rice` with at most ₹200. Expects ASCII digits. */
export function extractPriceRange(query: string): { words: string; price: PriceRange } {
  if (!MAY_HAVE_PRICE.test(query)) return { words: query, price: {} };
  let words = query.replace(AMOUNT_IN_WORDS, (amount) => String(readNumberWords(amount)));
  if (!/\d/.test(words)) return { words: query, price: {} };
  let price: PriceRange = {};
  for (const { pattern: range, toRange } of RANGES) {
    const match = range.exec(words);
    const found = match && toRange(toNumber(match[1]), toNumber(match[2]));
    if (!match || !found) continue;
    price = { ...found, ...price };
    words = `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`;
  }
  return { words, price };
}

/** Any amount above is the same, and its paise still fit the database. */
const MAX_RUPEES = 10_000_000;

/** "1k" is a thousand. */
const toNumber = (digits: string | undefined): number =>
  Math.min(Number(digits?.replaceAll(',', '').replace(/k$/i, '000')), MAX_RUPEES);
