import { expect, test } from 'vitest';
import { fillPlaceholders, unknownPlaceholder } from './home-cards.ts';

test('fills in what a text names, and drops a text whose value is unknown', () => {
  expect(fillPlaceholders('Up to {biggestDiscount} off, {promise}', { biggestDiscount: '40%', promise: 'soon.' })).toBe(
    'Up to 40% off, soon.',
  );
  expect(fillPlaceholders('Up to {biggestDiscount} off', {})).toBe('');
  expect(fillPlaceholders('Fresh every day', {})).toBe('Fresh every day');
});

test('finds a placeholder that does not exist', () => {
  expect(unknownPlaceholder('Delivered {deliveryTimes}, from {price}')).toBe('price');
  expect(unknownPlaceholder('Delivered {deliveryTimes}')).toBeUndefined();
  expect(unknownPlaceholder('{} and {toString}')).toBe('');
});
