import { expect, test } from 'vitest';
import { priceFault } from './price-fault.ts';
import { toSlug } from './slug.ts';

test('a slug is the name in lower case with hyphens', () => {
  expect(toSlug('Heart Care')).toBe('heart-care');
  expect(toSlug('  Women & Baby! ')).toBe('women-baby');
  expect(toSlug('पेट दर्द')).toBe('पेट-दर्द');
});

test('a price may reach the MRP and not pass it', () => {
  expect(priceFault(100, 100)).toBeUndefined();
  expect(priceFault(101, 100)).toBe('The price cannot be above the MRP.');
});
