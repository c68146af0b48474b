import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangePeriods, membershipUse, nextPeriod } from './membership-period.ts';

const now = new Date('2026-11-15T06:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

test('starts now without an active plan, otherwise at the end of it', () => {
  expect(nextPeriod(now, null, 30)).toEqual({ start: now, end: later(30) });
  expect(nextPeriod(now, later(10), 30)).toEqual({ start: later(10), end: later(40) });
  expect(nextPeriod(now, later(-1), 30)).toEqual({ start: now, end: later(30) });
});

test('adds up the days of any number of purchases', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 365 }), { minLength: 1, maxLength: 8 }), (durations) => {
      const end = durations.reduce<Date | null>((last, days) => nextPeriod(now, last, days).end, null);
      return end?.getTime() === later(durations.reduce((sum, days) => sum + days, 0)).getTime();
    }),
  );
});

test('puts what is left of a free plan after the paid ones', () => {
  const free = { isFree: true, start: later(-10), end: later(11) };
  const paid = { isFree: false, start: now, end: later(30) };
  expect(arrangePeriods(now, [free])).toEqual([free]);
  expect(arrangePeriods(now, [free, paid])).toEqual([paid, { isFree: true, start: later(30), end: later(41) }]);
});

test('closes the gap before an upcoming plan', () => {
  const running = { isFree: false, start: later(-5), end: later(10) };
  const upcoming = { isFree: false, start: later(40), end: later(70) };
  expect(arrangePeriods(now, [upcoming])).toEqual([{ isFree: false, start: now, end: later(30) }]);
  expect(arrangePeriods(now, [running, upcoming])).toEqual([
    running,
    { isFree: false, start: later(10), end: later(40) },
  ]);
});

test('computes the used percentage and the remaining days', () => {
  expect(membershipUse({ start: later(-15), end: later(15) }, now)).toEqual({ percentUsed: 50, daysRemaining: 15 });
  expect(membershipUse({ start: later(-30), end: new Date(now.getTime() + 1000) }, now)).toEqual({
    percentUsed: 99,
    daysRemaining: 0,
  });
});
