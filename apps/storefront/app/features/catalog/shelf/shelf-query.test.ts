import { expect, test } from 'vitest';
import { parseShelfParams, SHELF_PAGE_SIZE, shelfQuery } from './shelf-query.ts';

const queryFor = (search: string) => shelfQuery(parseShelfParams(new URLSearchParams(search)));

test('the address says in which order the shop is queryFor, and where it goes on', () => {
  expect(queryFor('')).toEqual({ limit: SHELF_PAGE_SIZE });
  expect(queryFor('sort=price')).toEqual({ limit: SHELF_PAGE_SIZE, sort: 'price' });
  expect(queryFor('sort=name&cursor=abc')).toEqual({ limit: SHELF_PAGE_SIZE, sort: 'name', cursor: 'abc' });
});

test("the shop's own order, and one that nobody knows, are queryFor for in one way alone", () => {
  expect(queryFor('sort=relevance')).toEqual(queryFor(''));
  expect(queryFor('sort=cheapest')).toEqual(queryFor(''));
});

test('what is typed into the box is cut where the shop would refuse it', () => {
  expect(parseShelfParams(new URLSearchParams({ q: 'a'.repeat(300) })).text).toHaveLength(100);
});
