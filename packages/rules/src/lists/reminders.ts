import { addDays, type CalendarDate } from '../india-time.ts';

export const REMINDER_INTERVALS = ['week', 'month'] as const;
export type ReminderInterval = (typeof REMINDER_INTERVALS)[number];

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * The next day of a reminder that started on `from`, after `today`. A month is counted from the first day, so that a reminder
 * of the 31st comes on 28 February and again on 31 March.
 */
export function nextReminderDay(every: ReminderInterval, from: CalendarDate, today: CalendarDate): CalendarDate {
  let day = from;
  for (let count = 1; day <= today; count++) day = every === 'week' ? addDays(from, count * 7) : addMonths(from, count);
  return day;
}

function addMonths(from: CalendarDate, count: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const months = month - 1 + count;
  const target = { year: year + Math.floor(months / 12), month: (months % 12) + 1 };
  const clipped = Math.min(day, lastDayOf(target.year, target.month));
  return new Date(Date.UTC(target.year, target.month - 1, clipped)).toISOString().slice(0, 10);
}
