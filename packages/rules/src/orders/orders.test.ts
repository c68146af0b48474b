import { expect, test } from 'vitest';
import { DEFAULT_DELIVERY_SETTINGS } from '../delivery/delivery-settings.ts';
import {
  canCancel,
  isSampleOpen,
  needsReopen,
  refuseChange,
  refuseSamplePlan,
  refuseStaffChange,
  returnUntil,
} from './allowed-changes.ts';
import { expressAt } from './express.ts';
import { coinsEarned, isResold } from './status-effects.ts';
import { ORDER_STATUSES, readStatus } from './statuses.ts';

const india = (time: string) => new Date(`${time}+05:30`);

test('reads every spelling of a status', () => {
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

const DELIVERED = {
  status: 'delivered',
  deliveredAt: india('2026-03-10T09:00:00'),
  exchangedAt: null,
  bringsGoods: true,
};

test('allows cancelling until delivery', () => {
  const cancellable = ORDER_STATUSES.filter((status) => canCancel({ status }));
  expect(cancellable).toEqual(['OrderPlaced', 'shipped', 'outfor delivery']);
  expect(refuseChange({ ...DELIVERED, deliveredAt: null }, 'cancelled', undefined, new Date())).toEqual({
    code: 'ORDER_NOT_CANCELLABLE',
    why: 'notCancellable',
  });
});

test('allows returning a delivered order for 24 hours with a reason', () => {
  const delivered = DELIVERED;
  const inTime = india('2026-03-11T08:59:59');
  const late = india('2026-03-11T09:00:00');
  expect(returnUntil(delivered, inTime)).toEqual(late);
  expect(refuseChange(delivered, 'return_requested', 'broken', inTime)).toBeUndefined();
  expect(refuseChange(delivered, 'return_requested', undefined, inTime)).toMatchObject({ code: 'REASON_REQUIRED' });
  expect(refuseChange(delivered, 'exchange_requested', 'broken', late)).toMatchObject({ code: 'RETURN_TIME_OVER' });
  expect(refuseChange({ ...delivered, status: 'shipped' }, 'return_requested', 'broken', inTime)).toMatchObject({
    code: 'ORDER_NOT_RETURNABLE',
  });
});

test('allows returning a replacement for 24 hours after it was handed over, but not another replacement', () => {
  const exchanged = { ...DELIVERED, status: 'exchanged', exchangedAt: india('2026-03-12T09:00:00') };
  const inTime = india('2026-03-13T08:59:59');
  const late = india('2026-03-13T09:00:00');
  expect(returnUntil(exchanged, inTime)).toEqual(late);
  expect(refuseChange(exchanged, 'return_requested', 'broken', inTime)).toBeUndefined();
  expect(refuseChange(exchanged, 'return_requested', 'broken', late)).toEqual({ code: 'RETURN_TIME_OVER' });
  expect(refuseChange(exchanged, 'exchange_requested', 'broken', inTime)).toMatchObject({ why: 'alreadyReplaced' });
  expect(returnUntil({ ...exchanged, exchangedAt: null }, inTime)).toBeUndefined();
  expect(returnUntil({ ...exchanged, deliveredAt: null }, inTime)).toBeUndefined();
});

test('refuses to return a lab test', () => {
  const test = { ...DELIVERED, bringsGoods: false };
  const soon = india('2026-03-10T10:00:00');
  expect(returnUntil(test, soon)).toBeUndefined();
  expect(refuseChange(test, 'return_requested', 'broken', soon)).toMatchObject({ code: 'ORDER_NOT_RETURNABLE' });
});

test('lets staff leave a final status only by reopening with a reason', () => {
  const options = { isReopening: false, reason: 'Called' };
  for (const to of ORDER_STATUSES) expect(refuseStaffChange('shipped', to, options)).toBeUndefined();
  for (const from of ['delivered', 'exchanged', 'cancelled', 'returned'] as const) {
    expect(needsReopen(from, 'OrderPlaced')).toBe(true);
    expect(refuseStaffChange(from, 'OrderPlaced', options)).toMatchObject({ code: 'ORDER_FINAL' });
    expect(refuseStaffChange(from, 'OrderPlaced', { ...options, isReopening: true })).toBeUndefined();
    expect(refuseStaffChange(from, 'OrderPlaced', { isReopening: true, reason: undefined })).toMatchObject({
      code: 'REASON_REQUIRED',
    });
  }
  expect(refuseStaffChange('delivered', 'returned', options)).toBeUndefined();
  for (const [from, to] of [
    ['delivered', 'cancelled'],
    ['cancelled', 'delivered'],
    ['cancelled', 'returned'],
    ['returned', 'cancelled'],
  ] as const) {
    expect(refuseStaffChange(from, to, { ...options, isReopening: true })).toMatchObject({ code: 'ORDER_FINAL' });
  }
});

const sample = { collectionDate: '2026-03-12', isCollectedWithDelivery: false };
const deliveredTests = { status: 'delivered', deliveredAt: india('2026-03-10T09:00:00'), bringsGoods: false };

test('allows planning a sample until delivery', () => {
  const plan = { ...sample, collectionDate: null };
  const plannable = ORDER_STATUSES.filter(
    (status) => refuseSamplePlan({ ...deliveredTests, status }, plan) === undefined,
  );
  expect(plannable).toEqual(['OrderPlaced', 'shipped', 'outfor delivery']);
  expect(refuseSamplePlan({ ...deliveredTests, status: 'cancelled' }, plan)).toBe('This order is cancelled.');
});

test('keeps the samples open that a delivery did not take', () => {
  const goods = { ...deliveredTests, bringsGoods: true };
  const on = (collectionDate: string | null) => ({ ...sample, collectionDate });
  expect([isSampleOpen(goods, on('2026-03-12')), isSampleOpen(deliveredTests, on('2026-03-12'))]).toEqual([true, true]);
  // The visit for tests alone is the delivery; the one beside a delivery of goods may come later that morning.
  expect([isSampleOpen(goods, on('2026-03-10')), isSampleOpen(deliveredTests, on('2026-03-10'))]).toEqual([
    true,
    false,
  ]);
  expect([isSampleOpen(goods, on(null)), isSampleOpen(deliveredTests, on(null))]).toEqual([true, false]);
  expect(isSampleOpen(goods, on('2026-03-09'))).toBe(false);
  expect(isSampleOpen(goods, { ...sample, isCollectedWithDelivery: true })).toBe(false);
  const after = ORDER_STATUSES.filter((status) => isSampleOpen({ ...goods, status }, sample));
  expect(after).toEqual(ORDER_STATUSES.filter((status) => !['cancelled', 'returned'].includes(status)));
});

test('offers express delivery from 8AM to 9PM India time', () => {
  const at = (text: string) => expressAt(india(text), DEFAULT_DELIVERY_SETTINGS);
  expect(at('2026-03-10T07:59:59')).toBe('opensToday');
  expect(at('2026-03-10T08:00:00')).toBe('open');
  expect(at('2026-03-10T20:59:59')).toBe('open');
  expect(at('2026-03-10T21:00:00')).toBe('opensTomorrow');
});

test('offers express delivery in the hours of the shop, not on holidays, and not at all when it is off', () => {
  const express = { isOffered: true, from: '09:30', until: '20:00' };
  const at = (text: string, holidays: string[] = []) => expressAt(india(text), { express, holidays });
  expect([at('2026-03-10T09:29:59'), at('2026-03-10T09:30:00'), at('2026-03-10T20:00:00')]).toEqual([
    'opensToday',
    'open',
    'opensTomorrow',
  ]);
  expect(at('2026-03-10T12:00:00', ['2026-03-10'])).toBe('opensTomorrow');
  expect(at('2026-03-10T12:00:00', ['2026-03-10', '2026-03-11'])).toBe('closed');
  expect(at('2026-03-10T22:00:00', ['2026-03-11'])).toBe('closed');
  expect(expressAt(india('2026-03-10T12:00:00'), { express: { ...express, isOffered: false }, holidays: [] })).toBe(
    'notOffered',
  );
});

test('earns a coin per full ₹50 and does not resell returned medicines and produce', () => {
  expect([49_99, 50_00, 199_00].map(coinsEarned)).toEqual([0, 1, 3]);
  expect(isResold('medicine', 'returned')).toBe(false);
  expect(isResold('fruits', 'returned')).toBe(false);
  expect(isResold('grocery', 'returned')).toBe(true);
  expect(isResold('medicine', 'cancelled')).toBe(true);
});
