import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { together } from './batcher.ts';

/** Goes that end when they are told to. */
function watched(terms: { most: number; nameOf?: (ask: string) => string; patienceMs?: number }) {
  const goes: { asks: string[]; end: (error?: Error) => void }[] = [];
  const ask = together(
    (asks: string[]) =>
      new Promise<string[]>((resolve, reject) => {
        goes.push({ asks, end: (error) => (error ? reject(error) : resolve(asks.map((one) => one.toUpperCase()))) });
      }),
    { patienceMs: 60_000, ...terms },
  );
  return { goes, ask, asked: () => goes.map(({ asks }) => asks.join('')) };
}

const settle = () => setTimeout(5);

test('the first goes at once, and whoever comes meanwhile goes with the next', async () => {
  const { goes, ask, asked } = watched({ most: 8 });
  const answers = ['a', 'b', 'c', 'd'].map(ask);
  expect(asked()).toEqual(['a']);
  goes[0]?.end();
  await settle();
  expect(asked()).toEqual(['a', 'bcd']);
  goes[1]?.end();
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D']);
});

test('many open a second lane, and not a third, and nobody goes with too many', async () => {
  const { goes, ask, asked } = watched({ most: 5 });
  const answers = [...'abcdefghijk'].map(ask);
  expect(asked()).toEqual(['a', 'bcde']);
  goes[1]?.end();
  await settle();
  expect(asked()).toEqual(['a', 'bcde', 'fghij']);
  for (const { end } of goes) end();
  await settle();
  expect(asked()).toEqual(['a', 'bcde', 'fghij', 'k']);
  goes[3]?.end();
  expect(await Promise.all(answers)).toEqual([...'ABCDEFGHIJK']);
});

test('two of one name are never in the same go', async () => {
  const { goes, ask, asked } = watched({ most: 8, nameOf: (one) => one });
  const answers = [...'xaab'].map(ask);
  for (const at of [0, 1, 2]) {
    goes[at]?.end();
    await settle();
  }
  expect(asked()).toEqual(['x', 'ab', 'a']);
  expect(await Promise.all(answers)).toEqual([...'XAAB']);
});

test('a go that fails is done again one by one, and only the culprit fails', async () => {
  const tried: string[] = [];
  const ask = together(
    async (asks: string[]) => {
      tried.push(asks.join(''));
      await settle();
      if (asks.includes('c')) throw new Error('no c');
      return asks;
    },
    { most: 8, patienceMs: 60_000 },
  );
  const outcomes = await Promise.allSettled([...'abcd'].map(ask));
  expect(tried).toEqual(['a', 'bcd', 'b', 'c', 'd']);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

test('whoever waits for something long does not hold up the others', async () => {
  const { goes, ask, asked } = watched({ most: 8, patienceMs: 20 });
  const long = ask('long');
  const short = ask('short');
  await expect.poll(asked).toEqual(['long', 'short']);
  goes[1]?.end();
  expect(await short).toBe('SHORT');
  goes[0]?.end();
  expect(await long).toBe('LONG');
});
