import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-key.ts';

const MINUTE = 60_000;

function countedKeys() {
  let made = 0;
  let time = 0;
  let text: string | null = null;
  const stored = {
    get: () => text,
    set: (next: string | null) => {
      text = next;
    },
  };
  const load = () => createIdempotencyKeys<{ tip: number }>(stored, { newKey: () => `key-${++made}`, now: () => time });
  return { ...load(), load, pass: (minutes: number) => (time += minutes * MINUTE) };
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

test('a page that was loaded again asks with the key, and orders with another one', () => {
  const { keyFor, load } = countedKeys();
  keyFor({ tip: 10 });
  const again = load();
  expect(again.openRequest()?.key).toBe('key-1');
  expect(again.keyFor({ tip: 10 })).toBe('key-2');
});

test('does not ask for an order of long ago', () => {
  const { keyFor, openRequest, pass } = countedKeys();
  keyFor({ tip: 10 });
  pass(59);
  expect(openRequest()).not.toBeNull();
  pass(2);
  expect(openRequest()).toBeNull();
});
