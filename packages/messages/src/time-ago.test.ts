import { expect, test } from 'vitest';
import { timeAgoText, updatedText } from './time-ago.ts';

const now = new Date('2026-11-15T10:00:00+05:30');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('writes the time since an update', () => {
  expect(updatedText(before(120), now)).toBe('Updated 2 hours ago');
  expect(updatedText(before(0), now)).toBe('Updated just now');
  expect(timeAgoText(before(60), now)).toBe('1 hour ago');
  expect(timeAgoText(before(60), now, 'hi')).toBe('1 घंटे पहले');
  expect(updatedText(before(3 * 24 * 60), now, 'hi')).toBe('अपडेट: 3 दिन पहले');
});
