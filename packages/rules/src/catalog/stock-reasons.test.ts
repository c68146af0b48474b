import { expect, test } from 'vitest';
import { type BookingReason, stockChange } from './stock-reasons.ts';

test.each<[BookingReason, number]>([
  ['received', 8],
  ['damaged', -8],
  ['expired', -8],
  ['given_away', -8],
  ['sent_back', -8],
  ['recalled', -8],
  ['counted', -2],
])('books 8 packs as %s', (reason, change) => {
  expect(stockChange(reason, { quantity: 8, shownStock: 10 })).toBe(change);
});
