import { expect, test } from 'vitest';
import { addFound, parseFound } from './search-purchases.ts';

const at = Date.UTC(2026, 10, 1);
const potato = { productId: 'potato', query: 'aloo', at };
const onion = { productId: 'onion', query: 'pyaz', at };

test('remembers the last search that found a product', () => {
  const again = { ...potato, query: 'potato 1 kg' };
  expect(addFound(addFound([potato], onion), again)).toEqual([again, onion]);
  const many = Array.from({ length: 60 }, (_, number) => ({ ...potato, productId: String(number) }));
  expect(addFound(many, onion)).toHaveLength(50);
});

test('forgets what was found a day ago, and anything else in the storage', () => {
  const text = JSON.stringify([potato, null, { productId: 7 }]);
  expect(parseFound(text, at + 1000)).toEqual([potato]);
  expect(parseFound(text, at + 25 * 60 * 60 * 1000)).toEqual([]);
  expect(parseFound('{', at)).toEqual([]);
  expect(parseFound('{"a":1}', at)).toEqual([]);
});
