import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRupees, toPaise, toRupees } from './money.ts';

test('money is grouped the Indian way and shows paise only when there are some', () => {
  expect(formatRupees(123456)).toBe('₹1,23,456');
  expect(formatRupees(49.5)).toBe('₹49.50');
  expect(formatRupees(0)).toBe('₹0');
});

test('every amount in paise survives the way over the wire', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (paise) => toPaise(toRupees(paise)) === paise));
});
