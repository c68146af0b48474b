import type { Cart, CartItem } from '@subah/contract/cart/cart';
import { expect, test } from 'vitest';
import { applyChanges } from './apply-changes.ts';
import { amountToPay, type CartProduct } from './cart-changes.ts';
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

test('takes nothing off the price when a sold-out line is removed, which was not charged', () => {
  const gone = { ...line(milk, 1), productId: 'curd', stockLeft: 0 };
  const cart = applyChanges(cartOf(line(milk, 2), gone), [{ product: gone, by: -1 }]);
  expect(cart).toMatchObject({ count: 1, totalPrice: 56.2 });
});

test('ignores the removal of a product that is not in the cart', () => {
  expect(applyChanges(emptyCart, [{ product: milk, by: -1 }]).items).toEqual([]);
});

test('shows the bill with tip, express delivery and unconfirmed changes', () => {
  const bill = { ...emptyCart.bill, itemTotal: 56.2, toPay: 61.2 };
  const cart = { ...cartOf(line(milk, 2)), bill };
  const options = { tip: 20, expressDelivery: true };
  expect(amountToPay(cart, { tip: 0, expressDelivery: false }, 25)).toBe(61.2);
  expect(amountToPay(applyChanges(cart, [{ product: milk, by: 1 }]), options, 25)).toBe(134.3);
  const tests = { ...cart, items: [{ ...line(milk, 2), itemType: 'LabTest' as const }] };
  expect(amountToPay(tests, options, 25)).toBe(81.2);
});
