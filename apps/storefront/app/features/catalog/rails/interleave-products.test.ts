import { expect, test } from 'vitest';
import type { CardProduct } from '../../../shared/catalog/card-product.ts';
import { interleaveProducts } from './interleave-products.ts';

const named = { _id: '', name: '', hindiName: null, image: '' };
const product = (_id: string) => ({ _id }) as CardProduct;
const category = (...ids: string[]) => ({ ...named, products: ids.map(product) });
const ids = (products: CardProduct[]) => products.map(({ _id }) => _id);

test('takes one product per category before a second one', () => {
  const shelves = [category('apple', 'mango', 'kiwi'), category('onion'), category('spinach', 'methi')];
  expect(ids(interleaveProducts(shelves, 4))).toEqual(['apple', 'onion', 'spinach', 'mango']);
  expect(ids(interleaveProducts(shelves, 99))).toEqual(['apple', 'onion', 'spinach', 'mango', 'methi', 'kiwi']);
});

test('shows a product of two categories once', () => {
  expect(ids(interleaveProducts([category('lemon', 'mint'), category('lemon')], 9))).toEqual(['lemon', 'mint']);
});

test('returns nothing without categories', () => {
  expect(interleaveProducts([], 6)).toEqual([]);
});
