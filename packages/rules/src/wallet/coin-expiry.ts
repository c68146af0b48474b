import { type IndiaDate, indiaClock, indiaMoment } from '../india-time.ts';

/** Days for which returned coins are valid when their own expiry has passed. */
const RETURNED_COIN_DAYS = 7;

/** One month: the end of the same day next month, or of its last day when that month is shorter. */
export function coinExpiry(now: Date): Date {
  const today = indiaClock(now);
  const nextMonth = { year: today.year + Math.floor(today.month / 12), month: (today.month % 12) + 1 };
  const day = Math.min(today.day, lastDayOf(nextMonth));
  return endOfDay(now, daysBetween(today, { ...nextMonth, day }));
}

export const returnedCoinExpiry = (expiresAt: Date, now: Date): Date =>
  expiresAt > now ? expiresAt : endOfDay(now, RETURNED_COIN_DAYS);

/** The last millisecond of a day in India, so that it is displayed as that day. */
const endOfDay = (now: Date, days: number): Date => new Date(indiaMoment(now, days + 1, 0).getTime() - 1);

const lastDayOf = ({ year, month }: Pick<IndiaDate, 'year' | 'month'>): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

const daysBetween = (from: IndiaDate, to: IndiaDate): number =>
  (Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / 86_400_000;
