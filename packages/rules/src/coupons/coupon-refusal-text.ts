import { type Catalog, catalogFacts } from '../catalog/catalogs.ts';
import { INDIA_ZONE } from '../india-time.ts';
import { formatRupees, toRupees } from '../money.ts';
import type { CouponRefusal } from './check-coupon.ts';

const longDay = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const ofCatalog = (catalog: Catalog | null): string => (catalog ? ` of ${catalogFacts[catalog].title}` : '');

/** The sentence for the customer. */
export function couponRefusalText(couponCode: string, refusal: CouponRefusal): string {
  switch (refusal.code) {
    case 'COUPON_UNKNOWN':
      return 'This coupon code does not exist.';
    case 'COUPON_INACTIVE':
      return `Coupon ${couponCode} is no longer offered.`;
    case 'COUPON_NOT_STARTED':
      return `Coupon ${couponCode} can be used from ${longDay.format(refusal.validFrom)}.`;
    case 'COUPON_EXPIRED':
      return `Coupon ${couponCode} ended on ${longDay.format(refusal.validUntil)}.`;
    case 'COUPON_USED_UP':
      return `Coupon ${couponCode} has been used up.`;
    case 'COUPON_ALREADY_USED':
      return refusal.usesPerCustomer === 1
        ? `You have already used coupon ${couponCode}.`
        : `You have already used coupon ${couponCode} ${refusal.usesPerCustomer} times.`;
    case 'CART_EMPTY':
      return 'Your cart is empty.';
    case 'COUPON_CATALOG_MISSING':
      return `Coupon ${couponCode} needs something${ofCatalog(refusal.catalog)} in the cart.`;
    case 'COUPON_MINIMUM_NOT_MET': {
      const missing = formatRupees(toRupees(refusal.missingPaise));
      return `Add ${missing} more${ofCatalog(refusal.catalog)} to use coupon ${couponCode}.`;
    }
  }
}
