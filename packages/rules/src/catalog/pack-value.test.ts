import { expect, test } from 'vitest';
import { comparePacks } from './pack-value.ts';

test('gives all packs the price of one litre or kilogram and marks the better value', () => {
  const milk = [
    { price: 30, quantity: 500, unit: 'ml' },
    { price: 56, quantity: 1, unit: 'Litre' },
  ];
  expect(comparePacks(milk)).toEqual([
    { unitPrice: { rupees: 60, amount: 1, unit: 'L' }, isBestValue: false },
    { unitPrice: { rupees: 56, amount: 1, unit: 'L' }, isBestValue: true },
  ]);
});

test('gives small packs the price of 100 g, and tablets that of one tablet', () => {
  const spice = [
    { price: 20, quantity: 50, unit: 'g' },
    { price: 9, quantity: 20, unit: 'gm' },
  ];
  expect(comparePacks(spice).map(({ unitPrice }) => unitPrice)).toEqual([
    { rupees: 40, amount: 100, unit: 'g' },
    { rupees: 45, amount: 100, unit: 'g' },
  ]);
  const strips = [
    { price: 20, quantity: 10, unit: 'tablets' },
    { price: 33, quantity: 15, unit: 'tablets' },
  ];
  expect(comparePacks(strips)).toEqual([
    { unitPrice: { rupees: 2, amount: 1, unit: 'tablet' }, isBestValue: true },
    { unitPrice: { rupees: 2.2, amount: 1, unit: 'tablet' }, isBestValue: false },
  ]);
});

test('marks no pack where all cost the same', () => {
  const packs = [
    { price: 10, quantity: 1, unit: 'kg' },
    { price: 50, quantity: 5, unit: 'kg' },
  ];
  expect(comparePacks(packs).every(({ isBestValue }) => !isBestValue)).toBe(true);
});

test('compares nothing in different or unknown measures', () => {
  const packs = [
    { price: 10, quantity: 1, unit: 'kg' },
    { price: 50, quantity: 6, unit: 'piece' },
  ];
  expect(comparePacks(packs)[0]).toEqual({ unitPrice: undefined, isBestValue: false });
  expect(comparePacks([{ price: 10, quantity: 1, unit: 'bunch' }])).toEqual([
    { unitPrice: undefined, isBestValue: false },
  ]);
  expect(comparePacks([])).toEqual([]);
});
