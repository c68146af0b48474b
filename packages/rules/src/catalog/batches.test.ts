import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allotBatches, canHaveBatches, expiryText, isToBeTold, lastUnsoldExpiry, needsBatch } from './batches.ts';

const march = { id: 'a', expiresOn: '2027-03-31', quantity: 4 };
const june = { id: 'b', expiresOn: '2027-06-30', quantity: 10 };

test('takes the batch that expires first, and the rest from the next', () => {
  expect(allotBatches(3, [june, march])).toEqual({ allotments: [{ batchId: 'a', quantity: 3 }], short: 0 });
  expect(allotBatches(6, [june, march]).allotments).toEqual([
    { batchId: 'a', quantity: 4 },
    { batchId: 'b', quantity: 2 },
  ]);
  expect(allotBatches(20, [june, march]).short).toBe(6);
  expect(allotBatches(1, [{ ...june, id: 'c' }, june]).allotments).toEqual([{ batchId: 'b', quantity: 1 }]);
});

test('never takes more than a batch holds, and accounts for every pack', () => {
  const batch = fc.record({
    id: fc.uuid(),
    expiresOn: fc.constantFrom('2027-01-31', '2027-02-28', '2028-01-31'),
    quantity: fc.integer({ min: 0, max: 20 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.uniqueArray(batch, { selector: ({ id }) => id }),
      (wanted, batches) => {
        const { allotments, short } = allotBatches(wanted, batches);
        const held = new Map(batches.map(({ id, quantity }) => [id, quantity]));
        expect(allotments.every(({ batchId, quantity }) => quantity > 0 && quantity <= (held.get(batchId) ?? 0))).toBe(
          true,
        );
        expect(allotments.reduce((sum, { quantity }) => sum + quantity, short)).toBe(wanted);
      },
    ),
  );
});

test('counts the days before the expiry in which a batch is not sold', () => {
  expect(lastUnsoldExpiry('2026-11-16', 30)).toBe('2026-12-16');
  expect(expiryText('2027-03-31')).toBe('03/2027');
  expect([needsBatch('medicine'), needsBatch('grocery')]).toEqual([true, false]);
  expect([canHaveBatches('medicine'), canHaveBatches('grocery'), canHaveBatches('milk')]).toEqual([true, true, false]);
});

test('only customers who have packs of a recalled batch and do not know it are told', () => {
  const packs = { deliveredAt: '2026-11-16T05:00:00Z', isReturned: false, toldAt: null };
  expect(isToBeTold(packs)).toBe(true);
  expect(isToBeTold({ ...packs, deliveredAt: null })).toBe(false);
  expect(isToBeTold({ ...packs, isReturned: true })).toBe(false);
  expect(isToBeTold({ ...packs, toldAt: '2026-11-17T06:00:00Z' })).toBe(false);
});
