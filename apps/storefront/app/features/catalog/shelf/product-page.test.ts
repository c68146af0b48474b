import type { ProductCard } from '@subah/contract/catalog/catalog';
import { expect, test } from 'vitest';
import { cachedPage, cachePage, joinPages, type ProductPage } from './product-page.ts';

const page = (ids: string, nextCursor: string | null): ProductPage => ({
  data: [...ids].map((_id) => ({ _id }) as ProductCard),
  nextCursor,
});
const idsOf = ({ data }: ProductPage) => data.map(({ _id }) => _id).join('');

test('a list grows at its end and goes on where the new page ends', () => {
  const joined = joinPages(page('abc', 'c'), page('de', null));
  expect(idsOf(joined)).toBe('abcde');
  expect(joined.nextCursor).toBeNull();
});

test('a product that moved to the next page meanwhile is shown once', () => {
  expect(idsOf(joinPages(page('abc', 'c'), page('cd', 'd')))).toBe('abcd');
});

test('grown lists are found again, and the oldest are forgotten first', () => {
  for (let entry = 0; entry < 25; entry += 1) cachePage(`entry-${entry}`, page('a', null));
  expect(cachedPage('entry-0')).toBeUndefined();
  expect(cachedPage('entry-24')).toBeDefined();
});
