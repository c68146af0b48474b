import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labTestPercentOff, percentOff } from './percent-off.ts';

test('percent off is rounded down for products and to the nearest for lab tests', () => {
  expect(percentOff(30_000, 19_900)).toBe(33);
  expect(percentOff(30_000, 20_500)).toBe(31);
  expect(labTestPercentOff(30_000, 20_500)).toBe(32);
});

test('nothing is off when a price is missing, equal or above the MRP', () => {
  expect(percentOff(undefined, 100)).toBe(0);
  expect(percentOff(100, undefined)).toBe(0);
  expect(percentOff(100, 100)).toBe(0);
  expect(percentOff(100, 120)).toBe(0);
});

test('the badge never promises more than is saved', () => {
  const paise = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(paise, paise, (mrp, price) => {
      const off = percentOff(mrp, price);
      return off >= 0 && off < 100 && off * mrp <= Math.max(0, mrp - price) * 100;
    }),
  );
});
