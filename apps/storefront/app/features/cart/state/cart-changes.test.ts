import type { Cart, CartItem } from '@subah/contract/orders/cart';
import { expect, test } from 'vitest';
import { applyChanges, type CartProduct, emptyCart, savedRupees } from './cart-changes.ts';

const milk: CartProduct = {
  productId: 'milk',
  itemType: 'MilkProduct',
  name: 'Toned milk',
  image: '',
  unit: '1 L',
  price: 28.1,
  mrp: 30.4,
  stockLeft: 9,
  requiresPrescription: false,
};
const line = (product: CartProduct, quantity: number): CartItem => ({
  ...product,
  _id: product.productId,
  quantity,
  priceAtAdd: product.price,
  available: true,
});
const cartOf = (...items: CartItem[]): Cart => ({
  ...emptyCart,
  _id: 'cart',
  items,
  totalPrice: 56.2,
  count: items.length,
});

test('no step leaves the very same cart, so that nothing renders again', () => {
  const cart = cartOf(line(milk, 2));
  expect(applyChanges(cart, [])).toBe(cart);
});

test('the first pack makes a line with its price and its count', () => {
  const cart = applyChanges(emptyCart, [{ product: milk, by: 1 }]);
  expect(cart).toMatchObject({ count: 1, totalPrice: 28.1, items: [{ productId: 'milk', quantity: 1 }] });
});

test('sums stay exact where floats would drift', () => {
  expect(applyChanges(cartOf(line(milk, 2)), [{ product: milk, by: 1 }]).totalPrice).toBe(84.3);
});

test('at zero the line is gone', () => {
  const cart = applyChanges(cartOf(line(milk, 2)), [{ product: milk, by: -2 }]);
  expect(cart).toMatchObject({ items: [], count: 0, totalPrice: 0 });
});

test('taking away what is not there changes nothing', () => {
  expect(applyChanges(emptyCart, [{ product: milk, by: -1 }]).items).toEqual([]);
});

test('what is saved counts every pack and never goes below nothing', () => {
  const dear: CartProduct = { ...milk, productId: 'dear', price: 40, mrp: 30 };
  expect(savedRupees([line(milk, 2), line(dear, 3)])).toBe(4.6);
});
