import { expect, test } from 'vitest';
import { homeVisits } from './home-visits.ts';

const tomato = {
  product_type: 'fruits',
  isRejected: false,
  labPatient: null,
  isCollectedWithDelivery: false,
} as const;
const labTest = (collectionDate?: string, isCollectedWithDelivery = false) =>
  ({
    product_type: 'labtest',
    isRejected: false,
    labPatient: collectionDate ? { collectionDate } : null,
    isCollectedWithDelivery,
  }) as const;

test('separates goods from samples', () => {
  expect(homeVisits([tomato, labTest('2026-11-20'), labTest('2026-11-18'), labTest('2026-11-20')])).toEqual({
    bringsGoods: true,
    takesSampleWithGoods: false,
    collectionDates: ['2026-11-18', '2026-11-20'],
    hasUnplannedTest: false,
  });
});

test('needs no visit of its own for a sample that is taken with the delivery', () => {
  expect(homeVisits([tomato, labTest('2026-11-18', true), labTest('2026-11-20')])).toEqual({
    bringsGoods: true,
    takesSampleWithGoods: true,
    collectionDates: ['2026-11-20'],
    hasUnplannedTest: false,
  });
  const withoutGoods = [{ ...tomato, isRejected: true }, labTest('2026-11-18', true)];
  expect(homeVisits(withoutGoods)).toMatchObject({ takesSampleWithGoods: false, collectionDates: ['2026-11-18'] });
});

test('reports lab tests without goods and without a planned patient', () => {
  expect(homeVisits([labTest('2026-11-20'), labTest()])).toEqual({
    bringsGoods: false,
    takesSampleWithGoods: false,
    collectionDates: ['2026-11-20'],
    hasUnplannedTest: true,
  });
});

test('ignores rejected lines', () => {
  expect(
    homeVisits([
      { ...tomato, isRejected: true },
      { ...labTest(), isRejected: true },
    ]),
  ).toEqual({
    bringsGoods: false,
    takesSampleWithGoods: false,
    collectionDates: [],
    hasUnplannedTest: false,
  });
});
