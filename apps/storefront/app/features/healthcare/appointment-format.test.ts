import { expect, test } from 'vitest';
import { longDay, partOfDay, shortDay, slotText } from './appointment-format.ts';

const slot = (start: string, end: string) => ({ start, end });

test('formats a slot', () => {
  expect(slotText(slot('10:00', '11:00'))).toBe('10–11 AM');
  expect(slotText(slot('11:00', '12:00'))).toBe('11–12 noon');
  expect(slotText(slot('12:00', '13:00'))).toBe('12 noon–1 PM');
  expect(slotText(slot('13:00', '14:00'))).toBe('1–2 PM');
  expect(slotText(slot('11:30', '12:30'))).toBe('11:30 AM–12:30 PM');
  expect(slotText(slot('23:00', '24:00'))).toBe('11–12 midnight');
});

test('formats a date independently of the time zone', () => {
  expect(longDay('2026-11-16')).toMatch(/Monday,? 16 November/);
  expect(shortDay('2026-11-16')).toBe('Mon, 16 Nov');
});

test('groups a slot by its start', () => {
  expect(['11:00', '12:00', '16:00', '17:00'].map((start) => partOfDay(slot(start, '18:00')))).toEqual([
    'Morning',
    'Afternoon',
    'Afternoon',
    'Evening',
  ]);
});
