import { expect, test } from 'vitest';
import { coinsEarned } from './status-effects.ts';

test.each([
  [0, 0],
  [4999, 0],
  [5000, 1],
  [123_450, 24],
])('an item total of %i paise earns %i coins', (paise, coins) => {
  expect(coinsEarned(paise)).toBe(coins);
});
