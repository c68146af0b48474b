import type { Cart } from '@subah/contract/orders/cart';
import type { CouponRefusal } from '@subah/rules/coupons/check-coupon';
import { couponRefusalText } from '@subah/rules/coupons/coupon-refusal-text';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findCoupon } from '../coupons/index.ts';
import { findBasket, lockCartForChange, setCoupon } from './cart.queries.ts';
import { findRefusal } from './price-cart.ts';
import { readCart } from './read-cart.ts';

/** Stores the coupon with the cart if it applies. It is used up only by the order. */
export async function applyCoupon(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  code: string,
): Promise<Cart> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const cart = await lockCartForChange(tx, userId);
    const [coupon, basket] = await Promise.all([findCoupon(tx, userId, { code }), findBasket(tx, userId)]);
    if (!coupon) throw couponProblem(code, { code: 'COUPON_UNKNOWN' });
    const sold = basket.filter((row) => row.isSold);
    const refusal = findRefusal(coupon, sold, now);
    if (refusal) throw couponProblem(coupon.code, refusal);
    await setCoupon(tx, cart.id, coupon.id);
    return readCart(tx, userId, now);
  });
}

export async function removeCoupon({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Cart> {
  return inTransaction(db, async (tx) => {
    const cart = await lockCartForChange(tx, userId);
    await setCoupon(tx, cart.id, null);
    return readCart(tx, userId, clock());
  });
}

function couponProblem(couponCode: string, refusal: CouponRefusal): Problem {
  const sentence = couponRefusalText(couponCode, refusal);
  return new Problem(refusal.code, sentence, { fields: { code: sentence } });
}
