import { expect, test } from 'vitest';
import { readPaymentReturn } from './payment-return.ts';

const ORDER = 'purpose=order&razorpay_order_id=order_1';

test('a payment that succeeded brings its proof', () => {
  expect(
    readPaymentReturn(`?payment=succeeded&${ORDER}&razorpay_payment_id=pay_1&razorpay_signature=ab`),
  ).toMatchObject({
    outcome: 'succeeded',
    purpose: 'order',
    proof: { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'ab' },
  });
});

test('a payment that failed says why, one that was closed says no more', () => {
  expect(readPaymentReturn(`?payment=failed&${ORDER}&description=No%20funds`)).toMatchObject({
    outcome: 'failed',
    description: 'No funds',
  });
  expect(readPaymentReturn(`?payment=closed&${ORDER}`)).toMatchObject({ outcome: 'closed' });
});

test('an address without a payment, or with half of one, says nothing', () => {
  expect(readPaymentReturn('')).toBeNull();
  expect(readPaymentReturn('?payment=succeeded')).toBeNull();
  expect(readPaymentReturn(`?payment=perhaps&${ORDER}`)).toBeNull();
});
