import { type CalendarDate, startOfIndiaDay } from '@subah/rules/india-time';
import { type SQL, sql } from 'drizzle-orm';

/** One row `day` per date, to be joined laterally: one index range per day. Grouping by a computed day would sort all rows. */
export const daysOf = (dates: readonly CalendarDate[]): SQL => {
  const days = dates.map((date) => ({ date, start: startOfIndiaDay(date), stop: startOfIndiaDay(date, 1) }));
  return sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as day(date date, start timestamptz, stop timestamptz)`;
};
