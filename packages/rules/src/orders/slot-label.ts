import { INDIA_ZONE } from '../india-time.ts';

const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const time = new Intl.DateTimeFormat('en-US', {
  timeZone: INDIA_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
});

const clock = (moment: Date): string => time.format(moment).replace(/\s/g, '');

/** "Mon, 16 Mar, 08:00AM - 11:00AM" in India time. */
export const slotLabel = (from: Date, until: Date): string => `${day.format(from)}, ${clock(from)} - ${clock(until)}`;
