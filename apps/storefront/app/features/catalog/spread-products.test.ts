import type { CategoryWithProducts, ProductCard } from '@subah/contract/catalog/catalog';
import { expect, test } from 'vitest';
import { spreadProducts } from './spread-products.ts';

const product = (_id: string) => ({ _id }) as ProductCard;
const category = (...ids: string[]) => ({ products: ids.map(product) }) as CategoryWithProducts;
const ids = (products: ProductCard[]) => products.map(({ _id }) => _id);

test('a short row shows every category before it shows a second product of one', () => {
  const shelves = [category('apple', 'mango', 'kiwi'), category('onion'), category('spinach', 'methi')];
  expect(ids(spreadProducts(shelves, 4))).toEqual(['apple', 'onion', 'spinach', 'mango']);
  expect(ids(spreadProducts(shelves, 99))).toEqual(['apple', 'onion', 'spinach', 'mango', 'methi', 'kiwi']);
});

test('a product that stands in two categories is shown once', () => {
  expect(ids(spreadProducts([category('lemon', 'mint'), category('lemon')], 9))).toEqual(['lemon', 'mint']);
});

test('no categories, no products', () => {
  expect(spreadProducts([], 6)).toEqual([]);
});
