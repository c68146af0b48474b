import { expect, test } from 'vitest';
import { orderName, totalLabel } from './order-format.ts';

test('names an order by the last seven characters of its id', () => {
  expect(orderName('0190a8d2-7c1b-7d3e-9f00-1a2b3c4d5e6f')).toBe('#c4d5e6f');
});

test('labels cash as to pay until delivery', () => {
  const cash = { paymentType: 'cod', isPaid: false } as const;
  expect(totalLabel({ ...cash, status: 'OrderPlaced' })).toBe('Amount to Pay');
  expect(totalLabel({ ...cash, status: 'delivered' })).toBe('Total Paid');
  expect(totalLabel({ ...cash, status: 'return_requested', isPaid: true })).toBe('Total Paid');
});

test('labels online orders as paid and cancelled ones not at all', () => {
  const online = { paymentType: 'online', isPaid: true } as const;
  expect(totalLabel({ ...online, status: 'shipped' })).toBe('Total Paid');
  expect(totalLabel({ ...online, status: 'cancelled' })).toBeNull();
});
