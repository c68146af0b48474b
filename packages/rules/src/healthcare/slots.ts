import { addDays, indiaClock, indiaDate, indiaDateTime, weekdayOf } from '../india-time.ts';

/** Times of day, `HH:MM` in 24 hours. */
export type Slot = { start: string; end: string };

/** Weekly consulting hours of a doctor. Weekday 0 is Sunday. */
export type ConsultingHours = { weekday: number; start: string; end: string };

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const SLOT_MINUTES = 60;
/** How far ahead an appointment can be booked. */
export const BOOKING_DAYS = 60;

/**
 * The one-hour slots of a day that have not started. Overlapping windows are merged first, so that slots never overlap;
 * a remainder of less than an hour at the end of a window is dropped.
 */
export function slotsOn(hours: readonly ConsultingHours[], date: string, now: Date): Slot[] {
  if (!isBookableDay(date, now)) return [];
  const { hour, minute } = indiaClock(now);
  const nowMinutes = date === indiaDate(now) ? hour * 60 + minute : -1;
  return mergeWindows(hours.filter(({ weekday }) => weekday === weekdayOf(date)))
    .flatMap(({ from, to }) => slotStarts(from, to))
    .filter((start) => start > nowMinutes)
    .map((start) => ({ start: clockText(start), end: clockText(start + SLOT_MINUTES) }));
}

export const isBookableDay = (date: string, now: Date): boolean =>
  date >= indiaDate(now) && date <= addDays(indiaDate(now), BOOKING_DAYS);

export const slotMoments = (date: string, slot: Slot): TimeRange => ({
  startsAt: indiaDateTime(date, slot.start),
  endsAt: indiaDateTime(date, slot.end),
});

type TimeRange = { startsAt: Date; endsAt: Date };

/** Any overlap counts: the consulting hours may have changed after an appointment was booked. */
export const isTaken = (slot: TimeRange, appointments: TimeRange[]): boolean =>
  appointments.some((booked) => booked.startsAt < slot.endsAt && slot.startsAt < booked.endsAt);

type DoctorDays = { hours: readonly ConsultingHours[]; booked: TimeRange[]; leave: ReadonlySet<string> };

/** The first slot that can be booked; null when none is free. */
export function nextFreeSlot({ hours, booked, leave }: DoctorDays, now: Date): (Slot & { date: string }) | null {
  if (hours.length === 0) return null;
  for (let day = 0; day <= BOOKING_DAYS; day++) {
    const date = addDays(indiaDate(now), day);
    const slots = leave.has(date) ? [] : slotsOn(hours, date, now);
    const free = slots.find((slot) => !isTaken(slotMoments(date, slot), booked));
    if (free) return { ...free, date };
  }
  return null;
}

type Window = { from: number; to: number };

function mergeWindows(hours: readonly ConsultingHours[]): Window[] {
  const merged: Window[] = [];
  const windows = hours.map(({ start, end }) => ({ from: minutesOf(start), to: minutesOf(end) }));
  for (const window of windows.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && window.from < last.to) last.to = Math.max(last.to, window.to);
    else merged.push({ ...window });
  }
  return merged;
}

function slotStarts(from: number, to: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / SLOT_MINUTES));
  return Array.from({ length: count }, (_, index) => from + index * SLOT_MINUTES);
}

/** Accepts `HH:MM` and `HH:MM:SS`, as PostgreSQL returns it. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
