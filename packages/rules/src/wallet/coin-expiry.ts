import { type IndiaDate, indiaClock, indiaMoment } from '../india-time.ts';

/** Coins that come back after their time lived on are good for this many more days. */
export const DAYS_AFTER_GIVING_BACK = 7;

/** Coins live for one month: until the end of the same day next month, or of its last day when that month is shorter. */
export function coinsEnd(now: Date): Date {
  const today = indiaClock(now);
  const nextMonth = { year: today.year + Math.floor(today.month / 12), month: (today.month % 12) + 1 };
  const day = Math.min(today.day, lastDayOf(nextMonth));
  return endOfDay(now, daysBetween(today, { ...nextMonth, day }));
}

/** When coins that are given back end: as before, or a week from now when that has passed. */
export const givenBackEnd = (oldEnd: Date, now: Date): Date =>
  oldEnd > now ? oldEnd : endOfDay(now, DAYS_AFTER_GIVING_BACK);

/** The last moment of the India day `days` after today, so that it is printed as that day. */
const endOfDay = (now: Date, days: number): Date => new Date(indiaMoment(now, days + 1, 0).getTime() - 1);

const lastDayOf = ({ year, month }: Pick<IndiaDate, 'year' | 'month'>): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

const daysBetween = (from: IndiaDate, to: IndiaDate): number =>
  (Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / 86_400_000;
