import { MORNING_ENDS_HOUR, ORDER_CUT_OFF_HOUR } from '../delivery/delivery-slot.ts';
import { addDays, type CalendarDate, indiaClock, indiaDate } from '../india-time.ts';

/** The first morning that can still be changed: tomorrow's until 11PM, then the one after. */
export const firstOpenDate = (now: Date): CalendarDate =>
  addDays(indiaDate(now), indiaClock(now).hour < ORDER_CUT_OFF_HOUR ? 1 : 2);

export const canChangeDay = (date: CalendarDate, now: Date): boolean => date >= firstOpenDate(now);

/** The morning whose round is settled now: tomorrow's after 11PM, and today's until the round is over. */
export function morningToMake(now: Date): CalendarDate | undefined {
  const { hour } = indiaClock(now);
  if (hour >= ORDER_CUT_OFF_HOUR) return addDays(indiaDate(now), 1);
  return hour < MORNING_ENDS_HOUR ? indiaDate(now) : undefined;
}
