import { expect, test } from 'vitest';
import { creditCoins, creditLeft, creditUntil, DEFAULT_FRESHNESS, isFresh } from './freshness-credit.ts';

const deliveredAt = new Date('2026-11-16T04:00:00Z');
const at = (minutes: number) => new Date(deliveredAt.getTime() + minutes * 60_000);

test('credits produce and dairy within two hours of delivery', () => {
  expect(['fruits', 'milk', 'grocery', 'medicine', 'labtest'].map((catalog) => isFresh(catalog as 'fruits'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(creditUntil({ status: 'delivered', deliveredAt }, at(119))).toEqual(at(120));
  expect(creditUntil({ status: 'delivered', deliveredAt }, at(120))).toBeUndefined();
  expect(creditUntil({ status: 'return_requested', deliveredAt }, at(1))).toBeUndefined();
});

test.each([
  [{ orderCoins: 0, monthCoins: 0, refused: 0 }, 200],
  [{ orderCoins: 150, monthCoins: 150, refused: 1 }, 50],
  [{ orderCoins: 0, monthCoins: 480, refused: 0 }, 20],
  [{ orderCoins: 0, monthCoins: 900, refused: 0 }, 0],
  [{ orderCoins: 0, monthCoins: 0, refused: 2 }, 0],
])('leaves of the limits after %o: %i', (credited, left) => {
  expect(creditLeft(DEFAULT_FRESHNESS, credited)).toBe(left);
});

test('credits what was paid for the packs, in whole coins', () => {
  const line = { quantity: 3, taxablePaise: 90_00, taxPaise: 5_00 };
  expect(creditCoins(line, 1, 200)).toBe(32);
  expect(creditCoins(line, 3, 200)).toBe(95);
  expect(creditCoins(line, 3, 20)).toBe(20);
});
