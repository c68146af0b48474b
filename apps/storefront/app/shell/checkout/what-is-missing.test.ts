import { expect, test } from 'vitest';
import { whatIsMissing } from './what-is-missing.ts';

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
  expect(whatIsMissing(complete)).toBeNull();
});

test('address and way to pay are asked for in the documented words, one after the other', () => {
  expect(whatIsMissing({ ...complete, hasAddress: false, paymentMode: null })).toEqual({
    message: 'Please select a delivery address.',
    step: 'address',
  });
  expect(whatIsMissing({ ...complete, paymentMode: null })?.message).toBe('Please select a payment Mode.');
});

test('coins are paid with online', () => {
  expect(whatIsMissing({ ...complete, coins: 45 })?.message).toBe('Please select a online methods');
  expect(whatIsMissing({ ...complete, coins: 45, paymentMode: 'online' })).toBeNull();
});

test('medicines ask for their prescription, lab tests for their patients', () => {
  const items = [{ available: true, requiresPrescription: true }];
  expect(whatIsMissing({ ...complete, items })?.step).toBe('prescription');
  expect(whatIsMissing({ ...complete, items, prescriptionId: 'rx' })).toBeNull();
  expect(whatIsMissing({ ...complete, hasPatients: false })?.step).toBe('patients');
});

test('what cannot be had any more comes before everything else', () => {
  const items = [{ available: false, requiresPrescription: false }];
  expect(whatIsMissing({ ...complete, items, hasAddress: false })?.message).toMatch(/not available any more/);
});
