import type { ProductCard } from '@subah/contract/catalog/catalog';
import type { Cart, CartItem } from '@subah/contract/orders/cart';
import type { Bill } from '@subah/contract/orders/pricing';
import { packSize } from '@subah/rules/catalog/pack-size';
import { stockLeft } from '@subah/rules/catalog/stock-left';
import { multiplyRupees, sumRupees } from '../../../lib/money/rupees.ts';

/** The product fields that a new cart line shows before the server responds. */
export type CartProduct = Pick<
  CartItem,
  | 'productId'
  | 'itemType'
  | 'name'
  | 'hindiName'
  | 'image'
  | 'unit'
  | 'price'
  | 'mrp'
  | 'stockLeft'
  | 'requiresPrescription'
>;

/** Adds `by` packs, or removes them when it is negative. */
export type CartChange = { product: CartProduct; by: number };

export const emptyBill: Bill = {
  lines: [],
  itemTotal: 0,
  toPay: 0,
  coins: 0,
  amountDue: 0,
  savings: 0,
  freeDeliveryAbove: 0,
  missingForFreeDelivery: 0,
};

export const emptyCart: Cart = { _id: '', items: [], totalPrice: 0, count: 0, coupon: null, bill: emptyBill };

export const cartProduct = (product: ProductCard): CartProduct => ({
  productId: product._id,
  itemType: product.itemType,
  name: product.name,
  hindiName: product.hindiName,
  image: product.image,
  unit: packSize(product.quantity, product.unit),
  price: product.price,
  mrp: product.mrp,
  stockLeft: stockLeft(product),
  requiresPrescription: product.requiresPrescription,
});

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
});

const itemsTotal = (items: readonly CartItem[]): number =>
  sumRupees(items.map((item) => multiplyRupees(item.price, item.quantity)));

/** Savings against the MRP, in rupees. */
export const savedRupees = (items: readonly CartItem[]): number =>
  sumRupees(items.map((item) => Math.max(0, multiplyRupees(sumRupees([item.mrp, -item.price]), item.quantity))));
