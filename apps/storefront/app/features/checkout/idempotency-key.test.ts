import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-key.ts';

function countedKeys() {
  let made = 0;
  return createIdempotencyKeys(() => `key-${++made}`);
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
