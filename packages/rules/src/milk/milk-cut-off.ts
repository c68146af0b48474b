import { nextMorning } from '../delivery/delivery-slot.ts';
import { addDays, type CalendarDate, indiaClock, indiaDate } from '../india-time.ts';

/** Milk comes every day in the first window of the documented settings; those of the shop change only orders. */
const CUT_OFF_HOUR = 23;
const ROUND_ENDS_HOUR = 11;

/** The first date that can still be changed: tomorrow until 11PM, then the day after. */
export const firstOpenDate = (now: Date): CalendarDate =>
  addDays(indiaDate(now), indiaClock(now).hour < CUT_OFF_HOUR ? 1 : 2);

export const canChangeDay = (date: CalendarDate, now: Date): boolean => date >= firstOpenDate(now);

/** The date whose deliveries are created now: tomorrow after 11PM, today until the morning round ends. */
export function deliveryDateToCreate(now: Date): CalendarDate | undefined {
  const { hour } = indiaClock(now);
  return hour >= CUT_OFF_HOUR || hour < ROUND_ENDS_HOUR ? nextMorning(now) : undefined;
}
