import { expect, test } from 'vitest';
import { isAboveMrp } from './above-mrp.ts';
import { toSlug } from './slug.ts';

test('makes a slug in lower case with hyphens', () => {
  expect(toSlug('Heart Care')).toBe('heart-care');
  expect(toSlug('  Women & Baby! ')).toBe('women-baby');
  expect(toSlug('पेट दर्द')).toBe('पेट-दर्द');
});

test('allows a price equal to the MRP and none above it', () => {
  expect(isAboveMrp(100, 100)).toBe(false);
  expect(isAboveMrp(101, 100)).toBe(true);
});
