import { expect, test } from 'vitest';
import { refuseAnyCode, refuseCode } from './referral.ts';

const use = { userId: 'me', ownerId: 'friend', referredBy: null, hadDelivery: false };

test('a friend’s code counts once, before the first delivery', () => {
  expect(refuseCode(use)).toBeUndefined();
  expect(refuseCode({ ...use, ownerId: undefined })).toBe('This referral code is not known.');
  expect(refuseCode({ ...use, ownerId: 'me' })).toContain('your own code');
  expect(refuseCode({ ...use, referredBy: 'another' })).toBe('You have used a referral code already.');
  expect(refuseCode({ ...use, hadDelivery: true })).toContain('before your first delivery');
});

test('who was invited already, or was delivered to, need not be asked for a code', () => {
  expect(refuseAnyCode({ referredBy: null, hadDelivery: false })).toBeUndefined();
  for (const invited of [
    { referredBy: 'another', hadDelivery: false },
    { referredBy: null, hadDelivery: true },
  ]) {
    expect(refuseAnyCode(invited)).toBe(refuseCode({ ...use, ...invited }));
  }
});
