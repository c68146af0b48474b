import type { CartItem } from '@subah/contract/orders/cart';
import { packSize } from '@subah/rules/catalog/pack-size';
import { stockLeft } from '@subah/rules/catalog/stock-left';
import { multiplyRupees, sumRupees } from '../../../lib/money/rupees.ts';
import type { CardProduct } from '../../../shared/catalog/card-product.ts';

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

export const cartProduct = (product: CardProduct): CartProduct => ({
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
