import { expect, test } from 'vitest';
import type { Coupon } from './coupon.ts';
import { refuseCoupon } from './refuse-coupon.ts';

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

test('a good coupon is not refused', () => {
  expect(refuseCoupon(coupon(), basket, unused, now)).toBeUndefined();
});

test.each([
  [{ isActive: false }, 'Coupon SUBAH50 is no longer offered.'],
  [{ validFrom: new Date('2026-03-10T20:00:00Z') }, 'Coupon SUBAH50 can be used from 11 March 2026.'],
  [{ validUntil: new Date('2026-03-09T06:00:00Z') }, 'Coupon SUBAH50 ended on 9 March 2026.'],
  [{ totalUses: 3 }, 'Coupon SUBAH50 has been used up.'],
  [{ usesPerCustomer: 1 }, 'You have already used coupon SUBAH50.'],
  [{ usesPerCustomer: 2 }, 'You have already used coupon SUBAH50 2 times.'],
  [{ minimumBasketPaise: 249_50 }, 'Add ₹49.50 more to use coupon SUBAH50.'],
  [{ catalog: 'medicine' }, 'Coupon SUBAH50 needs something of Medicines in the cart.'],
  [{ catalog: 'grocery', minimumBasketPaise: 300_00 }, 'Add ₹100 more of Grocery to use coupon SUBAH50.'],
] as [Partial<Coupon>, string][])('%o is refused with its reason', (change, sentence) => {
  expect(refuseCoupon(coupon(change), basket, { byAll: 3, byCustomer: 2 }, now)).toBe(sentence);
});
