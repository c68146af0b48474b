import { expect, test } from 'vitest';
import { earnedCoins } from './earned-coins.ts';

test.each([
  [0, 0],
  [4999, 0],
  [5000, 1],
  [123_450, 24],
])('goods for %i paise earn %i coins', (paise, coins) => {
  expect(earnedCoins(paise)).toBe(coins);
});
