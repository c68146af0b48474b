import { expect, test } from 'vitest';
import { findResubmitted } from './find-resubmitted.ts';

const saved = [
  { id: 'one', name: 'Savitri', place: null, weekdays: [1, 3] },
  { id: 'two', name: 'Savitri', place: { latitude: 23, longitude: 77 }, weekdays: [1, 3] },
];

test('finds the record with equal fields, also inside lists and objects', () => {
  const input = { name: 'Savitri', place: { latitude: 23, longitude: 77 }, weekdays: [1, 3] };
  expect(findResubmitted(saved, input, ['name', 'place', 'weekdays'])?.id).toBe('two');
});

test('finds nothing when one field differs', () => {
  const input = { name: 'Savitri', place: null, weekdays: [1] };
  expect(findResubmitted(saved, input, ['name', 'place', 'weekdays'])).toBeUndefined();
  expect(findResubmitted(saved, input, ['name', 'place'])?.id).toBe('one');
});
