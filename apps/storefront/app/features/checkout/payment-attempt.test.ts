import { expect, test } from 'vitest';
import { readAttempt } from './payment-attempt.ts';

const begun = JSON.stringify({ orderId: 'order', amount: 318, startedAt: 1000 });
const HOUR_MS = 60 * 60 * 1000;

test('a payment that was begun is found again on the same day', () => {
  expect(readAttempt(begun, 1000 + 8 * HOUR_MS)).toEqual({ orderId: 'order', amount: 318, startedAt: 1000 });
});

test('an old one, none at all and nonsense are nothing to ask about', () => {
  expect(readAttempt(begun, 1000 + 25 * HOUR_MS)).toBeNull();
  expect(readAttempt(null, 0)).toBeNull();
  expect(readAttempt('{"orderId":7}', 0)).toBeNull();
  expect(readAttempt('{', 0)).toBeNull();
});
