import type { DeliverySettings } from '../delivery/delivery-settings.ts';
import { addDays, indiaDate, indiaTimeOfDay } from '../india-time.ts';

/** Express delivery takes 10 to 30 minutes. */
const MAX_MINUTES = 30;
const MIN_MINUTES = 10;

/** `closed`: neither now nor at the next opening time, because of holidays. */
export type ExpressState = 'open' | 'opensToday' | 'opensTomorrow' | 'closed' | 'notOffered';

export function expressAt(now: Date, settings: Pick<DeliverySettings, 'express' | 'holidays'>): ExpressState {
  const { express, holidays } = settings;
  if (!express.isOffered) return 'notOffered';
  const today = indiaDate(now);
  const time = indiaTimeOfDay(now);
  const isWorkday = (date: string): boolean => !holidays.includes(date);
  if (isWorkday(today) && time < express.from) return 'opensToday';
  if (isWorkday(today) && time < express.until) return 'open';
  return isWorkday(addDays(today, 1)) ? 'opensTomorrow' : 'closed';
}

export const expressSlot = (now: Date): { startsAt: Date; endsAt: Date } => ({
  startsAt: new Date(now.getTime() + MIN_MINUTES * 60_000),
  endsAt: new Date(now.getTime() + MAX_MINUTES * 60_000),
});
