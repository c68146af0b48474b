import { expect, test } from 'vitest';
import { readWaitingCode, type WaitingCode } from './waiting-code.ts';

const MINUTE = 60_000;
const code: WaitingCode = { purpose: 'verify', email: 'asha@example.com', sentAt: 0, resendAt: 2 * MINUTE };

test('a code is awaited for as long as it is good', () => {
  expect(readWaitingCode(JSON.stringify(code), 9 * MINUTE)).toEqual(code);
  expect(readWaitingCode(JSON.stringify(code), 10 * MINUTE)).toBeNull();
  expect(readWaitingCode(null, 0)).toBeNull();
});
