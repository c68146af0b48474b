import {
  addDays,
  type CalendarDate,
  dayText,
  indiaClock,
  indiaDate,
  indiaMoment,
  startOfIndiaDay,
} from '../india-time.ts';

/** Orders placed before 11PM India time arrive tomorrow morning; later ones the morning after. */
export const ORDER_CUT_OFF_HOUR = 23;
const MORNING_STARTS_HOUR = 8;
export const MORNING_ENDS_HOUR = 11;
export const MORNING_WINDOW = '08:00AM - 11:00AM';

export type DeliverySlot = { startsAt: Date; endsAt: Date; isTomorrow: boolean };

export function nextMorningSlot(now: Date): DeliverySlot {
  const isTomorrow = indiaClock(now).hour < ORDER_CUT_OFF_HOUR;
  const days = isTomorrow ? 1 : 2;
  return {
    startsAt: indiaMoment(now, days, MORNING_STARTS_HOUR),
    endsAt: indiaMoment(now, days, MORNING_ENDS_HOUR),
    isTomorrow,
  };
}

/** The morning that is packed next: today until its round ends, then tomorrow. */
export const nextMorning = (now: Date): CalendarDate =>
  addDays(indiaDate(now), indiaClock(now).hour < MORNING_ENDS_HOUR ? 0 : 1);

const MAX_DAYS_AHEAD = 14;

/** The mornings to which staff can move a delivery: from the next round on, two weeks ahead. */
export const canMoveTo = (date: CalendarDate, now: Date): boolean =>
  date >= nextMorning(now) && date <= addDays(indiaDate(now), MAX_DAYS_AHEAD);

/** The delivery window of a morning. */
export const morningSlot = (date: CalendarDate): { startsAt: Date; endsAt: Date } => ({
  startsAt: indiaMoment(startOfIndiaDay(date), 0, MORNING_STARTS_HOUR),
  endsAt: indiaMoment(startOfIndiaDay(date), 0, MORNING_ENDS_HOUR),
});

const slotDay = (slot: DeliverySlot): string => (slot.isTomorrow ? 'Tomorrow' : dayText(indiaDate(slot.startsAt)));

/** For example "Tomorrow 08:00AM - 11:00AM". */
export const slotText = (slot: DeliverySlot): string => `${slotDay(slot)} ${MORNING_WINDOW}`;
