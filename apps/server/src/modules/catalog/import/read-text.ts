const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

/** Invisible, and good for nothing but tricks. The joiners of Hindi letters (U+200C, U+200D) are not among them. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const DAMAGED = /\uFFFD/;

/** The sign that stands where a character was lost. */
export const isDamaged = (text: string): boolean => DAMAGED.test(text);

/** A lost apostrophe can be told from its place; any other lost character goes. */
const mend = (text: string): string =>
  DAMAGED.test(text) ? text.replace(/(?<=\p{L})\uFFFD(?=s\b)/gu, "'").replace(/\uFFFD+/g, '') : text;

/** Text over several lines without what a database or a browser would stumble over. */
export const readLines = (text: string): string =>
  mend(text)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(INVISIBLE, '')
    .trim();

/** One line of plain text: no tags, no entities, no control characters, single spaces. */
export const readText = (text: string): string =>
  readLines(text)
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/&(\w+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * "1,25,000.50", "₹ 99", "Rs. 45/-". Nothing when it is no number. A comma is never a decimal point: groups in India end
 * with three figures, so "12,50" is a mistake to be shown and not a guess.
 */
export function readNumber(text: string): number | undefined {
  const bare = text.replace(/^(?:₹|rs\.?|inr)\s*/i, '').replace(/\s*\/-$/, '');
  if (!/^[+-]?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d+)?$/.test(bare) || !/\d/.test(bare)) return undefined;
  return Number(bare.replaceAll(',', ''));
}

const YES = new Set(['yes', 'y', 'true', '1', 'rx']);
const NO = new Set(['no', 'n', 'false', '0', 'otc']);

export function readYesNo(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
