import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOfCoins, takeFromLots } from './take-from-lots.ts';

const lot = (id: string, rest: number, day: number) => ({ id, rest, expiresAt: new Date(Date.UTC(2026, 10, day)) });

test('takes from the lots that expire first', () => {
  const lots = [lot('late', 50, 30), lot('soon', 20, 18), lot('empty', 0, 16)];
  expect(takeFromLots(lots, 35)).toEqual([
    { lotId: 'soon', coins: 20 },
    { lotId: 'late', coins: 15 },
  ]);
  expect(takeFromLots(lots, 0)).toEqual([]);
});

test('takes each lot once and never more than it holds or was requested', () => {
  const lots = fc.array(fc.record({ rest: fc.nat(500), day: fc.integer({ min: 1, max: 28 }) }), { maxLength: 12 });
  fc.assert(
    fc.property(lots, fc.nat(3000), (generated, coins) => {
      const wallet = generated.map(({ rest, day }, index) => lot(String(index), rest, day));
      const taken = takeFromLots(wallet, coins);
      expect(sumOfCoins(taken)).toBe(
        Math.min(
          coins,
          wallet.reduce((sum, { rest }) => sum + rest, 0),
        ),
      );
      expect(new Set(taken.map(({ lotId }) => lotId)).size).toBe(taken.length);
      for (const part of taken) expect(part.coins).toBeLessThanOrEqual(wallet[Number(part.lotId)]?.rest ?? 0);
    }),
  );
});
