import { expect, test } from 'vitest';
import { removedText, totalLabel } from './order-format.ts';

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

test('says of an item off the bill whether it was returned, taken out by the pharmacist or not supplied', () => {
  type Removal = Parameters<typeof removedText>[0];
  const line = { _id: 'line', requiresPrescription: false };
  const order: Removal = { claims: [], prescriptionState: 'none' };
  expect(removedText(order, line)).toBe('Removed, not charged');
  const claim = { kind: 'return', state: 'accepted', lines: [{ lineId: 'line', quantity: 1 }] };
  const returned = { ...order, claims: [claim] } as unknown as Removal;
  expect(removedText(returned, line)).toBe('Returned');
  expect(removedText(returned, { ...line, _id: 'other' })).toBe('Removed, not charged');
  const medicine = { ...line, requiresPrescription: true };
  const rejected = removedText({ ...order, prescriptionState: 'rejected' }, medicine);
  expect(rejected).toBe('Removed by the pharmacist, not charged');
  expect(removedText({ ...order, prescriptionState: 'accepted' }, medicine)).toBe('Removed, not charged');
});
