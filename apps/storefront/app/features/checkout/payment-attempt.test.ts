import { expect, test } from 'vitest';
import { parseAttempt } from './payment-attempt.ts';

const stored = JSON.stringify({ orderId: 'order', amount: 318, startedAt: 1000 });
const HOUR_MS = 60 * 60 * 1000;

test('restores an attempt of the same day', () => {
  expect(parseAttempt(stored, 1000 + 8 * HOUR_MS)).toEqual({ orderId: 'order', amount: 318, startedAt: 1000 });
});

test('ignores an old, missing or invalid attempt', () => {
  expect(parseAttempt(stored, 1000 + 25 * HOUR_MS)).toBeNull();
  expect(parseAttempt(null, 0)).toBeNull();
  expect(parseAttempt('{"orderId":7}', 0)).toBeNull();
  expect(parseAttempt('{', 0)).toBeNull();
});
