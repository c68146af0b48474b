import { expect, test } from 'vitest';
import { showDate, showDay } from './moments.ts';

test('a day without a time is the same day everywhere', () => {
  expect(showDate('2026-11-15')).toBe('Sunday, 15 November');
});

test('a moment shows the day that it is in India', () => {
  expect(showDay('2026-11-15T20:00:00Z')).toBe('16 Nov 2026');
});
