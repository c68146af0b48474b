import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-key.ts';

function aBrowser() {
  let made = 0;
  return createIdempotencyKeys(() => `key-${++made}`);
}

test('a try that got no answer is repeated under the same key', () => {
  const keys = aBrowser();
  expect(keys.keyFor({ tip: 10 })).toBe('key-1');
  expect(keys.keyFor({ tip: 10 })).toBe('key-1');
});

test('another body is another order', () => {
  const keys = aBrowser();
  keys.keyFor({ tip: 10 });
  expect(keys.keyFor({ tip: 20 })).toBe('key-2');
});

test('after an answer the same body is meant anew', () => {
  const keys = aBrowser();
  keys.keyFor({ tip: 10 });
  keys.clear();
  expect(keys.keyFor({ tip: 10 })).toBe('key-2');
});
