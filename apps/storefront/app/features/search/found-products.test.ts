import type { FoundProduct, SearchGroup } from '@subah/contract/search/search';
import { expect, test } from 'vitest';
import { foundProducts } from './found-products.ts';

const found = (name: string, rank: number) => ({ name, rank }) as FoundProduct;
const groups: SearchGroup[] = [
  { source: 'grocery', products: [found('Tomato ketchup', 2), found('Tomato soup', 4)] },
  { source: 'fruits', products: [found('Tomato, desi', 1), found('Cherry tomato', 3)] },
];

test('sorts the products of all catalogs by rank', () => {
  expect(foundProducts(groups).map(({ name }) => name)).toEqual([
    'Tomato, desi',
    'Tomato ketchup',
    'Cherry tomato',
    'Tomato soup',
  ]);
});
