import { createHash } from 'node:crypto';

const LONGEST_WORDS = 90;

/**
 * The article code of a product whose list has none: the same name, brand and pack always give the same code. It is made
 * of readable words; where words had to go (long names, Hindi) a short hash keeps different products apart.
 */
export function deriveCode(name: string, brand: string, pack: string): string {
  const full = [name, brand, pack].map(words).filter(Boolean).join('-');
  const readable = full.replace(/[^a-z0-9-]+/g, '').replace(/-{2,}/g, '-');
  const short = readable.slice(0, LONGEST_WORDS).replace(/^-+|-+$/g, '');
  if (short === full) return short;
  const hash = createHash('sha256').update(full).digest('hex').slice(0, 10);
  return short ? `${short}-${hash}` : hash;
}

/** "500g" and "500 G" are the same pack; "Alex" and "Alex+" are two syrups. Letters of every script count. */
const words = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replaceAll('+', ' plus ')
    .replaceAll('%', ' percent ')
    .replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' ')
    .replace(/(?<=\d)\.(?=\d)/g, '_')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .replace(/^-+|-+$/g, '');
