import { v7, validate } from 'uuid';

/** Checked before a query, because PostgreSQL fails on text that is no UUID. */
export const isId = (text: string): boolean => validate(text);

/**
 * A version 7 UUID, which sorts by time, so that new rows land at the end of an index. Made here because `uuidv7()` exists
 * only from PostgreSQL 18 on. With `timeMs` the id carries that time instead of the present.
 */
export const newId = (timeMs?: number): string => (timeMs === undefined ? v7() : v7({ msecs: timeMs }));

/** The lower bound of the ids made at this moment or later. */
export const lowestIdAt = (moment: Date): string =>
  v7({ msecs: Math.max(0, moment.getTime()), seq: 0, random: new Uint8Array(16) });
