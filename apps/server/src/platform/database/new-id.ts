import { randomBytes } from 'node:crypto';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Has this text the shape of an id? Nothing else is worth asking the database for. */
export const isId = (text: string): boolean => ID.test(text);

/** Asking the system for random bytes costs the same for sixteen as for thousands. */
const POOL_BYTES = 4096;
const RANDOM_BYTES = 10;
let pool = Buffer.alloc(0);
let used = 0;

function takeRandom(): Buffer {
  if (used + RANDOM_BYTES > pool.length) {
    pool = randomBytes(POOL_BYTES);
    used = 0;
  }
  used += RANDOM_BYTES;
  return pool.subarray(used - RANDOM_BYTES, used);
}

/**
 * A version 7 UUID: random enough to be opaque, and rising with time, so that new rows land at the end of an index.
 * Made here rather than by the database because `uuidv7()` is new in PostgreSQL 18 and older servers are welcome.
 */
export function newId(now = Date.now()): string {
  const bytes = Buffer.allocUnsafe(16);
  bytes.writeUIntBE(now, 0, 6);
  takeRandom().copy(bytes, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return written(bytes);
}

/** No id that was made at this moment or later comes before this one. */
export function firstIdAt(moment: Date): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(Math.max(0, moment.getTime()), 0, 6);
  return written(bytes);
}

function written(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
