/**
 * The shop lives in Asia/Kolkata wherever its server stands. India has no summer time, so a fixed offset is exact.
 */
export const INDIA_ZONE = 'Asia/Kolkata';

const OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

export type IndiaDate = { year: number; month: number; day: number };

/** What a clock on the shop's wall shows. */
export function indiaClock(now: Date): IndiaDate & { hour: number; minute: number; weekday: number } {
  const shifted = new Date(now.getTime() + OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    weekday: shifted.getUTCDay(),
  };
}

/** The moment at which the India day `days` after today reaches `hour`:00. */
export function indiaMoment(now: Date, days: number, hour: number): Date {
  const { year, month, day } = indiaClock(now);
  return new Date(Date.UTC(year, month - 1, day, hour) - OFFSET_MS + days * DAY_MS);
}

/** Counts India days, so that something can change every midnight. */
export const daysSinceEpoch = (now: Date): number => Math.floor((now.getTime() + OFFSET_MS) / DAY_MS);

/** The moment at which an India day ("2026-03-16") begins, or the one so many days later. */
export const indiaDay = (date: string, days = 0): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) - OFFSET_MS + days * DAY_MS);

/** The India day of a moment: "2026-03-16". */
export const indiaDate = (now: Date): string => new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);
