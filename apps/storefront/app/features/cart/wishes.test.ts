import { expect, test } from 'vitest';
import { NO_WISHES, possibleWishes, readWishes } from './wishes.ts';

test('what was chosen is read back', () => {
  const chosen = { tip: 25, expressDelivery: true, useSuperCoins: false };
  expect(readWishes(JSON.stringify(chosen))).toEqual(chosen);
});

test('nothing stored, or nonsense, is no wish', () => {
  expect(readWishes(null)).toEqual(NO_WISHES);
  expect(readWishes('{')).toEqual(NO_WISHES);
  expect(readWishes('{"tip":"20","expressDelivery":"yes"}')).toEqual(NO_WISHES);
});

test('after hours express is not asked for, and with nothing in the wallet no coins are', () => {
  const wishes = { tip: 10, expressDelivery: true, useSuperCoins: true };
  const quote = (isAvailable: boolean, coins: number) => ({ express: { isAvailable }, bill: { coins } });
  expect(possibleWishes(wishes, quote(true, 45))).toEqual(wishes);
  expect(possibleWishes(wishes, quote(false, 0))).toEqual({ ...NO_WISHES, tip: 10 });
  expect(possibleWishes(wishes, undefined)).toEqual(wishes);
});
