import { type Catalog, catalogFacts } from '../catalog/catalogs.ts';
import { INDIA_ZONE } from '../india-time.ts';
import { formatRupees, toRupees } from '../money.ts';
import type { Coupon } from './coupon.ts';

type Basket = { catalog: Catalog; quantity: number; pricePaise: number }[];

/** How often it has been used, by everybody and by this customer; uses given back do not count. */
export type CouponUses = { byAll: number; byCustomer: number };

export const UNKNOWN_COUPON = 'This coupon code does not exist.';

const dayName = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Why a coupon does not count for a basket, as a sentence for the shopper; nothing when it does. */
export function refuseCoupon(coupon: Coupon, basket: Basket, uses: CouponUses, now: Date): string | undefined {
  const { code } = coupon;
  if (!coupon.isActive) return `Coupon ${code} is no longer offered.`;
  if (now < coupon.validFrom) return `Coupon ${code} can be used from ${dayName.format(coupon.validFrom)}.`;
  if (coupon.validUntil && now >= coupon.validUntil) {
    return `Coupon ${code} ended on ${dayName.format(coupon.validUntil)}.`;
  }
  if (coupon.totalUses !== null && uses.byAll >= coupon.totalUses) return `Coupon ${code} has been used up.`;
  if (coupon.usesPerCustomer !== null && uses.byCustomer >= coupon.usesPerCustomer) {
    return coupon.usesPerCustomer === 1
      ? `You have already used coupon ${code}.`
      : `You have already used coupon ${code} ${coupon.usesPerCustomer} times.`;
  }
  const goods = basket.filter(({ catalog }) => coupon.catalog === null || coupon.catalog === catalog);
  const goodsPaise = goods.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0);
  const kind = coupon.catalog ? ` of ${catalogFacts[coupon.catalog].title}` : '';
  if (goodsPaise === 0) {
    return kind ? `Coupon ${code} needs something${kind} in the cart.` : 'Your cart is empty.';
  }
  const missing = coupon.minimumBasketPaise - goodsPaise;
  if (missing > 0) return `Add ${formatRupees(toRupees(missing))} more${kind} to use coupon ${code}.`;
  return undefined;
}
