import type { CartCoupon } from '@subah/contract/cart/cart';
import { couponRefusalMessage } from '@subah/messages/coupon-refusals';
import type { Message } from '@subah/messages/message';
import { type CouponRefusal, checkCoupon } from '@subah/rules/coupons/check-coupon';
import { toRupees } from '@subah/rules/money';
import type { DeliveryFees } from '@subah/rules/pricing/delivery-fees';
import { type BasketLine, type Choices, type PricedBasket, priceBasket } from '@subah/rules/pricing/price-basket';
import type { z } from 'zod';
import type { Translate } from '../../platform/http/handler-types.ts';
import type { CustomerCoupon } from '../coupons/index.ts';

export type CouponState = { code: string; discount: number; problem: Message | null };

export const toWireCoupon = ({ problem, ...coupon }: CouponState, t: Translate): z.infer<typeof CartCoupon> => ({
  ...coupon,
  problem: problem && t(problem),
});

export type PricedCart = PricedBasket & {
  /** A coupon with a problem gives no discount. */
  coupon: CouponState | null;
};

/** Lines that are no longer sold or sold out stay in the cart, but are not charged. */
export const chargedLines = <Line extends { isSold: boolean; stock: number }>(lines: Line[]): Line[] =>
  lines.filter(({ isSold, stock }) => isSold && stock > 0);

export function priceCart(
  lines: BasketLine[],
  coupon: CustomerCoupon | undefined,
  choices: Omit<Choices, 'coupon' | 'fees'> & { fees: DeliveryFees },
  now: Date,
): PricedCart {
  const refusal = coupon && findRefusal(coupon, lines, now);
  const priced = priceBasket(lines, { ...choices, coupon: coupon && !refusal ? coupon : null });
  return {
    ...priced,
    coupon: coupon
      ? {
          code: coupon.code,
          discount: toRupees(priced.charges.couponDiscountPaise),
          problem: refusal ? couponRefusalMessage(coupon.code, refusal) : null,
        }
      : null,
  };
}

export const findRefusal = (coupon: CustomerCoupon, lines: BasketLine[], now: Date): CouponRefusal | undefined =>
  checkCoupon(coupon, lines, { byAll: coupon.usedCount, byCustomer: coupon.usedByCustomer }, now);

export const unknownCoupon = (code: string): CouponState => ({
  code,
  discount: 0,
  problem: couponRefusalMessage(code, { code: 'COUPON_UNKNOWN' }),
});
