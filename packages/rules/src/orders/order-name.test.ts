import { expect, test } from 'vitest';
import { orderName } from './order-name.ts';

test('names an order by the last seven characters of its id', () => {
  expect(orderName('0190a8d2-7c1b-7d3e-9f00-1a2b3c4d5e6f')).toBe('#c4d5e6f');
});
