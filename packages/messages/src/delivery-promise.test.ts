import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_DELIVERY_SETTINGS } from '@subah/rules/delivery/delivery-settings';
import { expect, test } from 'vitest';
import { deliveryTexts, freeDeliveryText } from './delivery-promise.ts';
import { milkPromise } from './milk-promise.ts';

const evening = { from: '17:30', until: '20:00', capacity: null };
const changed = {
  ...DEFAULT_DELIVERY_SETTINGS,
  cutOff: '20:30',
  windows: [{ from: '06:00', until: '09:00', capacity: null }, evening],
  fees: { ...DEFAULT_DELIVERY_SETTINGS.fees, freeDeliveryAbovePaise: 299_00 },
};

test('the texts about delivery follow the settings; the defaults give the documented ones', () => {
  expect(deliveryTexts(DEFAULT_DELIVERY_SETTINGS)).toEqual({
    cutOff: '11 PM',
    windows: '8–11 AM',
    promise: 'Order by 11 PM, delivered 8–11 AM.',
    freeDelivery: 'Free home delivery above ₹199.',
  });
  const hours = DEFAULT_DELIVERY_SETTINGS.windows;
  expect(milkPromise.morning.en({ ...deliveryTexts(DEFAULT_DELIVERY_SETTINGS), hours })).toBe(
    'Home delivery 8AM to 11AM',
  );
  expect(deliveryTexts(changed, 'hi')).toEqual({
    cutOff: 'रात 8:30 बजे',
    windows: 'सुबह 6–9 बजे या शाम 5:30 से रात 8 बजे',
    promise: 'रात 8:30 बजे तक ऑर्डर करें, सुबह 6–9 बजे या शाम 5:30 से रात 8 बजे पाएँ।',
    freeDelivery: '₹299 से ऊपर डिलीवरी मुफ़्त।',
  });
});

test('delivery is free on every order without a small cart charge', () => {
  const fees = { ...changed.fees, smallCartPaise: 0 };
  expect(freeDeliveryText({ fees })).toBe('Free home delivery on every order');
});

/** Milk plans close at a fixed hour, and the opening hours of a dairy are documented. */
const FIXED_HOURS = ['milk-plan.ts', 'milk-record.ts', 'milk.ts', 'milk-round.ts', 'dairy.ts'];
const SET_BY_THE_SHOP = /\b11 ?(AM|PM)\b|8–11|सुबह 8|रात (9|11)|₹(10|25|199)\b/;

test('no message names a time or an amount that the settings change', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const lines = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !FIXED_HOURS.includes(path.basename(file)))
    .flatMap((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8').split('\n'));
  expect(lines.length).toBeGreaterThan(1000);
  const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);
  expect(lines.filter((line) => SET_BY_THE_SHOP.test(line) && !isComment(line))).toEqual([]);
});
