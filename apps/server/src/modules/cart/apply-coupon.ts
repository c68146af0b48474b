import type { Cart } from '@subah/contract/orders/cart';
import type { CouponRefusal } from '@subah/rules/coupons/check-coupon';
import { couponRefusalText } from '@subah/rules/coupons/coupon-refusal-text';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findCoupon } from '../coupons/index.ts';
import { basketOf, keepCoupon, lockCart } from './cart.queries.ts';
import { findRefusal } from './price-cart.ts';
import { readCart } from './read-cart.ts';

/** Keeps a coupon on the cart when it counts for it, else says why it does not. The use itself comes with the order. */
export async function applyCoupon(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  code: string,
): Promise<Cart> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, userId);
    const coupon = await findCoupon(tx, userId, { code });
    if (!coupon) throw couponProblem(code, { code: 'COUPON_UNKNOWN' });
    const goods = (await basketOf(tx, userId)).filter((row) => row.isSold);
    const refusal = findRefusal(coupon, goods, now);
    if (refusal) throw couponProblem(coupon.code, refusal);
    await keepCoupon(tx, cart.id, coupon.id);
    return readCart(tx, { userId, cart: { ...cart, couponId: coupon.id }, now });
  });
}

export async function removeCoupon({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Cart> {
  return inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, userId);
    await keepCoupon(tx, cart.id, null);
    return readCart(tx, { userId, cart: { ...cart, couponId: null }, now: clock() });
  });
}

function couponProblem(couponCode: string, refusal: CouponRefusal): Problem {
  const sentence = couponRefusalText(couponCode, refusal);
  return new Problem(refusal.code, sentence, { fields: { code: sentence } });
}
