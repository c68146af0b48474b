import { indiaClock } from '../india-time.ts';

/** Every day, India time. */
const STORE_OPENS_HOUR = 8;
const STORE_CLOSES_HOUR = 23;

export type StoreHours = { isOpen: boolean; text: string };

export function storeHours(now: Date): StoreHours {
  const { hour } = indiaClock(now);
  const isOpen = hour >= STORE_OPENS_HOUR && hour < STORE_CLOSES_HOUR;
  return { isOpen, text: isOpen ? 'Open Now 8AM – 11PM (Today)' : 'Closed · Opens 8AM' };
}
