import { expect, test } from 'vitest';
import { orderOptions } from './order-options.ts';
import { t } from './translate.ts';

test('writes what coins are worth as every other price', () => {
  expect(t(orderOptions.usingCoinsWorth, { amount: 1250 })).toBe('Using ₹1,250 SuperCoins');
  expect(t(orderOptions.coinsToUse, { balance: 1250 })).toContain('(₹1,250)');
});
