import { expect, test } from 'vitest';
import { z } from 'zod';
import { cacheKeyOf, queryNamesOf, withoutTracking } from './cache-key.ts';

const names = queryNamesOf({
  query: z.object({ limit: z.string().optional(), brand: z.array(z.string()).optional() }),
  formerNames: { type: 'catalog' },
});
const keyOf = (url: string, query: object = {}) => cacheKeyOf({ url, query }, names);

test('a parameter that the call does not read is no part of the key', () => {
  expect(keyOf('/api/milk?fbclid=1', { fbclid: '1' })).toBe('/api/milk');
  expect(keyOf('/api/milk?limit=2&x=1', { limit: '2', x: '1' })).toBe(keyOf('/api/milk?limit=2', { limit: '2' }));
});

test('every value that the call reads is part of the key, also of a repeated and a former parameter', () => {
  const keys = [
    keyOf('/api/milk'),
    keyOf('/api/milk?limit=2', { limit: '2' }),
    keyOf('/api/milk?brand=a&brand=b', { brand: ['a', 'b'] }),
    keyOf('/api/milk?brand=a,b', { brand: 'a,b' }),
    keyOf('/api/milk?type=milk', { type: 'milk' }),
    keyOf('/api/milk/limit'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('the order of the parameters makes no difference', () => {
  expect(keyOf('/api/milk?limit=2&brand=a', { limit: '2', brand: 'a' })).toBe(
    keyOf('/api/milk?brand=a&limit=2', { brand: 'a', limit: '2' }),
  );
});

test('a page is the same with the parameters of a shared link', () => {
  expect(withoutTracking('/?fbclid=abc')).toBe('/');
  expect(withoutTracking('/search?query=a%26b&utm_source=whatsapp&sort=price')).toBe('/search?query=a%26b&sort=price');
  expect(withoutTracking('/search?query=fbclid')).toBe('/search?query=fbclid');
  expect(withoutTracking('/search')).toBe('/search');
});
