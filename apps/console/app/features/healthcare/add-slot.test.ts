import { expect, test } from 'vitest';
import { addSlot } from './add-slot.ts';

const slot = { start: '10:00', end: '12:00' };

test('adds a slot to every chosen day in the order of the week', () => {
  expect(addSlot([], ['Wednesday', 'Monday'], slot)).toEqual({
    availability: [
      { day: 'Monday', slots: [slot] },
      { day: 'Wednesday', slots: [slot] },
    ],
  });
});

test('rejects a slot without a day, a start or an end', () => {
  expect(addSlot([], [], slot)).toHaveProperty('error');
  expect(addSlot([], ['Monday'], { start: '', end: '12:00' })).toHaveProperty('error');
  expect(addSlot([], ['Monday'], { start: '12:00', end: '10:00' })).toHaveProperty('error');
});

test('replaces a slot with the same start', () => {
  const first = addSlot([], ['Monday'], slot);
  const availability = 'availability' in first ? first.availability : [];
  expect(addSlot(availability, ['Monday'], { start: '10:00', end: '13:00' })).toEqual({
    availability: [{ day: 'Monday', slots: [{ start: '10:00', end: '13:00' }] }],
  });
});
