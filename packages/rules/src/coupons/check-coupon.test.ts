import { expect, test } from 'vitest';
import { type CouponRefusal, checkCoupon } from './check-coupon.ts';
import type { Coupon } from './coupon.ts';

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
const earlier = new Date('2026-03-09T06:00:00Z');
const later = new Date('2026-03-10T20:00:00Z');
const unused = { byAll: 0, byCustomer: 0 };

test('accepts a valid coupon', () => {
  expect(checkCoupon(coupon(), basket, unused, now)).toBeUndefined();
});

test.each<[Partial<Coupon>, CouponRefusal]>([
  [{ isActive: false }, { code: 'COUPON_INACTIVE' }],
  [{ validFrom: later }, { code: 'COUPON_NOT_STARTED', validFrom: later }],
  [{ validUntil: earlier }, { code: 'COUPON_EXPIRED', validUntil: earlier }],
  [{ totalUses: 3 }, { code: 'COUPON_USED_UP' }],
  [{ usesPerCustomer: 2 }, { code: 'COUPON_ALREADY_USED', usesPerCustomer: 2 }],
  [{ minimumBasketPaise: 249_50 }, { code: 'COUPON_MINIMUM_NOT_MET', missingPaise: 49_50, catalog: null }],
  [{ catalog: 'medicine' }, { code: 'COUPON_CATALOG_MISSING', catalog: 'medicine' }],
  [
    { catalog: 'grocery', minimumBasketPaise: 300_00 },
    { code: 'COUPON_MINIMUM_NOT_MET', missingPaise: 100_00, catalog: 'grocery' },
  ],
])('refuses a coupon with %o as %o', (change, refusal) => {
  expect(checkCoupon(coupon(change), basket, { byAll: 3, byCustomer: 2 }, now)).toEqual(refusal);
});

test('refuses any coupon for an empty cart', () => {
  expect(checkCoupon(coupon(), [], unused, now)).toEqual({ code: 'CART_EMPTY' });
});
