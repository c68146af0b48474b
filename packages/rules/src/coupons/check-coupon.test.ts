import { expect, test } from 'vitest';
import { type CouponRefusal, checkCoupon } from './check-coupon.ts';
import type { Coupon } from './coupon.ts';
import { couponRefusalText } from './coupon-refusal-text.ts';

const now = new Date('2026-03-10T06:00:00Z');
const coupon = (change: Partial<Coupon> = {}): Coupon => ({
  code: 'SUBAH50',
  kind: 'flat',
  value: 50_00,
  minimumBasketPaise: 0,
  capPaise: null,
  validFrom: new Date('2026-03-01T00:00:00Z'),
  validUntil: null,
  totalUses: null,
  usesPerCustomer: null,
  catalog: null,
  isActive: true,
  ...change,
});
const basket = [{ catalog: 'grocery', quantity: 2, pricePaise: 100_00 } as const];
const unused = { byAll: 0, byCustomer: 0 };

test('accepts a valid coupon', () => {
  expect(checkCoupon(coupon(), basket, unused, now)).toBeUndefined();
});

test.each<[Partial<Coupon>, CouponRefusal['code'], string]>([
  [{ isActive: false }, 'COUPON_INACTIVE', 'Coupon SUBAH50 is no longer offered.'],
  [
    { validFrom: new Date('2026-03-10T20:00:00Z') },
    'COUPON_NOT_STARTED',
    'Coupon SUBAH50 can be used from 11 March 2026.',
  ],
  [{ validUntil: new Date('2026-03-09T06:00:00Z') }, 'COUPON_EXPIRED', 'Coupon SUBAH50 ended on 9 March 2026.'],
  [{ totalUses: 3 }, 'COUPON_USED_UP', 'Coupon SUBAH50 has been used up.'],
  [{ usesPerCustomer: 1 }, 'COUPON_ALREADY_USED', 'You have already used coupon SUBAH50.'],
  [{ usesPerCustomer: 2 }, 'COUPON_ALREADY_USED', 'You have already used coupon SUBAH50 2 times.'],
  [{ minimumBasketPaise: 249_50 }, 'COUPON_MINIMUM_NOT_MET', 'Add ₹49.50 more to use coupon SUBAH50.'],
  [{ catalog: 'medicine' }, 'COUPON_CATALOG_MISSING', 'Coupon SUBAH50 needs something of Medicines in the cart.'],
  [
    { catalog: 'grocery', minimumBasketPaise: 300_00 },
    'COUPON_MINIMUM_NOT_MET',
    'Add ₹100 more of Grocery to use coupon SUBAH50.',
  ],
])('refuses a coupon with %o as %s', (change, code, message) => {
  const refusal = checkCoupon(coupon(change), basket, { byAll: 3, byCustomer: 2 }, now);
  expect(refusal?.code).toBe(code);
  expect(refusal && couponRefusalText('SUBAH50', refusal)).toBe(message);
});

test('refuses any coupon for an empty cart', () => {
  expect(checkCoupon(coupon(), [], unused, now)).toEqual({ code: 'CART_EMPTY' });
});
