import { expect, test } from 'vitest';
import { averageCost, expectedTotal, packsToBuy, statusAfterReceipt } from './purchases.ts';

test('proposes what sales or milk plans need beyond stock and open purchases', () => {
  const rice = { soldLately: 60, milkPacks: 0, stock: 4, onOrder: 5, lowStockAt: 0 };
  expect(packsToBuy(rice, 7)).toBe(5);
  expect(packsToBuy({ ...rice, milkPacks: 40 }, 7)).toBe(31);
  expect(packsToBuy({ ...rice, stock: 100 }, 7)).toBe(0);
});

test('proposes packs so that the low-stock limit is left, also of a product that was not sold', () => {
  const rice = { soldLately: 60, milkPacks: 0, stock: 4, onOrder: 5, lowStockAt: 10 };
  expect(packsToBuy(rice, 7)).toBe(15);
  expect(packsToBuy({ ...rice, soldLately: 0, stock: 1, onOrder: 0 }, 7)).toBe(9);
});

test('averages the cost over the packs on the shelf and those received', () => {
  expect(averageCost({ averagePaise: null, stock: 10 }, { packs: 5, costPaise: 20_00 })).toBe(20_00);
  expect(averageCost({ averagePaise: 20_00, stock: 10 }, { packs: 10, costPaise: 30_00 })).toBe(25_00);
  expect(averageCost({ averagePaise: 20_00, stock: 0 }, { packs: 10, costPaise: 30_00 })).toBe(30_00);
  expect(averageCost({ averagePaise: 20_00, stock: 0 }, { packs: 0, costPaise: 30_00 })).toBe(30_00);
});

test('expects the cost of the lines that have one, without the errors of floats', () => {
  const lines = [
    { quantity: 3, expectedCost: 0.1 },
    { quantity: 10, expectedCost: 21.55 },
    { quantity: 4, expectedCost: null },
  ];
  expect(expectedTotal(lines)).toBe(215.8);
  expect(expectedTotal([])).toBe(0);
});

test('a purchase is received when nothing is missing', () => {
  expect(
    statusAfterReceipt([
      { quantity: 5, received: 5 },
      { quantity: 2, received: 3 },
    ]),
  ).toBe('received');
  expect(
    statusAfterReceipt([
      { quantity: 5, received: 5 },
      { quantity: 2, received: 0 },
    ]),
  ).toBe('partly_received');
});
