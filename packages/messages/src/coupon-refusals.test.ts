import type { CouponRefusal } from '@subah/rules/coupons/check-coupon';
import { expect, test } from 'vitest';
import { couponRefusalMessage } from './coupon-refusals.ts';

test.each<[CouponRefusal, string, string]>([
  [{ code: 'COUPON_UNKNOWN' }, 'This coupon code does not exist.', 'ऐसा कोई कूपन नहीं है।'],
  [
    { code: 'COUPON_NOT_STARTED', validFrom: new Date('2026-03-10T20:00:00Z') },
    'Coupon SUBAH50 can be used from 11 Mar 2026.',
    'कूपन SUBAH50 11 मार्च 2026 से लगेगा।',
  ],
  [
    { code: 'COUPON_ALREADY_USED', usesPerCustomer: 2 },
    'You have already used coupon SUBAH50 2 times.',
    'आप कूपन SUBAH50 2 बार लगा चुके हैं।',
  ],
  [
    { code: 'COUPON_MINIMUM_NOT_MET', missingPaise: 100_00, catalog: 'grocery' },
    'Add ₹100 more from Grocery to use coupon SUBAH50.',
    'कूपन SUBAH50 लगाने के लिए ₹100 का किराना का सामान और डालें।',
  ],
  [
    { code: 'COUPON_MINIMUM_NOT_MET', missingPaise: 49_50, catalog: null },
    'Add ₹49.50 more to use coupon SUBAH50.',
    'कूपन SUBAH50 लगाने के लिए ₹49.50 का सामान और डालें।',
  ],
])('says why a coupon cannot be used: %o', (refusal, en, hi) => {
  expect(couponRefusalMessage('SUBAH50', refusal)).toEqual({ en, hi });
});
