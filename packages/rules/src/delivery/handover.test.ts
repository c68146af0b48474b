import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canHandOver,
  cashDifference,
  isBroughtBack,
  needsProof,
  PACKED_AGAIN_LABEL,
  splitPayment,
  upiLink,
} from './handover.ts';

test('orders need a proof, unless they are paid and the shop allows none', () => {
  const prepaid = { hasOrders: true, duePaise: 0 };
  expect(needsProof({ ...prepaid, allowsNoProof: false })).toBe(true);
  expect(needsProof({ ...prepaid, allowsNoProof: true })).toBe(false);
  expect(needsProof({ hasOrders: true, duePaise: 1, allowsNoProof: true })).toBe(true);
  expect(needsProof({ hasOrders: false, duePaise: 28_00, allowsNoProof: false })).toBe(false);
});

test('an order is brought back until something else happens', () => {
  const timeline = [{ label: 'Out for delivery' }, { label: 'Not delivered' }];
  expect(isBroughtBack({ status: 'shipped', timeline })).toBe(true);
  expect(isBroughtBack({ status: 'outfor delivery', timeline })).toBe(false);
  expect(isBroughtBack({ status: 'shipped', timeline: [...timeline, { label: 'Delivery moved' }] })).toBe(false);
  const packedAgain = { label: PACKED_AGAIN_LABEL.hi };
  expect(isBroughtBack({ status: 'shipped', timeline: [...timeline, packedAgain] })).toBe(true);
  expect(isBroughtBack({ status: 'shipped' })).toBe(false);
});

test('only what was packed and is not yet delivered can be handed over', () => {
  expect(canHandOver('shipped')).toBe(true);
  expect(canHandOver('outfor delivery')).toBe(true);
  for (const status of ['OrderPlaced', 'delivered', 'cancelled', 'returned'] as const) {
    expect(canHandOver(status)).toBe(false);
  }
});

test('splitting a payment loses nothing and pays every due exactly', () => {
  const dues = fc.array(fc.integer({ min: 0, max: 1_000_00 }), { maxLength: 6 });
  fc.assert(
    fc.property(dues, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
      const total = list.reduce((sum, due) => sum + due, 0);
      const cashPaise = Math.round(total * share);
      const parts = splitPayment(list, { cashPaise, upiPaise: total - cashPaise });
      expect(parts.map((part) => part.cashPaise + part.upiPaise)).toEqual(list);
      expect(parts.reduce((sum, part) => sum + part.cashPaise, 0)).toBe(cashPaise);
      expect(parts.every((part) => part.cashPaise >= 0 && part.upiPaise >= 0)).toBe(true);
    }),
  );
});

test('the difference is below zero when money is missing', () => {
  expect(cashDifference({ cashPaise: 90_00, upiPaise: 5_00 }, 100_00)).toBe(-5_00);
});

test('a UPI link carries the exact amount and the order number', () => {
  expect(upiLink({ upiId: 'subah@okbank', name: 'Subah & Sons', paise: 12_30, note: '100017' })).toBe(
    'upi://pay?pa=subah%40okbank&pn=Subah%20%26%20Sons&am=12.30&cu=INR&tn=100017',
  );
});
