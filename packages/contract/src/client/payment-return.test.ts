import { expect, test } from 'vitest';
import { readPaymentReturn } from './payment-return.ts';

const ORDER = 'purpose=order&razorpay_order_id=order_1';

test('reads the proof of a successful payment', () => {
  expect(
    readPaymentReturn(`?payment=succeeded&${ORDER}&razorpay_payment_id=pay_1&razorpay_signature=ab`),
  ).toMatchObject({
    outcome: 'succeeded',
    purpose: 'order',
    proof: { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'ab' },
  });
});

test('reads a failed payment with its reason and a closed one', () => {
  expect(readPaymentReturn(`?payment=failed&${ORDER}&description=No%20funds`)).toMatchObject({
    outcome: 'failed',
    description: 'No funds',
  });
  expect(readPaymentReturn(`?payment=closed&${ORDER}`)).toMatchObject({ outcome: 'closed' });
});

test('returns null for a missing or incomplete payment result', () => {
  expect(readPaymentReturn('')).toBeNull();
  expect(readPaymentReturn('?payment=succeeded')).toBeNull();
  expect(readPaymentReturn(`?payment=perhaps&${ORDER}`)).toBeNull();
});
