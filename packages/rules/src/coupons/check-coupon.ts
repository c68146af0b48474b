import type { Catalog } from '../catalog/catalogs.ts';
import type { Coupon } from './coupon.ts';

type Basket = { catalog: Catalog; quantity: number; pricePaise: number }[];

/** Number of uses by all customers and by this one, without uses of cancelled orders. */
export type CouponUses = { byAll: number; byCustomer: number };

export type CouponRefusal =
  | { code: 'COUPON_UNKNOWN' }
  | { code: 'COUPON_INACTIVE' }
  | { code: 'COUPON_NOT_STARTED'; validFrom: Date }
  | { code: 'COUPON_EXPIRED'; validUntil: Date }
  | { code: 'COUPON_USED_UP' }
  | { code: 'COUPON_ALREADY_USED'; usesPerCustomer: number }
  | { code: 'CART_EMPTY' }
  | { code: 'COUPON_CATALOG_MISSING'; catalog: Catalog }
  | { code: 'COUPON_MINIMUM_NOT_MET'; missingPaise: number; catalog: Catalog | null };

type UseLimits = Pick<Coupon, 'totalUses' | 'usesPerCustomer'>;

/** The limits in all and per customer; undefined when there is a use left. */
export function checkUses({ totalUses, usesPerCustomer }: UseLimits, uses: CouponUses): CouponRefusal | undefined {
  if (totalUses !== null && uses.byAll >= totalUses) return { code: 'COUPON_USED_UP' };
  if (usesPerCustomer !== null && uses.byCustomer >= usesPerCustomer) {
    return { code: 'COUPON_ALREADY_USED', usesPerCustomer };
  }
  return undefined;
}

type Validity = Pick<Coupon, 'isActive' | 'validFrom' | 'validUntil'>;

export function checkValidity({ isActive, validFrom, validUntil }: Validity, now: Date): CouponRefusal | undefined {
  if (!isActive) return { code: 'COUPON_INACTIVE' };
  if (now < validFrom) return { code: 'COUPON_NOT_STARTED', validFrom };
  return validUntil && now >= validUntil ? { code: 'COUPON_EXPIRED', validUntil } : undefined;
}

/** The first reason why a coupon cannot be used for a basket; undefined when it can. */
export function checkCoupon(coupon: Coupon, basket: Basket, uses: CouponUses, now: Date): CouponRefusal | undefined {
  const refusal = checkValidity(coupon, now) ?? checkUses(coupon, uses);
  if (refusal) return refusal;
  const { catalog } = coupon;
  const lines = basket.filter((line) => catalog === null || catalog === line.catalog);
  const totalPaise = lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0);
  if (totalPaise === 0) return catalog ? { code: 'COUPON_CATALOG_MISSING', catalog } : { code: 'CART_EMPTY' };
  const missingPaise = coupon.minimumBasketPaise - totalPaise;
  return missingPaise > 0 ? { code: 'COUPON_MINIMUM_NOT_MET', missingPaise, catalog } : undefined;
}
