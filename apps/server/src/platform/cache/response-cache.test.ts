import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const json = { 'content-type': 'application/json' };

function counting() {
  let made = 0;
  let release: (() => void)[] = [];
  return {
    count: () => made,
    make: async () => ({ status: 200, headers: json, body: `answer ${++made}` }),
    /** A maker that waits until it is let go. */
    slow: async () => {
      const body = `slow ${++made}`;
      await new Promise<void>((resolve) => release.push(resolve));
      return { status: 200, headers: json, body };
    },
    go: () => {
      for (const resolve of release) resolve();
      release = [];
    },
  };
}

test('one request makes the answer for everybody who asks meanwhile', async () => {
  const cache = createResponseCache();
  const source = counting();
  const asked = Array.from({ length: 50 }, () => cache.answer('a', ['catalog'], source.slow));
  source.go();
  const bodies = (await Promise.all(asked)).map(({ body }) => body.toString());
  expect([source.count(), new Set(bodies).size]).toEqual([1, 1]);
});

test('an answer is fresh for a second, then old bytes are sent while new ones are made', async () => {
  let now = 0;
  const cache = createResponseCache({ now: () => now });
  const source = counting();
  const ask = async () => (await cache.answer('a', ['catalog'], source.make)).body.toString();
  expect(await ask()).toBe('answer 1');
  now = 900;
  expect(await ask()).toBe('answer 1');
  now = 1500;
  expect(await ask()).toBe('answer 1');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await ask()).toBe('answer 2');
  now = 100_000;
  expect(await ask()).toBe('answer 3');
});

test('a change drops what was made from it, and nothing else', async () => {
  const cache = createResponseCache();
  const source = counting();
  await cache.answer('a', ['catalog'], source.make);
  await cache.answer('b', ['delivery'], source.make);
  cache.drop('catalog');
  expect((await cache.answer('a', ['catalog'], source.make)).body.toString()).toBe('answer 3');
  expect((await cache.answer('b', ['delivery'], source.make)).body.toString()).toBe('answer 2');
});

test('what was read before a change is not kept after it', async () => {
  const cache = createResponseCache();
  const source = counting();
  const before = cache.answer('a', ['catalog'], source.slow);
  cache.drop('catalog');
  source.go();
  expect((await before).body.toString()).toBe('slow 1');
  expect((await cache.answer('a', ['catalog'], source.make)).body.toString()).toBe('answer 2');
});

test('failures are not kept', async () => {
  const cache = createResponseCache();
  const source = counting();
  await expect(cache.answer('a', ['catalog'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const missing = await cache.answer('a', ['catalog'], async () => ({ status: 404, headers: json, body: 'none' }));
  expect(missing.status).toBe(404);
  expect((await cache.answer('a', ['catalog'], source.make)).status).toBe(200);
});
