import { expect, test } from 'vitest';
import { isGstin, stateOfGstin } from './gstin.ts';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('accepts %s', (gstin) => {
  expect(isGstin(gstin)).toBe(true);
});

test.each([
  ['27AAPFU0939F1ZW', 'a wrong check digit'],
  ['27AAPFU0993F1ZV', 'two digits exchanged'],
  ['27aapfu0939f1zv', 'small letters'],
  ['27AAPFU0939F1Z', 'a missing character'],
  ['', 'nothing'],
])('refuses %s: %s', (gstin) => {
  expect(isGstin(gstin)).toBe(false);
});

test('names the state of the registration', () => {
  expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('27');
});
