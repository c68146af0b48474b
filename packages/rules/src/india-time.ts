/** The shop's time zone, whatever the server's is. India has no summer time, so a fixed offset is exact. */
export const INDIA_ZONE = 'Asia/Kolkata';

const OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

export type IndiaDate = { year: number; month: number; day: number };

/** A calendar day in India as text, "2026-11-15". Such texts sort by time. */
export type CalendarDate = string;

/** The parts of a moment on a clock in India. Weekday 0 is Sunday. */
export function indiaClock(moment: Date): IndiaDate & { hour: number; minute: number; weekday: number } {
  const shifted = new Date(moment.getTime() + OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    weekday: shifted.getUTCDay(),
  };
}

/** The calendar day of a moment: "2026-03-16". */
export const indiaDate = (moment: Date): CalendarDate =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** The time of day of a moment: "09:30". */
export const indiaTimeOfDay = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(11, 16);

/** In a form that spreadsheets sort: "2026-03-16 09:05". */
export const indiaTimestamp = (moment: Date): string => `${indiaDate(moment)} ${indiaTimeOfDay(moment)}`;

/** The moment at which the day `days` after today reaches `hour`:00. */
export function indiaMoment(now: Date, days: number, hour: number): Date {
  const { year, month, day } = indiaClock(now);
  return new Date(Date.UTC(year, month - 1, day, hour) - OFFSET_MS + days * DAY_MS);
}

/** The moment of a calendar day and a time of day ("09:30"). "24:00" is the midnight that ends the day. */
export const indiaDateTime = (date: CalendarDate, time: string): Date =>
  time === '24:00' ? startOfIndiaDay(date, 1) : new Date(`${date}T${time}:00+05:30`);

/** The midnight that begins a calendar day, or the day `days` later. */
export const startOfIndiaDay = (date: CalendarDate, days = 0): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) - OFFSET_MS + days * DAY_MS);

/** A counter that increases at every midnight in India. */
export const daysSinceEpoch = (now: Date): number => Math.floor((now.getTime() + OFFSET_MS) / DAY_MS);

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** 0 is Sunday. */
export const weekdayOf = (date: CalendarDate): number => new Date(date).getUTCDay();

/** False for days that do not exist, such as "2026-02-30". */
export const isCalendarDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** Every day of a month such as "2026-11". */
export function daysOfMonth(month: string): CalendarDate[] {
  const first = `${month}-01`;
  const days: CalendarDate[] = [];
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** The month `count` after this one; before it when negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export const SHORT_WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Mon, 16 Nov". Without `Intl`, whose first formatter blocks a phone for 100 ms. */
export const dayText = (date: CalendarDate): string =>
  `${SHORT_WEEKDAYS[weekdayOf(date)]}, ${Number(date.slice(8))} ${SHORT_MONTHS[Number(date.slice(5, 7)) - 1]}`;
