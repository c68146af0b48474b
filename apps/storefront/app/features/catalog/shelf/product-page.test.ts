import { expect, test } from 'vitest';
import type { CardProduct } from '../../../shared/catalog/card-product.ts';
import { cachedPage, cachePage, joinPages, type ProductPage } from './product-page.ts';

const page = (ids: string, nextCursor: string | null): ProductPage => ({
  data: [...ids].map((_id) => ({ _id }) as CardProduct),
  nextCursor,
});
const idsOf = ({ data }: ProductPage) => data.map(({ _id }) => _id).join('');

test('appends a page and takes over its cursor', () => {
  const joined = joinPages(page('abc', 'c'), page('de', null));
  expect(idsOf(joined)).toBe('abcde');
  expect(joined.nextCursor).toBeNull();
});

test('shows a product once that moved to the next page', () => {
  expect(idsOf(joinPages(page('abc', 'c'), page('cd', 'd')))).toBe('abcd');
});

test('caches lists per history entry and drops the oldest first', () => {
  for (let entry = 0; entry < 25; entry += 1) cachePage(`entry-${entry}`, page('a', null));
  expect(cachedPage('entry-0')).toBeUndefined();
  expect(cachedPage('entry-24')).toBeDefined();
});
