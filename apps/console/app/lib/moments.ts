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

/** "15 Nov 2026" */
export const showDay = (iso: string): string => day.format(new Date(iso));
