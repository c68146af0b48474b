export {
  type CustomerCoupon,
  findCoupon,
  listOfferedCoupons,
  listUsedCoupons,
  lockCoupons,
  releaseCouponUse,
} from './coupons.queries.ts';
export { couponsRoutes } from './coupons.routes.ts';
export { redeemCoupon, restoreCouponUse } from './redeem-coupon.ts';
