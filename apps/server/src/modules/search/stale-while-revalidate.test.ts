import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keepFresh } from './stale-while-revalidate.ts';

function shelf() {
  let [time, reads] = [0, 0];
  let isAway = false;
  const get = keepFresh<number>(
    async () => {
      if (isAway) throw new Error('the database is away');
      return ++reads;
    },
    () => time,
  );
  return {
    get,
    later: () => {
      time += 60_000;
    },
    goAway: (away: boolean) => {
      isAway = away;
    },
  };
}

test('what was read is kept for a while', async () => {
  const { get } = shelf();
  expect([await get(), await get()]).toEqual([1, 1]);
});

test('later it is read again, and nobody waits for it', async () => {
  const { get, later } = shelf();
  await get();
  later();
  expect(await get()).toBe(1);
  await setImmediate();
  expect(await get()).toBe(2);
});

test('the old answer stays while the database is away', async () => {
  const { get, later, goAway } = shelf();
  await get();
  later();
  goAway(true);
  expect(await get()).toBe(1);
  await setImmediate();
  expect(await get()).toBe(1);
  goAway(false);
  later();
  await get();
  await setImmediate();
  expect(await get()).toBe(2);
});

test('who asks first while the database is away is told so, and the next one tries again', async () => {
  const { get, goAway } = shelf();
  goAway(true);
  await expect(get()).rejects.toThrow('away');
  goAway(false);
  expect(await get()).toBe(1);
});
