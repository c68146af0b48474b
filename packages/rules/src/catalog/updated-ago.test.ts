import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeAgo, updatedAgo } from './updated-ago.ts';

const now = new Date('2026-11-15T10:00:00+05:30');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('formats the time since the last update', () => {
  expect(updatedAgo(before(120), now)).toBe('Updated 2 hours ago');
  expect(updatedAgo(before(0), now)).toBe('Updated just now');
});

test('uses the largest whole unit, singular for one', () => {
  expect(timeAgo(before(1), now)).toBe('1 minute ago');
  expect(timeAgo(before(59), now)).toBe('59 minutes ago');
  expect(timeAgo(before(60), now)).toBe('1 hour ago');
  expect(timeAgo(before(24 * 60 - 1), now)).toBe('23 hours ago');
  expect(timeAgo(before(24 * 60), now)).toBe('1 day ago');
  expect(timeAgo(before(13 * 24 * 60), now)).toBe('1 week ago');
  expect(timeAgo(before(70 * 24 * 60), now)).toBe('2 months ago');
  expect(timeAgo(before(800 * 24 * 60), now)).toBe('2 years ago');
});

test('treats a time in the future as just now', () => {
  expect(timeAgo(before(-30), now)).toBe('just now');
});

test('never overstates the age', () => {
  const minutes = { minute: 1, hour: 60, day: 1440, week: 10_080, month: 43_200, year: 525_600 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), (age) => {
      const [, count, unit] = /^(\d+) (\w+?)s? ago$/.exec(timeAgo(before(age), now)) ?? [];
      return Number(count) * minutes[unit as keyof typeof minutes] <= age;
    }),
  );
});
