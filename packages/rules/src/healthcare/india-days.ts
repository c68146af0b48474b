import { indiaClock } from '../india-time.ts';

// A day of the shop is written `YYYY-MM-DD`; such texts sort like the days themselves.

const OFFSET = '+05:30';
const DAY_MS = 24 * 60 * 60 * 1000;

export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The moment at which the clocks of that day show `HH:MM`; `24:00` is the midnight that ends it. */
export const momentOf = (date: string, clock: string): Date =>
  clock === '24:00' ? momentOf(dayAfter(date, 1), '00:00') : new Date(`${date}T${clock}:00${OFFSET}`);

/** `HH:MM` on the wall at that moment. */
export function clockOf(moment: Date): string {
  const { hour, minute } = indiaClock(moment);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
