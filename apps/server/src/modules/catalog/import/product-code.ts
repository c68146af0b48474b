import { createHash } from 'node:crypto';

const MAX_READABLE_LENGTH = 90;

/** Deterministic, so that a second import finds the product. A hash replaces dropped characters (long or Hindi names). */
export function deriveCode(name: string, brand: string, pack: string): string {
  const full = [name, brand, pack].map(normalise).filter(Boolean).join('-');
  const readable = full.replace(/[^a-z0-9-]+/g, '').replace(/-{2,}/g, '-');
  const short = readable.slice(0, MAX_READABLE_LENGTH).replace(/^-+|-+$/g, '');
  if (short === full) return short;
  const hash = createHash('sha256').update(full).digest('hex').slice(0, 10);
  return short ? `${short}-${hash}` : hash;
}

/** "500g" equals "500 G", but "Alex" differs from "Alex+". Keeps the letters of every script. */
const normalise = (text: string): string =>
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
