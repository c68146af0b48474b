import { indiaClock } from '../india-time.ts';

/** Express delivery runs from 8AM to 9PM India time and takes 10 to 30 minutes. */
const OPENING_HOUR = 8;
const CLOSING_HOUR = 21;
const MAX_MINUTES = 30;
const MIN_MINUTES = 10;

export type ExpressState = 'open' | 'opensToday' | 'opensTomorrow';

export function expressAt(now: Date): ExpressState {
  const { hour } = indiaClock(now);
  if (hour < OPENING_HOUR) return 'opensToday';
  return hour < CLOSING_HOUR ? 'open' : 'opensTomorrow';
}

export const expressSlot = (now: Date): { startsAt: Date; endsAt: Date } => ({
  startsAt: new Date(now.getTime() + MIN_MINUTES * 60_000),
  endsAt: new Date(now.getTime() + MAX_MINUTES * 60_000),
});
