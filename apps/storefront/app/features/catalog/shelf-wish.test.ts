import { expect, test } from 'vitest';
import { SHELF_PAGE, shelfQuery, shelfWish } from './shelf-wish.ts';

const asked = (search: string) => shelfQuery(shelfWish(new URLSearchParams(search)));

test('the address says in which order the shop is asked, and where it goes on', () => {
  expect(asked('')).toEqual({ limit: SHELF_PAGE });
  expect(asked('sort=price')).toEqual({ limit: SHELF_PAGE, sort: 'price' });
  expect(asked('sort=name&cursor=abc')).toEqual({ limit: SHELF_PAGE, sort: 'name', cursor: 'abc' });
});

test("the shop's own order, and one that nobody knows, are asked for in one way alone", () => {
  expect(asked('sort=relevance')).toEqual(asked(''));
  expect(asked('sort=cheapest')).toEqual(asked(''));
});

test('what is typed into the box is cut where the shop would refuse it', () => {
  expect(shelfWish(new URLSearchParams({ q: 'a'.repeat(300) })).text).toHaveLength(100);
});
