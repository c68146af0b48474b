import { expect, test } from 'vitest';
import { storeHours } from './store-hours.ts';

const india = (text: string) => new Date(`${text}+05:30`);

test('open from 8AM until 11PM', () => {
  const open = { isOpen: true, text: 'Open Now 8AM – 11PM (Today)' };
  expect(storeHours(india('2026-11-15T08:00:00'))).toEqual(open);
  expect(storeHours(india('2026-11-15T22:59:59'))).toEqual(open);
});

test('closed before and after', () => {
  const closed = { isOpen: false, text: 'Closed · Opens 8AM' };
  expect(storeHours(india('2026-11-15T07:59:59'))).toEqual(closed);
  expect(storeHours(india('2026-11-15T23:00:00'))).toEqual(closed);
  expect(storeHours(india('2026-11-16T00:30:00'))).toEqual(closed);
});

test('uses India time in any time zone', () => {
  expect(storeHours(new Date('2026-11-15T02:30:00Z')).isOpen).toBe(true);
  expect(storeHours(new Date('2026-11-15T18:00:00Z')).isOpen).toBe(false);
});
