import { expect, test } from 'vitest';
import { canCancel, refuseAgreement, refuseChange, returnUntil } from './changes.ts';
import { expressAt } from './express.ts';
import { coinsEarned, isResold } from './status-effects.ts';
import { ORDER_STATUSES, readStatus } from './statuses.ts';

const india = (time: string) => new Date(`${time}+05:30`);

test('every spelling of a status is understood', () => {
  for (const spelling of [
    'out for delivery',
    'outfor delivery',
    'OutForDelivery',
    'out_for_delivery',
    'OUT-FOR-DELIVERY',
  ])
    expect(readStatus(spelling)).toBe('outfor delivery');
  for (const status of ORDER_STATUSES) expect(readStatus(status)).toBe(status);
  expect(readStatus('orderplaced')).toBe('OrderPlaced');
  expect(readStatus('pending')).toBeUndefined();
});

test('an order can be cancelled until it arrives', () => {
  const cancellable = ORDER_STATUSES.filter((status) => canCancel({ status }));
  expect(cancellable).toEqual(['OrderPlaced', 'shipped', 'outfor delivery']);
  expect(
    refuseChange({ status: 'delivered', deliveredAt: null, bringsGoods: true }, 'cancelled', undefined, new Date()),
  ).toBe('An order that is delivered cannot be cancelled.');
});

test('a delivered order can be returned for 24 hours, with a reason', () => {
  const delivered = { status: 'delivered', deliveredAt: india('2026-03-10T09:00:00'), bringsGoods: true };
  const inTime = india('2026-03-11T08:59:59');
  const late = india('2026-03-11T09:00:00');
  expect(returnUntil(delivered, inTime)).toEqual(late);
  expect(refuseChange(delivered, 'return_requested', 'broken', inTime)).toBeUndefined();
  expect(refuseChange(delivered, 'return_requested', undefined, inTime)).toBe('Reason is required.');
  expect(refuseChange(delivered, 'exchange_requested', 'broken', late)).toContain('within 24 hours');
  expect(refuseChange({ ...delivered, status: 'shipped' }, 'return_requested', 'broken', inTime)).toContain('Only a');
});

test('a lab test cannot be carried back', () => {
  const test = { status: 'delivered', deliveredAt: india('2026-03-10T09:00:00'), bringsGoods: false };
  const soon = india('2026-03-10T10:00:00');
  expect(returnUntil(test, soon)).toBeUndefined();
  expect(refuseChange(test, 'return_requested', 'broken', soon)).toMatch(/^A lab test cannot be returned/);
});

test('who a lab test is for is agreed on until its sample is collected', () => {
  const agreeable = ORDER_STATUSES.filter((status) => refuseAgreement({ status }) === undefined);
  expect(agreeable).toEqual(['OrderPlaced', 'shipped', 'outfor delivery']);
  expect(refuseAgreement({ status: 'cancelled' })).toBe('This order is cancelled.');
});

test('express runs from 8AM to 9PM India time and says when it is back', () => {
  expect(expressAt(india('2026-03-10T07:59:59'))).toEqual({
    isAvailable: false,
    note: 'Express delivery is back today at 8AM',
  });
  expect(expressAt(india('2026-03-10T08:00:00')).isAvailable).toBe(true);
  expect(expressAt(india('2026-03-10T20:59:59')).isAvailable).toBe(true);
  expect(expressAt(india('2026-03-10T21:00:00')).note).toBe('Express delivery is back tomorrow at 8AM');
});

test('a coin for every full ₹50; returned medicines and produce are not sold again', () => {
  expect([49_99, 50_00, 199_00].map(coinsEarned)).toEqual([0, 1, 3]);
  expect(isResold('medicine', 'returned')).toBe(false);
  expect(isResold('fruits', 'returned')).toBe(false);
  expect(isResold('grocery', 'returned')).toBe(true);
  expect(isResold('medicine', 'cancelled')).toBe(true);
});
