import { expect, test } from 'vitest';
import { namesPack, packSize } from './pack-size.ts';

test('formats a pack size with its unit in singular or plural', () => {
  expect(packSize(500, 'gm')).toBe('500 g');
  expect(packSize(1, 'Litre')).toBe('1 L');
  expect(packSize(0.5, 'kg')).toBe('0.5 kg');
  expect(packSize(1, 'piece')).toBe('1 piece');
  expect(packSize(6, 'piece')).toBe('6 pieces');
  expect(packSize(15, 'tablets')).toBe('15 tablets');
  expect(packSize(1, 'tablets')).toBe('1 tablet');
  expect(packSize(1, 'capsules')).toBe('1 capsule');
});

test('writes a thousand grams or millilitres and more as kilograms and litres', () => {
  expect(packSize(1000, 'g')).toBe('1 kg');
  expect(packSize(1500, 'ml')).toBe('1.5 L');
  expect(packSize(2250, 'gm')).toBe('2.25 kg');
  expect(packSize(999, 'g')).toBe('999 g');
  expect(packSize(1000, 'piece')).toBe('1000 pieces');
});

test('writes a pack of another unit as items', () => {
  expect(packSize(1, 'other')).toBe('1 item');
  expect(packSize(4, 'other')).toBe('4 items');
});

test('knows the sizes that are named after their packaging', () => {
  for (const unit of ['pack', 'strip', 'box'])
    for (const quantity of [1, 2]) expect(namesPack(packSize(quantity, unit)), unit).toBe(true);
  for (const size of ['500 g', '15 tablets', '6 pieces', '1 sachet', '1 item'])
    expect(namesPack(size), size).toBe(false);
});
