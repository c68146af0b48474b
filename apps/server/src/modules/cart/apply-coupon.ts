import { couponRefusalMessage } from '@subah/messages/coupon-refusals';
import type { CouponRefusal } from '@subah/rules/coupons/check-coupon';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { fieldProblem, type Problem } from '../../platform/http/problem.ts';
import { findCoupon } from '../coupons/index.ts';
import { findBasket, lockCartForChange, setCoupon } from './cart.queries.ts';
import { addHeldStock, subtractHeldUse } from './open-attempt.ts';
import { chargedLines, findRefusal } from './price-cart.ts';
import { type CartView, readCart } from './read-cart.ts';

type CartDeps = Pick<Deps, 'db' | 'clock' | 'findOpenAttempt'>;

/** Stores the coupon with the cart if it applies. It is used up only by the order. */
export async function applyCoupon(deps: CartDeps, userId: string, code: string): Promise<CartView> {
  return inTransaction(deps.db, async (tx) => {
    const cart = await lockCartForChange(tx, userId);
    const attempt = cart.attemptId ? await deps.findOpenAttempt(tx, cart.attemptId) : undefined;
    const [found, basket] = await Promise.all([findCoupon(tx, userId, { code }), findBasket(tx, userId)]);
    const coupon = subtractHeldUse(found, attempt);
    if (!coupon) throw couponProblem(code, { code: 'COUPON_UNKNOWN' });
    const sold = chargedLines(addHeldStock(basket, attempt));
    const refusal = findRefusal(coupon, sold, deps.clock());
    if (refusal) throw couponProblem(coupon.code, refusal);
    await setCoupon(tx, cart.id, coupon.id);
    return readCart(tx, userId, deps);
  });
}

export async function removeCoupon(deps: CartDeps, userId: string): Promise<CartView> {
  return inTransaction(deps.db, async (tx) => {
    const cart = await lockCartForChange(tx, userId);
    await setCoupon(tx, cart.id, null);
    return readCart(tx, userId, deps);
  });
}

function couponProblem(couponCode: string, refusal: CouponRefusal): Problem {
  return fieldProblem('code', couponRefusalMessage(couponCode, refusal), refusal.code);
}
