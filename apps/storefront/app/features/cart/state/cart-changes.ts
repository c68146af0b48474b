import type { Cart, CartItem } from '@subah/contract/cart/cart';
import { packSize } from '@subah/rules/catalog/pack-size';
import { stockLeft } from '@subah/rules/catalog/stock-left';
import { isExpressOrder } from '@subah/rules/pricing/carried-goods';
import { sumRupees } from '../../../lib/money/rupees.ts';
import type { CardProduct } from '../../../shared/catalog/card-product.ts';
import { itemCatalogs } from './item-catalogs.ts';

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

type ChosenExtras = { tip: number; expressDelivery: boolean };
type PricedCart = Pick<Cart, 'items' | 'totalPrice' | 'bill'>;

/** The bill with the chosen tip and express delivery. Changes that the server has not confirmed count at their price. */
export function amountToPay(
  { items, totalPrice, bill }: PricedCart,
  options: ChosenExtras,
  expressFee: number,
): number {
  const isExpress = isExpressOrder(itemCatalogs(items), options.expressDelivery);
  const unconfirmed = sumRupees([totalPrice, -bill.itemTotal]);
  return sumRupees([bill.toPay, unconfirmed, options.tip, isExpress ? expressFee : 0]);
}
