import { expect, test } from 'vitest';
import { parseShelfParams, SHELF_PAGE_SIZE, shelfQuery } from './shelf-query.ts';

const queryFor = (search: string) => shelfQuery(parseShelfParams(new URLSearchParams(search)));

test('maps sort and cursor of the URL to the API query', () => {
  expect(queryFor('')).toEqual({ limit: SHELF_PAGE_SIZE, fields: 'card', grouped: true });
  expect(queryFor('sort=price')).toEqual({ limit: SHELF_PAGE_SIZE, fields: 'card', grouped: true, sort: 'price' });
  expect(queryFor('sort=name&cursor=abc')).toEqual({
    limit: SHELF_PAGE_SIZE,
    fields: 'card',
    grouped: true,
    sort: 'name',
    cursor: 'abc',
  });
});

test('leaves out the default and an unknown sort order', () => {
  expect(queryFor('sort=relevance')).toEqual(queryFor(''));
  expect(queryFor('sort=cheapest')).toEqual(queryFor(''));
});

test('takes valid filters of the URL and leaves out others', () => {
  expect(queryFor('brand=Amul&brand=Tata&minPrice=20&discount=10&inStock=true')).toMatchObject({
    brand: ['Amul', 'Tata'],
    minPrice: '20',
    discount: '10',
    inStock: 'true',
  });
  expect(queryFor('minPrice=cheap&discount=0&veg=maybe&brand=')).toEqual(queryFor(''));
});

test('reads prices as people type them', () => {
  expect(queryFor('minPrice=%E2%82%B9200&maxPrice=1,000.00')).toMatchObject({ minPrice: '200', maxPrice: '1000' });
  expect(queryFor('minPrice=%E0%A5%AB%E0%A5%A6%E0%A5%A6&maxPrice=+200+')).toMatchObject({
    minPrice: '200',
    maxPrice: '500',
  });
});

test('cuts the search text to the accepted length', () => {
  expect(parseShelfParams(new URLSearchParams({ q: 'a'.repeat(300) })).text).toHaveLength(100);
});
