import { indiaClock } from '../india-time.ts';

/** Every day, India time. */
const STORE_OPENS_HOUR = 8;
const STORE_CLOSES_HOUR = 23;

export function isStoreOpen(now: Date): boolean {
  const { hour } = indiaClock(now);
  return hour >= STORE_OPENS_HOUR && hour < STORE_CLOSES_HOUR;
}
