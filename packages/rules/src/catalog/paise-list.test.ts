import { expect, test } from 'vitest';
import { type ListedPrices, looksLikePaise } from './paise-list.ts';

const list = (prices: number[], other: Partial<ListedPrices> = {}) =>
  looksLikePaise({ catalog: 'grocery', prices, known: [], shopMedian: undefined, ...other });
const series = (from: number, step: number) => Array.from({ length: 30 }, (_, at) => from + at * step);

test('notices groceries in paise, also when not all prices end in 00', () => {
  expect(list(series(2100, 175))).toBe(true);
  expect(list([...series(500, 100), 2850])).toBe(true);
});

test('trusts prices in rupees', () => {
  expect(list(series(20, 12))).toBe(false);
  expect(list(series(2100.5, 175))).toBe(false);
  expect(list(series(100, 100), { shopMedian: 1400 })).toBe(false);
  expect(list([2100, 2500])).toBe(false);
});

test('compares with the products that the shop has', () => {
  const known = [30, 45, 60, 80, 100].map((shop) => ({ listed: shop * 105, shop }));
  expect(list([3150, 4725, 6300, 8400, 10500], { known })).toBe(true);
  const asBefore = known.map(({ shop }) => ({ listed: shop + 5, shop }));
  expect(list(series(2100, 175), { known: asBefore })).toBe(false);
});

test('knows that lab tests are dear, unless those of the shop are not', () => {
  expect(list(series(1200, 50), { catalog: 'labtest' })).toBe(false);
  expect(list(series(25_050, 5010), { catalog: 'labtest', shopMedian: 800 })).toBe(true);
});
