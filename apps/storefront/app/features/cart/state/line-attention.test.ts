import { expect, test } from 'vitest';
import { needsAttention } from './line-attention.ts';

const line = { quantity: 2, stockLeft: 2, price: 30, priceAtAdd: 30 };

test('asks for attention when a line is sold out, too few are left or the price changed', () => {
  expect(needsAttention(line)).toBe(false);
  expect(needsAttention({ ...line, stockLeft: 0 })).toBe(true);
  expect(needsAttention({ ...line, stockLeft: 1 })).toBe(true);
  expect(needsAttention({ ...line, price: 28 })).toBe(true);
});
