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

test('reads prices as people type them', () => {
  expect(filtersOf(read('query=tea&minPrice=%E2%82%B9200&maxPrice=1,000.00'))).toEqual({
    minPrice: '200',
    maxPrice: '1000',
  });
  expect(filtersOf(read('query=tea&minPrice=%E0%A5%AB%E0%A5%A6%E0%A5%A6&maxPrice=+200+'))).toEqual({
    minPrice: '200',
    maxPrice: '500',
  });
  expect(filtersOf(read('query=tea&minPrice=cheap'))).toEqual({});
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
