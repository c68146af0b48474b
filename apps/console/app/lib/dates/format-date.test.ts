import { expect, test } from 'vitest';
import { formatDay, formatLongDate } from './format-date.ts';

test('formats a calendar date independent of the time zone', () => {
  expect(formatLongDate('2026-11-15')).toBe('Sunday, 15 November');
});

test('formats a timestamp as the day in India', () => {
  expect(formatDay('2026-11-15T20:00:00Z')).toBe('16 Nov 2026');
});
