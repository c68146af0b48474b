import type { Cart } from '@subah/contract/orders/cart';
import { picturePath } from '@subah/contract/picture';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { toRupees } from '@subah/rules/money';
import { makeBill } from '@subah/rules/pricing/bill-lines';
import type { Db, Tx } from '../../platform/database/database.ts';
import { findCoupon } from '../coupons/index.ts';
import { benefitsOf } from '../membership/index.ts';
import { type BasketRow, basketOf, type CartRow } from './cart.queries.ts';
import { priceCart } from './price-cart.ts';

type Reader = { userId: string; cart: CartRow; now: Date };

/** The cart as it crosses the wire, priced. What is not sold any more is shown, and not charged. */
export async function readCart(db: Db | Tx, { userId, cart, now }: Reader): Promise<Cart> {
  const [rows, benefits, kept] = await Promise.all([
    basketOf(db, userId),
    benefitsOf(db, userId, now),
    cart.couponId ? findCoupon(db, userId, { id: cart.couponId }) : undefined,
  ]);
  const { charges, coupon, missingForFreeDeliveryPaise } = priceCart(
    rows.filter((row) => row.isSold),
    kept,
    { benefits },
    now,
  );
  return {
    _id: cart.id,
    items: rows.map(toItem),
    totalPrice: toRupees(charges.itemTotalPaise),
    count: rows.length,
    coupon,
    bill: makeBill(charges, { couponCode: coupon?.code ?? null, missingForFreeDeliveryPaise }),
  };
}

const toItem = (row: BasketRow): Cart['items'][number] => ({
  _id: row.lineId,
  productId: row.productId,
  itemType: catalogFacts[row.catalog].itemType,
  name: row.name,
  image: picturePath(row.picture),
  unit: packSize(row.packQuantity, row.unit),
  quantity: row.quantity,
  priceAtAdd: toRupees(row.pricePaiseAtAdd),
  price: toRupees(row.pricePaise),
  mrp: toRupees(row.mrpPaise),
  available: row.isSold && row.stock >= row.quantity,
  stockLeft: row.isSold ? row.stock : 0,
  requiresPrescription: row.requiresPrescription,
});
