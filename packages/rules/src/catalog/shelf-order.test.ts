import { expect, test } from 'vitest';
import { shelfOrder } from './shelf-order.ts';

test('falls back to relevance for an unknown order', () => {
  expect(shelfOrder('price')).toBe('price');
  expect(shelfOrder('Name')).toBe('name');
  expect(shelfOrder('cheapest')).toBe('relevance');
  expect(shelfOrder(null)).toBe('relevance');
});
