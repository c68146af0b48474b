import type { Cart, CartItem } from '@subah/contract/orders/cart';
import { expect, test } from 'vitest';
import { applyChanges } from './apply-changes.ts';
import { type CartProduct, savedRupees } from './cart-changes.ts';
import { emptyCart } from './empty-cart.ts';

const milk: CartProduct = {
  productId: 'milk',
  itemType: 'MilkProduct',
  name: 'Toned milk',
  image: '',
  unit: '1 L',
  price: 28.1,
  mrp: 30.4,
  stockLeft: 9,
  hindiName: null,
  requiresPrescription: false,
};
const line = (product: CartProduct, quantity: number): CartItem => ({
  ...product,
  _id: product.productId,
  quantity,
  priceAtAdd: product.price,
  available: true,
  fastingHours: null,
});
const cartOf = (...items: CartItem[]): Cart => ({
  ...emptyCart,
  _id: 'cart',
  items,
  totalPrice: 56.2,
  count: items.length,
});

test('returns the same cart object without changes', () => {
  const cart = cartOf(line(milk, 2));
  expect(applyChanges(cart, [])).toBe(cart);
});

test('adds a line with price and count for a new product', () => {
  const cart = applyChanges(emptyCart, [{ product: milk, by: 1 }]);
  expect(cart).toMatchObject({ count: 1, totalPrice: 28.1, items: [{ productId: 'milk', quantity: 1 }] });
});

test('sums prices without float errors', () => {
  expect(applyChanges(cartOf(line(milk, 2)), [{ product: milk, by: 1 }]).totalPrice).toBe(84.3);
});

test('removes a line at quantity zero', () => {
  const cart = applyChanges(cartOf(line(milk, 2)), [{ product: milk, by: -2 }]);
  expect(cart).toMatchObject({ items: [], count: 0, totalPrice: 0 });
});

test('ignores the removal of a product that is not in the cart', () => {
  expect(applyChanges(emptyCart, [{ product: milk, by: -1 }]).items).toEqual([]);
});

test('counts the savings of every pack and ignores prices above the MRP', () => {
  const dear: CartProduct = { ...milk, productId: 'dear', price: 40, mrp: 30 };
  expect(savedRupees([line(milk, 2), line(dear, 3)])).toBe(4.6);
});
