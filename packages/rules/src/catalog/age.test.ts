import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOf } from './age.ts';

const now = new Date('2026-11-15T10:00:00+05:30');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('uses the largest whole unit', () => {
  expect(ageOf(before(1), now)).toEqual({ unit: 'minute', count: 1 });
  expect(ageOf(before(59), now)).toEqual({ unit: 'minute', count: 59 });
  expect(ageOf(before(60), now)).toEqual({ unit: 'hour', count: 1 });
  expect(ageOf(before(24 * 60 - 1), now)).toEqual({ unit: 'hour', count: 23 });
  expect(ageOf(before(24 * 60), now)).toEqual({ unit: 'day', count: 1 });
  expect(ageOf(before(13 * 24 * 60), now)).toEqual({ unit: 'week', count: 1 });
  expect(ageOf(before(70 * 24 * 60), now)).toEqual({ unit: 'month', count: 2 });
  expect(ageOf(before(800 * 24 * 60), now)).toEqual({ unit: 'year', count: 2 });
});

test('has no age below a minute or in the future', () => {
  expect(ageOf(before(0), now)).toBeNull();
  expect(ageOf(before(-30), now)).toBeNull();
});

test('never overstates the age', () => {
  const minutes = { minute: 1, hour: 60, day: 1440, week: 10_080, month: 43_200, year: 525_600 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), (passed) => {
      const age = ageOf(before(passed), now);
      return age !== null && age.count * minutes[age.unit] <= passed;
    }),
  );
});
