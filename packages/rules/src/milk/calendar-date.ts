import { indiaClock } from '../india-time.ts';

/** A day of the calendar as text, "2026-11-15": sorts by time, and no clock can move it. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;

const pad = (part: number): string => String(part).padStart(2, '0');

/** The day on the shop's wall calendar. */
export function indiaDate(now: Date): CalendarDate {
  const { year, month, day } = indiaClock(now);
  return `${year}-${pad(month)}-${pad(day)}`;
}

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

export const daysFrom = (from: CalendarDate, to: CalendarDate): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** 0 is Sunday. */
export const weekdayOf = (date: CalendarDate): number => new Date(date).getUTCDay();

/** Every day of a month such as "2026-11". */
export function daysOfMonth(month: string): CalendarDate[] {
  const first = `${month}-01`;
  const days: CalendarDate[] = [];
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** Is this a day that exists? "2026-02-30" is not. */
export const isCalendarDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

const shortDay = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const monthName = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** "Mon, 16 Nov" */
export const dayText = (date: CalendarDate): string => shortDay.format(new Date(date));

/** "November 2026" */
export const monthText = (month: string): string => monthName.format(new Date(`${month}-01`));

/** The month `count` after this one; before it when negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
