import { expect, test } from 'vitest';
import { hasStarted, partOfDay, slotText } from './appointment-format.ts';

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

test('an appointment has started from its first minute on, by the time of India', () => {
  const visit = { date: '2026-11-20', slot: slot('10:00', '11:00') };
  const at = (time: string) => hasStarted(visit, new Date(`2026-11-20T${time}:00+05:30`));
  expect([at('09:59'), at('10:00'), at('23:00')]).toEqual([false, true, true]);
});
