import { expect, test } from 'vitest';
import { shelfOrder } from './shelf-order.ts';

test('an order nobody knows is relevance', () => {
  expect(shelfOrder('price')).toBe('price');
  expect(shelfOrder('Name')).toBe('name');
  expect(shelfOrder('cheapest')).toBe('relevance');
  expect(shelfOrder(null)).toBe('relevance');
});
