import { expect, test } from 'vitest';
import { type PendingOtp, parsePendingOtp } from './pending-otp.ts';

const MINUTE = 60_000;
const code: PendingOtp = { purpose: 'verify', email: 'asha@example.com', sentAt: 0, resendAt: 2 * MINUTE };

test('drops an OTP after its expiry', () => {
  expect(parsePendingOtp(JSON.stringify(code), 9 * MINUTE)).toEqual(code);
  expect(parsePendingOtp(JSON.stringify(code), 10 * MINUTE)).toBeNull();
  expect(parsePendingOtp(null, 0)).toBeNull();
});
