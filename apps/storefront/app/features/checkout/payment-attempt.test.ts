import { expect, test } from 'vitest';
import { parseAttempt } from './payment-attempt.ts';

const begun = JSON.stringify({ orderId: 'order', amount: 318, startedAt: 1000 });
const HOUR_MS = 60 * 60 * 1000;

test('a payment that was begun is found again on the same day', () => {
  expect(parseAttempt(begun, 1000 + 8 * HOUR_MS)).toEqual({ orderId: 'order', amount: 318, startedAt: 1000 });
});

test('an old one, none at all and nonsense are nothing to ask about', () => {
  expect(parseAttempt(begun, 1000 + 25 * HOUR_MS)).toBeNull();
  expect(parseAttempt(null, 0)).toBeNull();
  expect(parseAttempt('{"orderId":7}', 0)).toBeNull();
  expect(parseAttempt('{', 0)).toBeNull();
});
