import { expect, test } from 'vitest';
import { addSlot } from './add-slot.ts';

const slot = { start: '10:00', end: '12:00' };

test('a slot goes to every chosen day, in the order of the week', () => {
  expect(addSlot([], ['Wednesday', 'Monday'], slot)).toEqual({
    availability: [
      { day: 'Monday', slots: [slot] },
      { day: 'Wednesday', slots: [slot] },
    ],
  });
});

test('a slot without a day, a start or an end is refused', () => {
  expect(addSlot([], [], slot)).toHaveProperty('refused');
  expect(addSlot([], ['Monday'], { start: '', end: '12:00' })).toHaveProperty('refused');
  expect(addSlot([], ['Monday'], { start: '12:00', end: '10:00' })).toHaveProperty('refused');
});

test('the same start is not there twice', () => {
  const first = addSlot([], ['Monday'], slot);
  const availability = 'availability' in first ? first.availability : [];
  expect(addSlot(availability, ['Monday'], { start: '10:00', end: '13:00' })).toEqual({
    availability: [{ day: 'Monday', slots: [{ start: '10:00', end: '13:00' }] }],
  });
});
