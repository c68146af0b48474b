import { expect, test } from 'vitest';
import { MAX_FILTER_PRICE, readPriceFilter } from './price-filter.ts';

test.each([
  ['200', 200],
  ['₹200', 200],
  [' ₹ 1,000 ', 1000],
  ['1 000', 1000],
  ['1,25,000', 125_000],
  ['200.00', 200],
  ['99.5', 99.5],
  ['Rs. 200/-', 200],
  ['२००', 200],
  ['₹ १,०००', 1000],
  ['0', 0],
  ['99999999', MAX_FILTER_PRICE],
])('reads "%s" as the price of a filter', (typed, price) => {
  expect(readPriceFilter(typed, '')).toEqual({ minPrice: price });
  expect(readPriceFilter('', typed)).toEqual({ maxPrice: price });
});

test.each(['', ' ', 'cheap', '-5', '10-20', '12,50'])('leaves out "%s", which is no price', (typed) => {
  expect(readPriceFilter(typed, typed)).toEqual({});
});

test('takes the smaller price as the lowest', () => {
  expect(readPriceFilter('500', '₹200')).toEqual({ minPrice: 200, maxPrice: 500 });
  expect(readPriceFilter('200', '200')).toEqual({ minPrice: 200, maxPrice: 200 });
});
