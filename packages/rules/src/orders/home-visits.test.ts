import { expect, test } from 'vitest';
import { homeVisits } from './home-visits.ts';

const tomato = { product_type: 'fruits', isRejected: false, labPatient: null } as const;
const labTest = (collectionDate?: string) =>
  ({ product_type: 'labtest', isRejected: false, labPatient: collectionDate ? { collectionDate } : null }) as const;

test('goods are brought and samples collected', () => {
  expect(homeVisits([tomato, labTest('2026-11-20'), labTest('2026-11-18'), labTest('2026-11-20')])).toEqual({
    bringsGoods: true,
    collectionDates: ['2026-11-18', '2026-11-20'],
    hasUnplannedTest: false,
  });
});

test('lab tests alone bring nothing, and one without a patient is still to be planned', () => {
  expect(homeVisits([labTest('2026-11-20'), labTest()])).toEqual({
    bringsGoods: false,
    collectionDates: ['2026-11-20'],
    hasUnplannedTest: true,
  });
});

test('nobody comes for what was taken out', () => {
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
