import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, indiaDate, indiaDateTime, weekdayOf } from '../india-time.ts';
import { BOOKING_DAYS, type ConsultingHours, isTaken, nextFreeSlot, slotMoments, slotsOn } from './slots.ts';

const sunday = '2026-11-15';
const monday = '2026-11-16';
const at = (text: string) => new Date(`${text}+05:30`);
const starts = (hours: ConsultingHours[], date: string, now: Date) =>
  slotsOn(hours, date, now).map(({ start }) => start);
const on = (start: string, end: string, weekday = 1): ConsultingHours => ({ weekday, start, end });

test('divides a window into whole hours and drops the remainder', () => {
  expect(slotsOn([on('09:00', '11:00')], monday, at('2026-11-15T12:00'))).toEqual([
    { start: '09:00', end: '10:00' },
    { start: '10:00', end: '11:00' },
  ]);
  expect(starts([on('09:30', '12:15')], monday, at('2026-11-15T12:00'))).toEqual(['09:30', '10:30']);
  expect(starts([on('09:00', '09:59')], monday, at('2026-11-15T12:00'))).toEqual([]);
  expect(starts([on('23:00', '24:00')], monday, at('2026-11-15T12:00'))).toEqual(['23:00']);
});

test('finds the next free slot after bookings and leave', () => {
  const hours = [on('09:00', '11:00')];
  const now = at('2026-11-15T12:00');
  const booked = [slotMoments(monday, { start: '09:00', end: '10:00' })];
  const next = (leave: string[]) => nextFreeSlot({ hours, booked, leave: new Set(leave) }, now);
  expect(next([])).toEqual({ date: monday, start: '10:00', end: '11:00' });
  expect(next([monday])).toEqual({ date: '2026-11-23', start: '09:00', end: '10:00' });
  expect(nextFreeSlot({ hours: [], booked: [], leave: new Set() }, now)).toBeNull();
});

test('uses the hours of the weekday only', () => {
  expect(starts([on('09:00', '12:00', 2)], monday, at('2026-11-15T12:00'))).toEqual([]);
  expect(starts([on('09:00', '10:00', 0)], sunday, at('2026-11-15T08:00'))).toEqual(['09:00']);
});

test('omits slots of today that have started in India time', () => {
  const hours = [on('09:00', '12:00')];
  expect(starts(hours, monday, at('2026-11-16T08:59'))).toEqual(['09:00', '10:00', '11:00']);
  expect(starts(hours, monday, at('2026-11-16T09:00'))).toEqual(['10:00', '11:00']);
  expect(starts(hours, monday, at('2026-11-16T10:30'))).toEqual(['11:00']);
  // Still Sunday in UTC.
  expect(starts(hours, monday, new Date('2026-11-15T20:00:00Z'))).toEqual(['09:00', '10:00', '11:00']);
});

test('offers no slots in the past or beyond the booking period', () => {
  const everyDay = Array.from({ length: 7 }, (_, weekday) => on('09:00', '12:00', weekday));
  const now = at('2026-11-16T08:00');
  expect(slotsOn(everyDay, sunday, now)).toEqual([]);
  expect(slotsOn(everyDay, addDays(monday, BOOKING_DAYS), now)).toHaveLength(3);
  expect(slotsOn(everyDay, addDays(monday, BOOKING_DAYS + 1), now)).toEqual([]);
});

test('merges overlapping windows', () => {
  expect(starts([on('09:00', '12:00'), on('09:30', '11:30')], monday, at('2026-11-15T12:00'))).toEqual([
    '09:00',
    '10:00',
    '11:00',
  ]);
  expect(starts([on('09:00', '10:30'), on('10:30', '12:00')], monday, at('2026-11-15T12:00'))).toEqual([
    '09:00',
    '10:30',
  ]);
});

test('slots last an hour, lie inside the hours, ascend, never overlap and lie in the future', () => {
  const clock = fc.integer({ min: 0, max: 24 * 4 }).map((quarters) => {
    const minutes = quarters * 15;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  });
  const window = fc
    .tuple(clock, clock, fc.integer({ min: 0, max: 6 }))
    .filter(([start, end]) => start < end)
    .map(([start, end, weekday]) => ({ start, end, weekday }));
  const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }).map((ms) => new Date(ms));
  fc.assert(
    fc.property(
      fc.array(window, { maxLength: 8 }),
      moment,
      fc.integer({ min: -2, max: 62 }),
      (hours, now, daysAhead) => {
        const date = addDays(indiaDate(now), daysAhead);
        const slots = slotsOn(hours, date, now);
        const ofDay = hours.filter(({ weekday }) => weekday === weekdayOf(date));
        for (const [index, slot] of slots.entries()) {
          const { startsAt, endsAt } = slotMoments(date, slot);
          expect(endsAt.getTime() - startsAt.getTime()).toBe(60 * 60 * 1000);
          expect(startsAt > now).toBe(true);
          const earlier = slots[index - 1];
          if (earlier) expect(slotMoments(date, earlier).endsAt <= startsAt).toBe(true);
          expect(ofDay.some(({ start }) => start <= slot.start)).toBe(true);
          expect(ofDay.some(({ end }) => end >= slot.end)).toBe(true);
        }
      },
    ),
  );
});

test('a slot is taken if it overlaps an appointment and free if it is adjacent', () => {
  const appointment = { startsAt: indiaDateTime(monday, '09:30'), endsAt: indiaDateTime(monday, '10:30') };
  expect(isTaken(slotMoments(monday, { start: '10:00', end: '11:00' }), [appointment])).toBe(true);
  expect(isTaken(slotMoments(monday, { start: '10:30', end: '11:30' }), [appointment])).toBe(false);
  expect(isTaken(slotMoments(monday, { start: '08:30', end: '09:30' }), [appointment])).toBe(false);
});
