import type { Cart, CartItem } from '@subah/contract/cart/cart';
import { multiplyRupees, sumRupees } from '../../../lib/money/rupees.ts';
import type { CartChange, CartProduct } from './cart-changes.ts';
import { isCharged } from './line-attention.ts';

export function applyChanges(cart: Cart, changes: readonly CartChange[]): Cart {
  // The same object, so that nothing renders again.
  if (changes.length === 0) return cart;
  const items = changes.reduce(applyChange, cart.items);
  return {
    ...cart,
    items,
    count: items.length,
    totalPrice: sumRupees([cart.totalPrice, itemsTotal(items), -itemsTotal(cart.items)]),
  };
}

function applyChange(items: CartItem[], { product, by }: CartChange): CartItem[] {
  const isNew = items.every((item) => item.productId !== product.productId);
  if (isNew) return by > 0 ? [...items, newLine(product, by)] : items;
  return items
    .map((item) => (item.productId === product.productId ? { ...item, quantity: item.quantity + by } : item))
    .filter((item) => item.quantity > 0);
}

const newLine = (product: CartProduct, quantity: number): CartItem => ({
  ...product,
  _id: product.productId,
  quantity,
  priceAtAdd: product.price,
  available: true,
  fastingHours: null,
});

/** Sold-out lines are not charged. */
const itemsTotal = (items: readonly CartItem[]): number =>
  sumRupees(items.filter(isCharged).map((item) => multiplyRupees(item.price, item.quantity)));
