import type { Coupon } from './coupon.ts';

export type CouponTerms = Pick<Coupon, 'code' | 'kind' | 'value' | 'capPaise' | 'catalog'>;

export function couponDiscount(coupon: CouponTerms, totalPaise: number): number {
  const discount = coupon.kind === 'percent' ? Math.round((totalPaise * coupon.value) / 100) : coupon.value;
  return Math.min(discount, totalPaise, coupon.capPaise ?? discount);
}
