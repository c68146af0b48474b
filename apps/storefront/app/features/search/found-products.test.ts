import type { FoundProduct, SearchGroup } from '@subah/contract/search/search';
import { expect, test } from 'vitest';
import { foundProducts, selectedSource } from './found-products.ts';

const found = (name: string, rank: number) => ({ name, rank }) as FoundProduct;
const groups: SearchGroup[] = [
  { source: 'grocery', products: [found('Tomato ketchup', 2), found('Tomato soup', 4)] },
  { source: 'fruits', products: [found('Tomato, desi', 1), found('Cherry tomato', 3)] },
];
const names = (products: readonly FoundProduct[]) => products.map(({ name }) => name);

test('sorts the products of all catalogs by rank', () => {
  expect(names(foundProducts(groups, null))).toEqual([
    'Tomato, desi',
    'Tomato ketchup',
    'Cherry tomato',
    'Tomato soup',
  ]);
});

test('filters by catalog', () => {
  expect(names(foundProducts(groups, 'grocery'))).toEqual(['Tomato ketchup', 'Tomato soup']);
});

test('ignores a catalog without results', () => {
  expect(selectedSource(groups, 'fruits')).toBe('fruits');
  expect(selectedSource(groups, 'medicine')).toBeNull();
  expect(selectedSource(groups, null)).toBeNull();
});
