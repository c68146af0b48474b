import { expect, test } from 'vitest';
import { pageNames } from './page-names.ts';

test('names pages by their route, in both languages, and invented addresses `other`', () => {
  const nameOf = pageNames(['cart', 'Grocery', 'Grocery/product/:id', 'orders/:id/track', '*']);
  const names = [
    '/',
    '/hi',
    '/cart?from=home',
    '/hi/cart',
    '/cart.data',
    '/Grocery',
    '/Grocery/product/0199a3c4',
    '/hi/Grocery/product/0199a3c4?x=1',
    '/orders/7/track',
    '/wp-login.php',
    '/cart/nothing',
  ].map(nameOf);
  expect(names).toEqual([
    '/',
    '/',
    '/cart',
    '/cart',
    '/cart',
    '/Grocery',
    '/Grocery/product/*',
    '/Grocery/product/*',
    '/orders/*',
    'other',
    'other',
  ]);
});
