import { describe, expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const json = { 'content-type': 'application/json' };

function countingProducer() {
  let count = 0;
  let pending: (() => void)[] = [];
  return {
    count: () => count,
    produce: async () => ({ status: 200, headers: json, body: `response ${++count}` }),
    /** Resolves when `release` is called. */
    produceSlowly: async () => {
      const body = `slow ${++count}`;
      await new Promise<void>((resolve) => pending.push(resolve));
      return { status: 200, headers: json, body };
    },
    release: () => {
      for (const resolve of pending) resolve();
      pending = [];
    },
  };
}

test('concurrent requests share one response', async () => {
  const cache = createResponseCache();
  const source = countingProducer();
  const requests = Array.from({ length: 50 }, () => cache.get({ key: 'a', tags: ['catalog'] }, source.produceSlowly));
  source.release();
  const bodies = (await Promise.all(requests)).map(({ body }) => body.toString());
  expect([source.count(), new Set(bodies).size]).toEqual([1, 1]);
});

test('a response is fresh for ten seconds, then sent stale while it is refreshed', async () => {
  let now = 0;
  const cache = createResponseCache({ now: () => now });
  const source = countingProducer();
  const get = async () => (await cache.get({ key: 'a', tags: ['catalog'] }, source.produce)).body.toString();
  expect(await get()).toBe('response 1');
  now = 9000;
  expect(await get()).toBe('response 1');
  now = 11_000;
  expect(await get()).toBe('response 1');
  await expect.poll(() => cache.getFresh('a')?.body.toString()).toBe('response 2');
  now = 100_000;
  expect(await get()).toBe('response 3');
});

test('refreshes at most four stale responses at a time, the others with a later request', async () => {
  let now = 0;
  const cache = createResponseCache({ now: () => now });
  const source = countingProducer();
  const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
  const getAll = () => Promise.all(keys.map((key) => cache.get({ key, tags: ['catalog'] }, source.produceSlowly)));
  const stored = getAll();
  source.release();
  await stored;
  now = 11_000;
  await getAll();
  expect(source.count()).toBe(6 + 4);
  source.release();
  await expect.poll(() => keys.filter((key) => cache.getFresh(key)).length).toBe(4);
  await getAll();
  expect(source.count()).toBe(6 + 6);
});

test('an invalidated tag removes its entries only', async () => {
  const cache = createResponseCache();
  const source = countingProducer();
  await cache.get({ key: 'a', tags: ['catalog'] }, source.produce);
  await cache.get({ key: 'b', tags: ['delivery'] }, source.produce);
  cache.invalidate('catalog');
  expect((await cache.get({ key: 'a', tags: ['catalog'] }, source.produce)).body.toString()).toBe('response 3');
  expect((await cache.get({ key: 'b', tags: ['delivery'] }, source.produce)).body.toString()).toBe('response 2');
});

test('a response that started before an invalidation is not cached', async () => {
  const cache = createResponseCache();
  const source = countingProducer();
  const before = cache.get({ key: 'a', tags: ['catalog'] }, source.produceSlowly);
  cache.invalidate('catalog');
  source.release();
  expect((await before).body.toString()).toBe('slow 1');
  expect((await cache.get({ key: 'a', tags: ['catalog'] }, source.produce)).body.toString()).toBe('response 2');
});

test('errors are not cached', async () => {
  const cache = createResponseCache();
  const source = countingProducer();
  await expect(cache.get({ key: 'a', tags: ['catalog'] }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const missing = await cache.get({ key: 'a', tags: ['catalog'] }, async () => ({
    status: 404,
    headers: json,
    body: 'none',
  }));
  expect(missing.status).toBe(404);
  expect((await cache.get({ key: 'a', tags: ['catalog'] }, source.produce)).status).toBe(200);
});

test('stores what is rarely repeated from its second request on', async () => {
  let now = 0;
  const cache = createResponseCache({ now: () => now });
  const source = countingProducer();
  const get = async () =>
    (await cache.get({ key: 'a', tags: ['catalog'], onlyRepeated: true }, source.produce)).body.toString();
  expect(await get()).toBe('response 1');
  expect(cache.size()).toBe(0);
  expect(await get()).toBe('response 2');
  expect(await get()).toBe('response 2');
  now = 100_000;
  expect([await get(), cache.getFresh('a')?.body.toString()]).toEqual(['response 3', 'response 3']);
});

test('remembers requests made once by their bytes, so that long addresses do not fill the memory', async () => {
  const cache = createResponseCache();
  const source = countingProducer();
  const get = (key: string) => cache.get({ key, tags: ['catalog'], onlyRepeated: true }, source.produce);
  await get('a');
  for (let count = 0; count < 100; count++) await get(`${count} ${'x'.repeat(16_000)}`);
  await get('a');
  expect(cache.size()).toBe(0);
  await get('a');
  expect(cache.getFresh('a')).toBeDefined();
});

test('concurrent requests for what is rarely repeated share one response', async () => {
  const cache = createResponseCache();
  const source = countingProducer();
  const get = () => cache.get({ key: 'a', tags: ['catalog'], onlyRepeated: true }, source.produceSlowly);
  const requests = [get(), get()];
  source.release();
  const bodies = (await Promise.all(requests)).map(({ body }) => body.toString());
  expect(bodies).toEqual(['slow 1', 'slow 1']);
});

test('compressed forms count towards the size limit', async () => {
  const cache = createResponseCache({ maxBytes: 6000 });
  const produce = async () => ({ status: 200, headers: json, body: Buffer.alloc(1000) });
  const first = await cache.get({ key: 'a', tags: ['catalog'] }, produce);
  const before = cache.size();
  cache.storeCompressed('a', first, 'br', Buffer.alloc(400));
  expect(cache.size()).toBe(before + 400);
  const second = await cache.get({ key: 'b', tags: ['catalog'] }, produce);
  cache.storeCompressed('b', second, 'gzip', Buffer.alloc(3500));
  expect([cache.getFresh('a'), cache.getFresh('b')]).toEqual([undefined, second]);
});

test('a response and its compressed form keep only their own bytes in memory', async () => {
  const cache = createResponseCache();
  const produce = async () => ({ status: 200, headers: json, body: 'x'.repeat(10_000) });
  const response = await cache.get({ key: 'a', tags: ['catalog'] }, produce);
  expect(response.body.buffer.byteLength).toBe(10_000);
  cache.storeCompressed('a', response, 'br', Buffer.alloc(65_536).subarray(0, 5000));
  expect((response.compressed.br as Buffer).buffer.byteLength).toBe(5000);
});

test('a refreshed response that is the same keeps its compressed forms', async () => {
  let now = 0;
  let body = 'a page';
  const cache = createResponseCache({ now: () => now });
  const get = () => cache.get({ key: 'a', tags: ['catalog'] }, async () => ({ status: 200, headers: json, body }));
  cache.storeCompressed('a', await get(), 'br', Buffer.from('compressed'));
  now = 100_000;
  expect((await get()).compressed.br?.toString()).toBe('compressed');
  now = 200_000;
  body = 'another page';
  expect((await get()).compressed).toEqual({});
});

describe('while the database is away', () => {
  const away = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  const bodyOf = async (response: Promise<{ body: Buffer }>) => (await response).body.toString();

  test('sends the stale response for an hour, and an error when there is none', async () => {
    let now = 0;
    const cache = createResponseCache({ now: () => now });
    const source = countingProducer();
    await cache.get({ key: 'a', tags: ['catalog'] }, source.produce);
    cache.disconnect();
    now = 1_800_000;
    expect(cache.getFresh('a')).toBeUndefined();
    expect(await bodyOf(cache.get({ key: 'a', tags: ['catalog'] }, away))).toBe('response 1');
    const outage = async () => ({ status: 503, headers: json, body: 'outage' });
    expect(await bodyOf(cache.get({ key: 'a', tags: ['catalog'] }, outage))).toBe('response 1');
    await expect(cache.get({ key: 'b', tags: ['catalog'] }, away)).rejects.toThrow('connect');
    now = 4_000_000;
    await expect(cache.get({ key: 'a', tags: ['catalog'] }, away)).rejects.toThrow('connect');
  });

  test('sends the stale response when a new one takes too long', async () => {
    const cache = createResponseCache();
    const source = countingProducer();
    await cache.get({ key: 'a', tags: ['catalog'] }, source.produce);
    cache.disconnect();
    expect(await bodyOf(cache.get({ key: 'a', tags: ['catalog'] }, () => new Promise(() => {})))).toBe('response 1');
  });

  test('produces every response anew after the connection is restored', async () => {
    const cache = createResponseCache();
    const source = countingProducer();
    await cache.get({ key: 'a', tags: ['catalog'] }, source.produce);
    const before = cache.get({ key: 'b', tags: ['catalog'] }, source.produceSlowly);
    cache.disconnect();
    cache.reconnect();
    source.release();
    await before;
    expect([cache.getFresh('a'), cache.getFresh('b')]).toEqual([undefined, undefined]);
    expect(await bodyOf(cache.get({ key: 'a', tags: ['catalog'] }, away))).toBe('response 1');
    expect(await bodyOf(cache.get({ key: 'a', tags: ['catalog'] }, source.produce))).toBe('response 3');
    expect(cache.getFresh('a')?.body.toString()).toBe('response 3');
  });

  test('does not send a stale response for a refused request', async () => {
    const cache = createResponseCache();
    const source = countingProducer();
    await cache.get({ key: 'a', tags: ['catalog'] }, source.produce);
    cache.reconnect();
    await expect(cache.get({ key: 'a', tags: ['catalog'] }, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
  });
});
