import { indiaClock } from '../india-time.ts';

export const GENDERS = ['male', 'female', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

export const MIN_NAME_LENGTH = 2;

const OLDEST_YEARS = 130;

/** An existing date in the past, at most 130 years ago. */
export function isBirthDate(text: string, now: Date): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(date.getTime())) return false;
  if (date.toISOString().slice(0, 10) !== text) return false;
  const today = indiaClock(now);
  return text < indiaDay(today) && year >= today.year - OLDEST_YEARS;
}

const indiaDay = ({ year, month, day }: { year: number; month: number; day: number }): string =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
