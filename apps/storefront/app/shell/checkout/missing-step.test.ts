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

test('a complete order lacks nothing', () => {
  expect(findMissingStep(complete)).toBeNull();
});

test('address and way to pay are asked for in the documented words, one after the other', () => {
  expect(findMissingStep({ ...complete, hasAddress: false, paymentMode: null })).toEqual({
    message: 'Please select a delivery address.',
    step: 'address',
  });
  expect(findMissingStep({ ...complete, paymentMode: null })?.message).toBe('Please select a payment Mode.');
});

test('coins are paid with online', () => {
  expect(findMissingStep({ ...complete, coins: 45 })?.message).toBe('Please select a online methods');
  expect(findMissingStep({ ...complete, coins: 45, paymentMode: 'online' })).toBeNull();
});

test('medicines ask for their prescription, lab tests for their patients', () => {
  const items = [{ available: true, requiresPrescription: true }];
  expect(findMissingStep({ ...complete, items })?.step).toBe('prescription');
  expect(findMissingStep({ ...complete, items, prescriptionId: 'rx' })).toBeNull();
  expect(findMissingStep({ ...complete, hasPatients: false })?.step).toBe('patients');
});

test('what cannot be had any more comes before everything else', () => {
  const items = [{ available: false, requiresPrescription: false }];
  expect(findMissingStep({ ...complete, items, hasAddress: false })?.message).toMatch(/not available any more/);
});
