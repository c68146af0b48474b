import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-key.ts';

function countedKeys() {
  let made = 0;
  let text: string | null = null;
  const stored = {
    get: () => text,
    set: (next: string | null) => {
      text = next;
    },
  };
  return createIdempotencyKeys<{ tip: number }>(stored, () => `key-${++made}`);
}

test('repeats the key for the same request', () => {
  const keys = countedKeys();
  expect(keys.keyFor({ tip: 10 })).toBe('key-1');
  expect(keys.keyFor({ tip: 10 })).toBe('key-1');
});

test('creates a new key for another request', () => {
  const keys = countedKeys();
  keys.keyFor({ tip: 10 });
  expect(keys.keyFor({ tip: 20 })).toBe('key-2');
});

test('creates a new key after a response', () => {
  const keys = countedKeys();
  keys.keyFor({ tip: 10 });
  keys.clear();
  expect(keys.keyFor({ tip: 10 })).toBe('key-2');
});

test('keeps the request until its response', () => {
  const keys = countedKeys();
  expect(keys.openRequest()).toBeNull();
  keys.keyFor({ tip: 10 });
  expect(keys.openRequest()).toEqual({ body: { tip: 10 }, key: 'key-1' });
  keys.clear();
  expect(keys.openRequest()).toBeNull();
});
