import { STAFF_LANGUAGE } from '@subah/messages/console/staff-language';
import { localeOf } from '@subah/messages/language';
import { INDIA_ZONE, indiaDate, indiaTimeOfDay } from '@subah/rules/india-time';

const dateTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA_ZONE,
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('en-IN', { timeZone: INDIA_ZONE, day: 'numeric', month: 'short', year: 'numeric' });
const longDate = new Intl.DateTimeFormat(localeOf[STAFF_LANGUAGE], {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** "15 Nov, 9:42 pm" */
export const formatDateTime = (iso: string): string => dateTime.format(new Date(iso));

/** "15 Nov 2026" */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** "2026-11-15 21:42", as a spreadsheet reads and sorts it. */
export const formatForSheet = (iso: string): string => `${indiaDate(new Date(iso))} ${indiaTimeOfDay(new Date(iso))}`;

/** "Sunday, 15 November" for a calendar date without a time: "2026-11-15". */
export const formatLongDate = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`));
