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

test('cuts the search text to the accepted length', () => {
  expect(parseShelfParams(new URLSearchParams({ q: 'a'.repeat(300) })).text).toHaveLength(100);
});
