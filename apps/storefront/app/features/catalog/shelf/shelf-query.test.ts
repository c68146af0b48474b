import { expect, test } from 'vitest';
import { parseShelfParams, SHELF_PAGE_SIZE, shelfQuery } from './shelf-query.ts';

const asked = (search: string) => shelfQuery(parseShelfParams(new URLSearchParams(search)));

test('the address says in which order the shop is asked, and where it goes on', () => {
  expect(asked('')).toEqual({ limit: SHELF_PAGE_SIZE });
  expect(asked('sort=price')).toEqual({ limit: SHELF_PAGE_SIZE, sort: 'price' });
  expect(asked('sort=name&cursor=abc')).toEqual({ limit: SHELF_PAGE_SIZE, sort: 'name', cursor: 'abc' });
});

test("the shop's own order, and one that nobody knows, are asked for in one way alone", () => {
  expect(asked('sort=relevance')).toEqual(asked(''));
  expect(asked('sort=cheapest')).toEqual(asked(''));
});

test('what is typed into the box is cut where the shop would refuse it', () => {
  expect(parseShelfParams(new URLSearchParams({ q: 'a'.repeat(300) })).text).toHaveLength(100);
});
