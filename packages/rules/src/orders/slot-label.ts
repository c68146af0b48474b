import { dayText, indiaDate, indiaTimeOfDay } from '../india-time.ts';

/** "Mon, 16 Mar, 08:00AM - 11:00AM" in India time. */
export const slotLabel = (from: Date, until: Date): string =>
  `${dayText(indiaDate(from))}, ${windowLabel(from, until)}`;

/** "08:00AM - 11:00AM" in India time. */
export const windowLabel = (from: Date, until: Date): string => `${clock(from)} - ${clock(until)}`;

function clock(moment: Date): string {
  const [hour = 0, minute = 0] = indiaTimeOfDay(moment).split(':').map(Number);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(hour % 12 || 12)}:${twoDigits(minute)}${hour < 12 ? 'AM' : 'PM'}`;
}
