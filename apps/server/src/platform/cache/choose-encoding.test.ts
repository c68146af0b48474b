import { expect, test } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0.000, *;q=0.5', 'gzip'],
  ['identity', undefined],
  ['*;q=0', undefined],
  ['x-brotli', undefined],
  ['*', 'br'],
  ['', undefined],
])('chooses by weight: %s → %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
  expect(chooseEncoding(header)).toBe(encoding);
});
