import { expect, test } from 'vitest';
import { homeVisits } from './home-visits.ts';

const tomato = { product_type: 'fruits', isRejected: false, labPatient: null } as const;
const labTest = (collectionDate?: string) =>
  ({ product_type: 'labtest', isRejected: false, labPatient: collectionDate ? { collectionDate } : null }) as const;

test('separates goods from samples', () => {
  expect(homeVisits([tomato, labTest('2026-11-20'), labTest('2026-11-18'), labTest('2026-11-20')])).toEqual({
    bringsGoods: true,
    collectionDates: ['2026-11-18', '2026-11-20'],
    hasUnplannedTest: false,
  });
});

test('reports lab tests without goods and without a planned patient', () => {
  expect(homeVisits([labTest('2026-11-20'), labTest()])).toEqual({
    bringsGoods: false,
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
    collectionDates: [],
    hasUnplannedTest: false,
  });
});
