import type { Coupon } from './coupon.ts';

export type CouponTerms = Pick<Coupon, 'code' | 'kind' | 'value' | 'capPaise' | 'catalog'>;

/** What a coupon takes off goods worth this much. */
export function couponDiscount(coupon: CouponTerms, goodsPaise: number): number {
  const wanted = coupon.kind === 'percent' ? Math.round((goodsPaise * coupon.value) / 100) : coupon.value;
  return Math.min(wanted, goodsPaise, coupon.capPaise ?? wanted);
}
