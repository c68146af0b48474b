import { addDays, indiaClock, indiaDate, indiaDateTime, weekdayOf } from '../india-time.ts';

/** Clock times of a clinic: `HH:MM`, twenty-four hours. */
export type Slot = { start: string; end: string };

/** When a doctor sits, week after week. Weekday 0 is Sunday. */
export type SittingHours = { weekday: number; start: string; end: string };

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const SLOT_MINUTES = 60;
/** How far ahead a visit can be booked. */
export const BOOKING_DAYS = 60;

/**
 * The one-hour slots that a doctor has on a day, and that have not begun. A window is cut from its start; what is left of
 * it and shorter than an hour is no slot. Windows that overlap count as one, so that no two slots ever do.
 */
export function slotsOn(hours: readonly SittingHours[], date: string, now: Date): Slot[] {
  if (!isBookableDay(date, now)) return [];
  const { hour, minute } = indiaClock(now);
  const nowMinutes = date === indiaDate(now) ? hour * 60 + minute : -1;
  return joinedWindows(hours.filter(({ weekday }) => weekday === weekdayOf(date)))
    .flatMap(({ from, to }) => startsWithin(from, to))
    .filter((start) => start > nowMinutes)
    .map((start) => ({ start: clockText(start), end: clockText(start + SLOT_MINUTES) }));
}

/** Today and the days that follow, as far as visits are booked. */
export const isBookableDay = (date: string, now: Date): boolean =>
  date >= indiaDate(now) && date <= addDays(indiaDate(now), BOOKING_DAYS);

export const slotMoments = (date: string, slot: Slot): { startsAt: Date; endsAt: Date } => ({
  startsAt: indiaDateTime(date, slot.start),
  endsAt: indiaDateTime(date, slot.end),
});

/** A slot that touches a visit at any minute is taken, also when the doctor's hours were moved after it was booked. */
export const isTaken = (slot: { startsAt: Date; endsAt: Date }, visits: { startsAt: Date; endsAt: Date }[]): boolean =>
  visits.some((visit) => visit.startsAt < slot.endsAt && slot.startsAt < visit.endsAt);

type Window = { from: number; to: number };

function joinedWindows(hours: readonly SittingHours[]): Window[] {
  const joined: Window[] = [];
  const windows = hours.map(({ start, end }) => ({ from: minutesOf(start), to: minutesOf(end) }));
  for (const window of windows.sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && window.from < last.to) last.to = Math.max(last.to, window.to);
    else joined.push({ ...window });
  }
  return joined;
}

function startsWithin(from: number, to: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / SLOT_MINUTES));
  return Array.from({ length: count }, (_, index) => from + index * SLOT_MINUTES);
}

/** `HH:MM`, or with the seconds that a database gives. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
