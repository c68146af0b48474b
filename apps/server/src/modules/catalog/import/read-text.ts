const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

/** Invisible and bidirectional control characters, except U+200C and U+200D, which Devanagari needs. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Replacement character of a failed decoding. */
const DAMAGED = /\uFFFD/;

export const isDamaged = (text: string): boolean => DAMAGED.test(text);

/** Restores the apostrophe of "'s" and removes other replacement characters. */
const repairDamage = (text: string): string =>
  DAMAGED.test(text) ? text.replace(/(?<=\p{L})\uFFFD(?=s\b)/gu, "'").replace(/\uFFFD+/g, '') : text;

/** Removes control and invisible characters; keeps line breaks. */
export const readLines = (text: string): string =>
  repairDamage(text)
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

const YES = new Set(['yes', 'y', 'true', '1', 'rx', 'हाँ', 'हां', 'हा']);
const NO = new Set(['no', 'n', 'false', '0', 'otc', 'नहीं', 'नही']);

export function readYesNo(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
