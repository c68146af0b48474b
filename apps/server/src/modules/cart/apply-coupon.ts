import type { Cart } from '@subah/contract/orders/cart';
import { UNKNOWN_COUPON } from '@subah/rules/coupons/refuse-coupon';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { fieldProblem, type Problem } from '../../platform/http/problem.ts';
import { findCoupon } from '../coupons/index.ts';
import { basketOf, keepCoupon, lockCart } from './cart.queries.ts';
import { whyNot } from './price-cart.ts';
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
    if (!coupon) throw refused(UNKNOWN_COUPON);
    const goods = (await basketOf(tx, userId)).filter((row) => row.isSold);
    const problem = whyNot(coupon, goods, now);
    if (problem) throw refused(problem);
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

const refused = (sentence: string): Problem => fieldProblem('code', sentence);
