import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../india-time.ts';
import { nextReminderDay } from './reminders.ts';

test.each([
  ['week', '2026-11-16', '2026-11-16', '2026-11-23'],
  ['week', '2026-11-16', '2026-12-01', '2026-12-07'],
  ['month', '2026-11-16', '2026-11-16', '2026-12-16'],
  ['month', '2026-01-31', '2026-01-31', '2026-02-28'],
  ['month', '2026-01-31', '2026-02-28', '2026-03-31'],
  ['month', '2026-12-31', '2027-02-10', '2027-02-28'],
] as const)('a reminder every %s from %s comes after %s on %s', (every, from, today, next) => {
  expect(nextReminderDay(every, from, today)).toBe(next);
});

test('the next day is after today and at most one interval away', () => {
  fc.assert(
    fc.property(fc.constantFrom('week', 'month'), fc.nat(400), fc.nat(1500), (every, start, later) => {
      const from = addDays('2026-01-01', start);
      const today = addDays(from, later);
      const days = daysBetween(today, nextReminderDay(every, from, today));
      expect(days).toBeGreaterThan(0);
      expect(days).toBeLessThanOrEqual(every === 'week' ? 7 : 31);
    }),
  );
});
