import { addDays, indiaDate } from '@subah/rules/india-time';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setStock } from '../../../../test/buyers.ts';
import { openReturnShop } from '../../../../test/return-shop.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { checkConsistency } from '../../reports/index.ts';
import { stockBatches } from '../../stock/batches.tables.ts';

let shop: Awaited<ReturnType<typeof openReturnShop>>;
beforeAll(async () => {
  shop = await openReturnShop();
});
beforeEach(async () => {
  await shop.nextSoap();
  await setStock(shop, [shop.soap], 0);
});
afterEach(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});
afterAll(() => shop.close());

const batches = async () =>
  (
    await shop.database.db
      .select()
      .from(stockBatches)
      .where(eq(stockBatches.productId, shop.soap))
      .orderBy(stockBatches.number)
  ).map(({ number, quantity }) => `${number} ${quantity}`);

const receive = (number: string, quantity: number, days: number) =>
  shop.asAdmin('POST', '/api/admin/stock-moves', {
    bookingId: newId(),
    reason: 'received',
    lines: [
      {
        productId: shop.soap,
        quantity,
        shownStock: 0,
        batch: { number, expiresOn: addDays(indiaDate(shop.deps.clock()), days) },
      },
    ],
  });

test('packs go back into the batch that they came from, each return on its own', async () => {
  await receive('A1', 3, 300);
  await receive('B1', 7, 400);
  const order = await shop.deliveredOrder(5);
  expect(await batches()).toEqual(['A1 0', 'B1 5']);
  const first = await shop.returnPacks(order, 1);
  const second = await shop.returnPacks(await shop.readOrder(order._id), 3);
  expect(await batches()).toEqual(['A1 0', 'B1 5']);
  expect(await shop.stock()).toBe(5);
  await shop.done(second._id);
  expect(await shop.stock()).toBe(8);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  await shop.done(first._id);
  expect(await shop.stock()).toBe(9);
  await shop.setStatus(order._id, 'returned');
  await shop.done((await shop.openPickUpOf(order._id))._id);
  expect(await batches()).toEqual(['A1 3', 'B1 7']);
});

test('first packs of a replacement go back into their batch, and second packs of one that did not happen, too', async () => {
  await receive('A1', 4, 300);
  await receive('B1', 8, 400);
  const order = await shop.deliveredOrder(4);
  await shop.setStatus(order._id, 'exchange_in_transit');
  expect(await batches()).toEqual(['A1 0', 'B1 4']);
  await shop.setStatus(order._id, 'delivered');
  expect(await batches()).toEqual(['A1 0', 'B1 8']);
  await shop.setStatus(order._id, 'exchange_in_transit');
  await shop.setStatus(order._id, 'exchanged');
  expect(await batches()).toEqual(['A1 4', 'B1 4']);
  expect(await shop.stock()).toBe(8);
});

test('returned packs of a batch that was recalled meanwhile are not sold', async () => {
  await receive('A1', 5, 300);
  const { pickUp } = await shop.returnedOrder(3);
  const [batch] = await shop.database.db.select().from(stockBatches).where(eq(stockBatches.productId, shop.soap));
  const recall = await shop.asAdmin('POST', `/api/admin/batches/${batch?.id}/recall`, { reason: 'Smells' });
  expect(recall.status).toBe(200);
  await shop.done(pickUp._id);
  expect(await shop.stock()).toBe(0);
  expect(await batches()).toEqual(['A1 5']);
});
