import { expect, test } from 'vitest';
import { nextSort, tableSort } from './sort-order.ts';

const columns = [
  { key: 'name', sort: { up: 'name' } },
  { key: 'price', sort: { up: 'price', down: '-price' } },
  { key: 'stock' },
];

test('cycles through ascending, descending and the default order', () => {
  expect(nextSort(columns, 'price', '')).toBe('price');
  expect(nextSort(columns, 'price', 'price')).toBe('-price');
  expect(nextSort(columns, 'price', '-price')).toBe('');
});

test('skips a direction that the list does not have', () => {
  expect(nextSort(columns, 'name', 'name')).toBe('');
  expect(nextSort(columns, 'name', '-price')).toBe('name');
});

test('finds the sorted column', () => {
  expect(tableSort(columns, '-price')).toEqual({ key: 'price', direction: 'descending' });
  expect(tableSort(columns, '')).toBeUndefined();
  expect(tableSort(columns, 'other')).toBeUndefined();
});
