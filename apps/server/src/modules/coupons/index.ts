export { type CustomerCoupon, endUse, findCoupon } from './coupons.queries.ts';
export { couponsRoutes } from './coupons.routes.ts';
export { reviveUse, takeCoupon } from './take-coupon.ts';
