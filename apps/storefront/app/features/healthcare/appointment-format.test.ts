import { expect, test } from 'vitest';
import { partOfDay, slotText } from './appointment-format.ts';

const slot = (start: string, end: string) => ({ start, end });

test('formats a slot', () => {
  expect(slotText(slot('10:00', '11:00'))).toBe('10–11 AM');
  expect(slotText(slot('11:00', '12:00'))).toBe('11 AM–12 PM');
  expect(slotText(slot('23:00', '24:00'))).toBe('11 PM–12 AM');
});

test('groups a slot by its start', () => {
  expect(['11:00', '12:00', '16:00', '17:00'].map((start) => partOfDay(slot(start, '18:00')))).toEqual([
    'morning',
    'afternoon',
    'afternoon',
    'evening',
  ]);
});
