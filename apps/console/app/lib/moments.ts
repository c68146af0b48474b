import { INDIA_ZONE } from '@subah/rules/india-time';

const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA_ZONE,
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('en-IN', { timeZone: INDIA_ZONE, day: 'numeric', month: 'short', year: 'numeric' });

/** "15 Nov, 9:42 pm" */
export const showMoment = (iso: string): string => dayAndTime.format(new Date(iso));

const longDate = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "15 Nov 2026" */
export const showDay = (iso: string): string => day.format(new Date(iso));

/** "Sunday, 15 November" for a day without a time: "2026-11-15". */
export const showDate = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`));
