import type { ProductCard } from '@subah/contract/catalog/catalog';
import type { Cart, CartItem } from '@subah/contract/orders/cart';
import type { Bill } from '@subah/contract/orders/pricing';
import { packSize } from '@subah/rules/catalog/pack-size';
import { stockLeft } from '@subah/rules/catalog/stock-left';
import { toPaise, toRupees } from '@subah/rules/money';

/** What a cart line has to know of its product before the server has answered. */
export type CartProduct = Pick<
  CartItem,
  'productId' | 'itemType' | 'name' | 'image' | 'unit' | 'price' | 'mrp' | 'stockLeft' | 'requiresPrescription'
>;

/** One wish of the shopper: so many packs more, or fewer when `by` is negative. */
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
  image: product.image,
  unit: packSize(product.quantity, product.unit),
  price: product.price,
  mrp: product.mrp,
  stockLeft: stockLeft(product),
  requiresPrescription: product.requiresPrescription,
});

/** The cart as it will be once the server has agreed to these steps. */
export function applyChanges(cart: Cart, steps: readonly CartChange[]): Cart {
  if (steps.length === 0) return cart;
  const items = steps.reduce(withStep, cart.items);
  const changePaise = itemsPaise(items) - itemsPaise(cart.items);
  return { ...cart, items, count: items.length, totalPrice: toRupees(toPaise(cart.totalPrice) + changePaise) };
}

function withStep(items: CartItem[], { product, by }: CartChange): CartItem[] {
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

const itemsPaise = (items: readonly CartItem[]): number =>
  items.reduce((sum, item) => sum + toPaise(item.price) * item.quantity, 0);

/** What the shopper keeps against the MRP, in rupees. */
export const savedRupees = (items: readonly CartItem[]): number =>
  toRupees(items.reduce((sum, item) => sum + Math.max(0, toPaise(item.mrp) - toPaise(item.price)) * item.quantity, 0));
