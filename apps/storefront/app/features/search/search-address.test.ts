import { expect, test } from 'vitest';
import { filtersOf, hrefWithout, queryOf, searchHref, sortOf } from './search-address.ts';

const read = (search: string) => new URLSearchParams(search);

test('reads the filters of the address and leaves out empty ones', () => {
  expect(filtersOf(read('query=tea&brand=Tata&brand=Amul&minPrice=&maxPrice=200&veg=true&other=1'))).toEqual({
    brand: ['Tata', 'Amul'],
    maxPrice: '200',
    veg: 'true',
  });
});

test('tidies the query and ignores an unknown order', () => {
  expect(queryOf(read('query=+aloo++tikki+'))).toBe('aloo tikki');
  expect([sortOf(read('sort=price-low')), sortOf(read('sort=size'))]).toEqual(['price-low', 'relevance']);
});

test('begins at the first page after a change', () => {
  const address = read('query=tea&brand=Tata&brand=Amul&cursor=abc');
  expect(searchHref(address, { sort: 'newest' })).toBe('/search?query=tea&brand=Tata&brand=Amul&sort=newest');
  expect(hrefWithout(address, 'brand', 'Tata')).toBe('/search?query=tea&brand=Amul');
});
