import type { CouponOffer } from '@subah/contract/cart/cart';
import type { Deps } from '../../deps.ts';
import type { Translate } from '../../platform/http/handler-types.ts';
import { listOfferedCoupons } from '../coupons/index.ts';
import { findCartWithBasket } from './cart.queries.ts';
import { addHeldStock, subtractHeldUse } from './open-attempt.ts';
import { chargedLines, priceCart, toWireCoupon } from './price-cart.ts';
import { findPriceFacts } from './price-facts.ts';

/** The offered coupons, sorted by what they save on this cart; coupons whose minimum the cart does not reach come last. */
export async function listCouponOffers(
  { db, clock, findOpenAttempt }: Pick<Deps, 'db' | 'clock' | 'findOpenAttempt'>,
  userId: string,
  t: Translate,
): Promise<CouponOffer[]> {
  const now = clock();
  const [{ cart, basket }, { benefits, settings }, coupons] = await Promise.all([
    findCartWithBasket(db, userId),
    findPriceFacts(db, userId, now),
    listOfferedCoupons(db, userId, now),
  ]);
  const attempt = cart?.attemptId ? await findOpenAttempt(db, cart.attemptId) : undefined;
  const sold = chargedLines(addHeldStock(basket, attempt));
  const offers = coupons.flatMap((coupon) => {
    const own = subtractHeldUse(coupon, attempt) ?? coupon;
    const isUsed = own.usesPerCustomer !== null && own.usedByCustomer >= own.usesPerCustomer;
    const isUsedUp = own.totalUses !== null && own.usedCount >= own.totalUses;
    if (isUsed || isUsedUp) return [];
    const priced = priceCart(sold, own, { benefits, fees: settings.fees }, now);
    if (!priced.coupon) return [];
    const description = t({ en: coupon.description, hi: coupon.hindiDescription || coupon.description });
    return [{ ...toWireCoupon(priced.coupon, t), description }];
  });
  return offers.sort((a, b) => b.discount - a.discount);
}
