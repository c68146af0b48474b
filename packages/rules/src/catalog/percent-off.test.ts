import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOff } from './percent-off.ts';

test('rounds down for goods and to the nearest percent for lab tests', () => {
  expect(percentOff('grocery', 30_000, 19_900)).toBe(33);
  expect(percentOff('grocery', 30_000, 20_500)).toBe(31);
  expect(percentOff('labtest', 30_000, 20_500)).toBe(32);
});

test('is zero when a price is missing, equal to the MRP or above it', () => {
  expect(percentOff('milk', undefined, 100)).toBe(0);
  expect(percentOff('milk', 100, undefined)).toBe(0);
  expect(percentOff('milk', 100, 100)).toBe(0);
  expect(percentOff('milk', 100, 120)).toBe(0);
});

test('never exceeds the real saving of goods', () => {
  const paise = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(paise, paise, (mrp, price) => {
      const off = percentOff('fruits', mrp, price);
      return off >= 0 && off < 100 && off * mrp <= Math.max(0, mrp - price) * 100;
    }),
  );
});
