import { expect, test } from 'vitest';
import { chooseCoins } from './choose-coins.ts';

const limits = { balance: 100, usable: 60 };

test.each([
  [{ useSuperCoins: false }, { coins: 0 }],
  [{ useSuperCoins: true }, { coins: 60 }],
  [{ useSuperCoins: true, coinsToUse: 10 }, { coins: 10 }],
  [{ useSuperCoins: false, coinsToUse: 60 }, { coins: 60 }],
  [{ useSuperCoins: true, coinsToUse: 0 }, { coins: 0 }],
  [
    { useSuperCoins: true, coinsToUse: 61 },
    { coins: 60, refusal: 'TOO_MANY_COINS' },
  ],
  [
    { useSuperCoins: true, coinsToUse: 101 },
    { coins: 60, refusal: 'NOT_ENOUGH_COINS' },
  ],
])('chooses coins for %o', (request, chosen) => {
  expect(chooseCoins(request, limits)).toEqual(chosen);
});
