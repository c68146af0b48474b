import { expect, test } from 'vitest';
import { findMissingStep } from './missing-step.ts';

const complete = {
  isSignedIn: true,
  items: [{ available: true, requiresPrescription: false }],
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
  const items = [{ available: true, requiresPrescription: true }];
  expect(findMissingStep({ ...complete, items })?.step).toBe('prescription');
  expect(findMissingStep({ ...complete, items, prescriptionId: 'rx' })).toBeNull();
  expect(findMissingStep({ ...complete, hasPatients: false })?.step).toBe('patients');
});

test('reports unavailable items first', () => {
  const items = [{ available: false, requiresPrescription: false }];
  expect(findMissingStep({ ...complete, items, hasAddress: false })?.message).toMatch(/no longer available/);
});
