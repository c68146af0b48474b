import { expect, test } from 'vitest';
import { isStoreOpen } from './store-hours.ts';

const india = (text: string) => new Date(`${text}+05:30`);

test('open from 8AM until 11PM', () => {
  expect(isStoreOpen(india('2026-11-15T08:00:00'))).toBe(true);
  expect(isStoreOpen(india('2026-11-15T22:59:59'))).toBe(true);
});

test('closed before and after', () => {
  expect(isStoreOpen(india('2026-11-15T07:59:59'))).toBe(false);
  expect(isStoreOpen(india('2026-11-15T23:00:00'))).toBe(false);
  expect(isStoreOpen(india('2026-11-16T00:30:00'))).toBe(false);
});

test('uses India time in any time zone', () => {
  expect(isStoreOpen(new Date('2026-11-15T02:30:00Z'))).toBe(true);
  expect(isStoreOpen(new Date('2026-11-15T18:00:00Z'))).toBe(false);
});
