import { expect, test } from 'vitest';
import { availableOptions, DEFAULT_OPTIONS, parseOrderOptions } from './order-options.ts';

test('parses stored options', () => {
  const chosen = { tip: 25, expressDelivery: true, useSuperCoins: false };
  expect(parseOrderOptions(JSON.stringify(chosen))).toEqual(chosen);
});

test('falls back to the defaults', () => {
  expect(parseOrderOptions(null)).toEqual(DEFAULT_OPTIONS);
  expect(parseOrderOptions('{')).toEqual(DEFAULT_OPTIONS);
  expect(parseOrderOptions('{"tip":"20","expressDelivery":"yes"}')).toEqual(DEFAULT_OPTIONS);
});

test('drops express outside its hours and coins of an empty wallet', () => {
  const orderOptions = { tip: 10, expressDelivery: true, useSuperCoins: true };
  const quote = (isAvailable: boolean, coins: number) => ({ express: { isAvailable }, bill: { coins } });
  expect(availableOptions(orderOptions, quote(true, 45))).toEqual(orderOptions);
  expect(availableOptions(orderOptions, quote(false, 0))).toEqual({ ...DEFAULT_OPTIONS, tip: 10 });
  expect(availableOptions(orderOptions, undefined)).toEqual(orderOptions);
});
