import { expect, test } from 'vitest';
import { amountLeftToRefund } from './amount-left-to-refund.ts';

test.each([
  ['nothing was refunded', { totalAmount: 500.1, refundedAmount: 0, refunds: [] }, 500.1],
  ['a change lowered the bill', { totalAmount: 400, refundedAmount: 100, refunds: [{ amount: 100 }] }, 400],
  ['a part was refunded in the dashboard', { totalAmount: 500, refundedAmount: 0, refunds: [{ amount: 490 }] }, 10],
  ['all was refunded in the dashboard', { totalAmount: 500, refundedAmount: 0, refunds: [{ amount: 500 }] }, 0],
])('refunds what is left of the payment when %s', (_, order, left) => {
  expect(amountLeftToRefund(order)).toBe(left);
});
