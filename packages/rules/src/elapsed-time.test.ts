import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elapsedTime } from './elapsed-time.ts';

const now = new Date('2026-11-15T10:00:00+05:30');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('uses the largest whole unit', () => {
  expect(elapsedTime(before(1), now)).toEqual({ unit: 'minute', count: 1 });
  expect(elapsedTime(before(59), now)).toEqual({ unit: 'minute', count: 59 });
  expect(elapsedTime(before(60), now)).toEqual({ unit: 'hour', count: 1 });
  expect(elapsedTime(before(24 * 60 - 1), now)).toEqual({ unit: 'hour', count: 23 });
  expect(elapsedTime(before(24 * 60), now)).toEqual({ unit: 'day', count: 1 });
  expect(elapsedTime(before(13 * 24 * 60), now)).toEqual({ unit: 'week', count: 1 });
  expect(elapsedTime(before(70 * 24 * 60), now)).toEqual({ unit: 'month', count: 2 });
  expect(elapsedTime(before(800 * 24 * 60), now)).toEqual({ unit: 'year', count: 2 });
});

test('returns null below a minute or in the future', () => {
  expect(elapsedTime(before(0), now)).toBeNull();
  expect(elapsedTime(before(-30), now)).toBeNull();
});

test('never overstates the time', () => {
  const minutes = { minute: 1, hour: 60, day: 1440, week: 10_080, month: 43_200, year: 525_600 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), (passed) => {
      const elapsed = elapsedTime(before(passed), now);
      return elapsed !== null && elapsed.count * minutes[elapsed.unit] <= passed;
    }),
  );
});
