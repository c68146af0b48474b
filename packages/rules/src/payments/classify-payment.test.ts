import { expect, test } from 'vitest';
import { classifyPayment, furthestAttempt } from './classify-payment.ts';

const expected = { providerOrderId: 'order_1', amountPaise: 24950 };
const reported = { id: 'pay_1', orderId: 'order_1', amountPaise: 24950, currency: 'INR', status: 'captured' } as const;

test.each([
  ['captured', 'paid'],
  ['authorized', 'authorized'],
  ['created', 'pending'],
  ['failed', 'failed'],
  ['refunded', 'refunded'],
] as const)('classifies a matching payment with status %s as %s', (status, result) => {
  expect(classifyPayment(expected, { ...reported, status })).toBe(result);
});

test.each([{ orderId: 'order_2' }, { orderId: null }])('classifies a payment with %o as foreign', (change) => {
  expect(classifyPayment(expected, { ...reported, ...change })).toBe('foreign');
});

test.each([{ amountPaise: 24949 }, { amountPaise: 24951 }, { currency: 'USD' }])(
  'classifies a payment with %o as a mismatch',
  (change) => {
    expect(classifyPayment(expected, { ...reported, ...change })).toBe('mismatch');
  },
);

test('picks the attempt that got furthest', () => {
  const attempts = (['failed', 'captured', 'created'] as const).map((status) => ({ status }));
  expect(furthestAttempt(attempts)).toEqual({ status: 'captured' });
  expect(furthestAttempt([])).toBeUndefined();
});
