import { refuseCoupon, UNKNOWN_COUPON } from '@subah/rules/coupons/refuse-coupon';
import { toRupees } from '@subah/rules/money';
import { type BasketLine, type Choices, type PricedBasket, priceBasket } from '@subah/rules/pricing/price-basket';
import type { CustomerCoupon } from '../coupons/index.ts';

type CouponState = { code: string; discount: number; problem: string | null };

export type PricedCart = PricedBasket & {
  /** Shown with the bill; one with a problem took nothing off. */
  coupon: CouponState | null;
};

/** Prices goods with a coupon that may or may not count for them right now. */
export function priceCart(
  lines: BasketLine[],
  coupon: CustomerCoupon | undefined,
  choices: Omit<Choices, 'coupon'>,
  now: Date,
): PricedCart {
  const problem = coupon ? whyNot(coupon, lines, now) : undefined;
  const priced = priceBasket(lines, { ...choices, coupon: coupon && !problem ? coupon : null });
  return {
    ...priced,
    coupon: coupon
      ? { code: coupon.code, discount: toRupees(priced.charges.couponDiscountPaise), problem: problem ?? null }
      : null,
  };
}

export const whyNot = (coupon: CustomerCoupon, lines: BasketLine[], now: Date): string | undefined =>
  refuseCoupon(coupon, lines, { byAll: coupon.usedCount, byCustomer: coupon.usedByCustomer }, now);

/** A code that nobody knows is shown beside the bill in the shopper's own spelling. */
export const unknownCoupon = (code: string): CouponState => ({ code, discount: 0, problem: UNKNOWN_COUPON });
