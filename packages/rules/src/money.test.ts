import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRupees, toPaise, toRupees } from './money.ts';

test('money is grouped the Indian way and shows paise only when there are some', () => {
  expect(formatRupees(123456)).toBe('₹1,23,456');
  expect(formatRupees(49.5)).toBe('₹49.50');
  expect(formatRupees(0)).toBe('₹0');
});

test('formats every amount as Intl does', () => {
  const format = (digits: number) =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const [whole, withPaise] = [format(0), format(2)];
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }), (paise) => {
      const rupees = toRupees(paise);
      expect(formatRupees(rupees)).toBe((Number.isInteger(rupees) ? whole : withPaise).format(rupees));
    }),
  );
});

test('every amount in paise survives the way over the wire', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (paise) => toPaise(toRupees(paise)) === paise));
});
