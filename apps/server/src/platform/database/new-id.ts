import { v7, validate } from 'uuid';

/** Check before a query: PostgreSQL fails on text that is not a UUID. */
export const isId = (text: string): boolean => validate(text);

/**
 * A version 7 UUID, which sorts by time, so new rows are appended to an index. Generated here because `uuidv7()` needs
 * PostgreSQL 18. `timeMs` replaces the current time.
 */
export const newId = (timeMs?: number): string => (timeMs === undefined ? v7() : v7({ msecs: timeMs }));

/** The lower bound of ids generated at or after this moment. */
export const lowestIdAt = (moment: Date): string =>
  v7({ msecs: Math.max(0, moment.getTime()), seq: 0, random: new Uint8Array(16) });
