import type { Cart } from '@subah/contract/cart/cart';
import { picturePath } from '@subah/contract/picture';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import type { MemberBenefits } from '@subah/rules/membership/benefits';
import { toRupees } from '@subah/rules/money';
import { makeBill } from '@subah/rules/pricing/bill-lines';
import type { DeliveryFees } from '@subah/rules/pricing/delivery-fees';
import type { Deps } from '../../deps.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Translate } from '../../platform/http/handler-types.ts';
import { type CustomerCoupon, findCoupon } from '../coupons/index.ts';
import { type BasketRow, type CartRow, createCart, findCartWithBasket } from './cart.queries.ts';
import { addHeldStock, subtractHeldUse } from './open-attempt.ts';
import { type CouponState, chargedLines, priceCart, toWireCoupon } from './price-cart.ts';
import { findPriceFacts } from './price-facts.ts';

/** A cart before its texts are translated. */
export type CartView = Omit<Cart, 'coupon'> & { coupon: CouponState | null };

export const toWireCart = ({ coupon, ...cart }: CartView, t: Translate): Cart => ({
  ...cart,
  coupon: coupon && toWireCoupon(coupon, t),
});

export async function readCart(
  db: Db | Tx,
  userId: string,
  { clock, findOpenAttempt }: Pick<Deps, 'clock' | 'findOpenAttempt'>,
): Promise<CartView> {
  const now = clock();
  const [{ cart: found, basket }, { benefits, settings }] = await Promise.all([
    findCartWithBasket(db, userId),
    findPriceFacts(db, userId, now),
  ]);
  const cart = found ?? (await createCart(db, userId));
  const coupon = cart.couponId ? await findCoupon(db, userId, { id: cart.couponId }) : undefined;
  const attempt = cart.attemptId ? await findOpenAttempt(db, cart.attemptId) : undefined;
  return toCartView({
    cart,
    basket: addHeldStock(basket, attempt),
    benefits,
    coupon: subtractHeldUse(coupon, attempt),
    fees: settings.fees,
    now,
  });
}

type CartParts = {
  cart: CartRow;
  basket: BasketRow[];
  benefits: MemberBenefits | null;
  coupon: CustomerCoupon | undefined;
  fees: DeliveryFees;
  now: Date;
};

export function toCartView({ cart, basket, benefits, coupon: stored, fees, now }: CartParts): CartView {
  const { charges, coupon, missingForFreeDeliveryPaise } = priceCart(
    chargedLines(basket),
    stored,
    { benefits, fees },
    now,
  );
  return {
    _id: cart.id,
    items: basket.map(toItem),
    totalPrice: toRupees(charges.itemTotalPaise),
    count: basket.length,
    coupon,
    bill: makeBill(charges, { couponCode: coupon?.code ?? null, missingForFreeDeliveryPaise }),
  };
}

const toItem = (row: BasketRow): Cart['items'][number] => ({
  _id: row.lineId,
  productId: row.productId,
  itemType: catalogFacts[row.catalog].itemType,
  name: row.name,
  hindiName: row.hindiName,
  image: picturePath(row.picture),
  unit: packSize(row.packQuantity, row.unit),
  quantity: row.quantity,
  priceAtAdd: toRupees(row.pricePaiseAtAdd),
  price: toRupees(row.pricePaise),
  mrp: toRupees(row.mrpPaise),
  available: row.isSold && row.stock >= row.quantity,
  stockLeft: row.isSold ? row.stock : 0,
  requiresPrescription: row.requiresPrescription,
  fastingHours: row.fastingHours,
});
