import { expect, test } from 'vitest';
import { refuseAnyCode, refuseCode } from './referral.ts';

const use = { userId: 'me', ownerId: 'friend', referredBy: null, hadDelivery: false };

test('accepts a friend’s code once, before the first delivery', () => {
  expect(refuseCode(use)).toBeUndefined();
  expect(refuseCode({ ...use, ownerId: undefined })).toBe('REFERRAL_CODE_UNKNOWN');
  expect(refuseCode({ ...use, ownerId: 'me' })).toBe('REFERRAL_CODE_OWN');
  expect(refuseCode({ ...use, referredBy: 'another' })).toBe('REFERRAL_CODE_USED');
  expect(refuseCode({ ...use, hadDelivery: true })).toBe('REFERRAL_TOO_LATE');
});

test('refuses every code for an invited customer and after a delivery', () => {
  expect(refuseAnyCode({ referredBy: null, hadDelivery: false })).toBeUndefined();
  expect(refuseAnyCode({ referredBy: 'another', hadDelivery: false })).toBe('REFERRAL_CODE_USED');
  expect(refuseAnyCode({ referredBy: null, hadDelivery: true })).toBe('REFERRAL_TOO_LATE');
});
