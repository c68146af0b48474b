import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

function openCache() {
  // lru-cache takes a start time of 0 for "no time to live".
  let time = 1;
  let reads = 0;
  let isOffline = false;
  let version = 1;
  const get = staleWhileRevalidate(
    async () => {
      if (isOffline) throw new Error('offline');
      return { reads: ++reads };
    },
    { now: () => time, version: () => version },
  );
  return {
    get: async () => (await get()).reads,
    expire: () => {
      time += 60_000;
    },
    change: () => {
      version++;
    },
    setOffline: (offline: boolean) => {
      isOffline = offline;
    },
  };
}

test('returns the cached value while it is fresh', async () => {
  const { get } = openCache();
  expect([await get(), await get()]).toEqual([1, 1]);
});

test('returns the stale value at once and reads a new one in the background', async () => {
  const { get, expire } = openCache();
  await get();
  expire();
  expect(await get()).toBe(1);
  await setImmediate();
  expect(await get()).toBe(2);
});

test('keeps the stale value while reading fails', async () => {
  const { get, expire, setOffline } = openCache();
  await get();
  expire();
  setOffline(true);
  expect(await get()).toBe(1);
  await setImmediate();
  expect(await get()).toBe(1);
  setOffline(false);
  expire();
  await get();
  await setImmediate();
  expect(await get()).toBe(2);
});

test('rejects the first call when reading fails, and tries again on the next', async () => {
  const { get, setOffline } = openCache();
  setOffline(true);
  await expect(get()).rejects.toThrow('offline');
  setOffline(false);
  expect(await get()).toBe(1);
});

test('waits for a new value after a change of the version', async () => {
  const { get, change } = openCache();
  expect(await get()).toBe(1);
  change();
  expect(await Promise.all([get(), get()])).toEqual([2, 2]);
  expect(await get()).toBe(2);
});

test('keeps the stale value when the read after a change fails', async () => {
  const { get, change, setOffline } = openCache();
  await get();
  setOffline(true);
  change();
  expect(await get()).toBe(1);
});
