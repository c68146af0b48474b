import { expect, test } from 'vitest';
import { canMoveTo, morningSlot, nextMorning, nextMorningSlot, slotText } from './delivery-slot.ts';

const india = (text: string) => new Date(`${text}+05:30`);

test('before 11PM the slot is tomorrow morning', () => {
  const slot = nextMorningSlot(india('2026-11-15T22:59:59'));
  expect(slotText(slot)).toBe('Tomorrow 08:00AM - 11:00AM');
  expect(slot.startsAt).toEqual(india('2026-11-16T08:00:00'));
  expect(slot.endsAt).toEqual(india('2026-11-16T11:00:00'));
});

test('from 11PM on the slot is the day after tomorrow, with its date', () => {
  const slot = nextMorningSlot(india('2026-11-15T23:00:00'));
  expect(slotText(slot)).toBe('Tue, 17 Nov 08:00AM - 11:00AM');
  expect(slot.startsAt).toEqual(india('2026-11-17T08:00:00'));
});

test('after midnight the new day counts, also at the end of a year', () => {
  expect(nextMorningSlot(india('2027-01-01T00:05:00')).startsAt).toEqual(india('2027-01-02T08:00:00'));
  expect(nextMorningSlot(india('2026-12-31T23:30:00')).startsAt).toEqual(india('2027-01-02T08:00:00'));
});

test('packs today until the round ends, then tomorrow', () => {
  const at = (time: string) => nextMorning(new Date(`2026-11-16T${time}+05:30`));
  expect([at('00:13:00'), at('10:59:59')]).toEqual(['2026-11-16', '2026-11-16']);
  expect([at('11:00:00'), at('23:30:00')]).toEqual(['2026-11-17', '2026-11-17']);
});

test('moves a delivery to a morning of the next two weeks', () => {
  const noon = new Date('2026-11-16T12:00:00+05:30');
  expect(['2026-11-16', '2026-11-17', '2026-11-30', '2026-12-01'].map((date) => canMoveTo(date, noon))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(morningSlot('2026-11-17').startsAt.toISOString()).toBe('2026-11-17T02:30:00.000Z');
});
