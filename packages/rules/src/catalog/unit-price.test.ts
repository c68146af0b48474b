import { expect, test } from 'vitest';
import { unitPrice } from './unit-price.ts';

test.each([
  [
    { price: 60, quantity: 500, unit: 'g' },
    { rupees: 12, amount: 100, unit: 'g' },
  ],
  [
    { price: 290, quantity: 5, unit: 'kg' },
    { rupees: 58, amount: 1, unit: 'kg' },
  ],
  [
    { price: 290, quantity: 5000, unit: 'gm' },
    { rupees: 58, amount: 1, unit: 'kg' },
  ],
  [
    { price: 27, quantity: 500, unit: 'ml' },
    { rupees: 5.4, amount: 100, unit: 'ml' },
  ],
  [
    { price: 300, quantity: 2, unit: 'Litre' },
    { rupees: 150, amount: 1, unit: 'L' },
  ],
  [
    { price: 30, quantity: 15, unit: 'tablets' },
    { rupees: 2, amount: 1, unit: 'piece' },
  ],
  [
    { price: 72, quantity: 12, unit: 'piece' },
    { rupees: 6, amount: 1, unit: 'piece' },
  ],
])('compares %j', (product, expected) => {
  expect(unitPrice(product)).toEqual(expected);
});

test.each([
  { price: 58, quantity: 1, unit: 'kg' },
  { price: 58, quantity: 1000, unit: 'g' },
  { price: 12, quantity: 100, unit: 'g' },
  { price: 12, quantity: 1, unit: 'piece' },
  { price: 12, quantity: 3, unit: 'other' },
  { price: 12, quantity: 0, unit: 'g' },
])('says nothing for %j', (product) => {
  expect(unitPrice(product)).toBeUndefined();
});
