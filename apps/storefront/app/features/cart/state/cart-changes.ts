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

/** Savings against the MRP, in rupees. */
export const savedRupees = (items: readonly CartItem[]): number =>
  sumRupees(items.map((item) => Math.max(0, multiplyRupees(sumRupees([item.mrp, -item.price]), item.quantity))));
