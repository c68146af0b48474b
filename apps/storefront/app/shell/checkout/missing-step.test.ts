import { expect, test } from 'vitest';
import { findMissingStep } from './missing-step.ts';

const item = {
  productId: 'tomato',
  name: 'Tomato',
  hindiName: null,
  quantity: 2,
  stockLeft: 5,
  available: true,
  requiresPrescription: false,
};
const complete = {
  isSignedIn: true,
  items: [item],
  hasAddress: true,
  prescriptionId: null,
  hasPatients: true,
  paymentMode: 'COD',
  coins: 0,
} as const;

test('returns null for a complete order', () => {
  expect(findMissingStep(complete)).toBeNull();
});

test('reports a missing address before a missing payment mode', () => {
  expect(findMissingStep({ ...complete, hasAddress: false, paymentMode: null })).toEqual({
    message: 'Please select a delivery address.',
    step: 'address',
  });
  expect(findMissingStep({ ...complete, paymentMode: null })?.message).toBe('Please select a payment Mode.');
});

test('requires online payment with coins', () => {
  expect(findMissingStep({ ...complete, coins: 45 })?.message).toBe('Please select a online methods');
  expect(findMissingStep({ ...complete, coins: 45, paymentMode: 'online' })).toBeNull();
});

test('requires a prescription for medicines and patients for lab tests', () => {
  const items = [{ ...item, requiresPrescription: true }];
  expect(findMissingStep({ ...complete, items })?.step).toBe('prescription');
  expect(findMissingStep({ ...complete, items, prescriptionId: 'rx' })).toBeNull();
  expect(findMissingStep({ ...complete, hasPatients: false })?.step).toBe('patients');
});

test('names an unavailable item before anything else that is missing', () => {
  const missing = (stockLeft: number) =>
    findMissingStep({
      ...complete,
      items: [item, { ...item, productId: 'onion', name: 'Onion', stockLeft, available: false }],
      hasAddress: false,
    });
  expect(missing(0)).toEqual({ message: 'Onion is out of stock. Please remove it.', line: 'onion' });
  expect(missing(1)).toEqual({ message: 'Onion: only 1 left. Please reduce the quantity.', line: 'onion' });
});
