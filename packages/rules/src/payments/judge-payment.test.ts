import { expect, test } from 'vitest';
import { bestTry, judgePayment } from './judge-payment.ts';

const asked = { providerOrderId: 'order_1', amountPaise: 24950 };
const taken = { id: 'pay_1', orderId: 'order_1', amountPaise: 24950, currency: 'INR', status: 'captured' } as const;

test('money counts when it is captured, for our order, to the paisa and in rupees', () => {
  expect(judgePayment(asked, taken)).toBe('paid');
  expect(judgePayment(asked, { ...taken, status: 'authorized' })).toBe('promised');
  expect(judgePayment(asked, { ...taken, status: 'created' })).toBe('waiting');
  expect(judgePayment(asked, { ...taken, status: 'failed' })).toBe('failed');
  expect(judgePayment(asked, { ...taken, status: 'refunded' })).toBe('failed');
});

test('another order, another amount or another currency is not our money', () => {
  expect(judgePayment(asked, { ...taken, orderId: 'order_2' })).toBe('foreign');
  expect(judgePayment(asked, { ...taken, orderId: null })).toBe('foreign');
  expect(judgePayment(asked, { ...taken, amountPaise: 24949 })).toBe('foreign');
  expect(judgePayment(asked, { ...taken, amountPaise: 24951 })).toBe('foreign');
  expect(judgePayment(asked, { ...taken, currency: 'USD' })).toBe('foreign');
});

test('of several tries the one that got furthest counts', () => {
  const tries = (['failed', 'captured', 'created'] as const).map((status) => ({ status }));
  expect(bestTry(tries)).toEqual({ status: 'captured' });
  expect(bestTry([])).toBeUndefined();
});
