/** In rupees, both ends included. */
export type PriceRange = { min?: number; max?: number };

const AMOUNT = String.raw`(?:rs\.?|inr|₹|rupees?)?\s*(\d{1,6})\s*(?:rs\b\.?|inr\b|₹|rupees?\b|rupay[ae]?\b|rupaye\b|rupiya\b|रुपये|रुपए|रुपया|रु\.?|/-)?`;
/** Where a word ends; `\b` does not know Devanagari. */
const END = String.raw`(?![\w\u0900-\u097f])`;
const START = String.raw`(?<![\w\u0900-\u097f])`;

const BETWEEN = new RegExp(
  `${START}(?:between|from)?\\s*${AMOUNT}\\s*(?:to|and|se|-|–|से)\\s*${AMOUNT}(?:\\s*(?:ke beech|tak|के बीच|तक))?${END}`,
  'i',
);
const BELOW_BEFORE = new RegExp(
  `${START}(?:under|below|less than|up ?to|within|max(?:imum)?|cheaper than|not more than|<=?)\\s*${AMOUNT}${END}`,
  'i',
);
const BELOW_AFTER = new RegExp(
  `${START}${AMOUNT}\\s*(?:se (?:kam|neeche|niche|sasta|saste|sasti)|ke (?:andar|neeche|niche|under)|tak|or less|and below|से कम|से नीचे|से सस्ता|के अंदर|के अन्दर|के नीचे|तक)(?:\\s*(?:ka|ki|ke|wala|wali|wale|mein|me|में|का|की|के|वाला|वाली|वाले))?${END}`,
  'i',
);
const ABOVE_BEFORE = new RegExp(`${START}(?:above|over|more than|min(?:imum)?|at least|>=?)\\s*${AMOUNT}${END}`, 'i');
const ABOVE_AFTER = new RegExp(
  `${START}${AMOUNT}\\s*(?:se (?:zyada|jyada|upar|mehnga|mahanga)|ke upar|or more|and above|से ज्यादा|से ज़्यादा|से ऊपर|के ऊपर)${END}`,
  'i',
);

const RANGES: { pattern: RegExp; toRange: (first: number, second: number) => PriceRange }[] = [
  { pattern: BELOW_BEFORE, toRange: (max) => ({ max }) },
  { pattern: BELOW_AFTER, toRange: (max) => ({ max }) },
  { pattern: ABOVE_BEFORE, toRange: (min) => ({ min }) },
  { pattern: ABOVE_AFTER, toRange: (min) => ({ min }) },
  { pattern: BETWEEN, toRange: (a, b) => ({ min: Math.min(a, b), max: Math.max(a, b) }) },
];

/** Takes the price out of a query: "rice under 200" is `rice` with at most ₹200. Expects ASCII digits. */
export function extractPriceRange(query: string): { words: string; price: PriceRange } {
  if (!/\d/.test(query)) return { words: query, price: {} };
  let words = query;
  let price: PriceRange = {};
  for (const { pattern, toRange } of RANGES) {
    const match = pattern.exec(words);
    if (!match) continue;
    price = { ...toRange(Number(match[1]), Number(match[2])), ...price };
    words = `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`;
  }
  return { words, price };
}
