import { expect, test } from 'vitest';
import { addressTypeOf, PINCODE_PATTERN } from './address.ts';

test('maps work to office', () => {
  expect(['work', 'Work', 'office', 'Home', 'other'].map(addressTypeOf)).toEqual([
    'office',
    'office',
    'office',
    'home',
    'other',
  ]);
});

test('a pincode has six digits and does not start with 0', () => {
  expect(['462046', '046204', '46204', '4620461', '46204a'].map((text) => PINCODE_PATTERN.test(text))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
