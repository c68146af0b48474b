import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { TOMATO } from '../../../../test/builders/index.ts';
import { lineOf, type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { checkConsistency } from '../../reports/index.ts';
import { expireCoins } from '../../wallet/expire-coins.ts';

const DAY = 24 * 60 * 60_000;
let shop: OrderShop;
let photo: Blob;
beforeAll(async () => {
  shop = await openOrderShop();
  const create = { width: 8, height: 8, channels: 3, background: 'red' } as const;
  photo = new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], { type: 'image/jpeg' });
});
beforeEach(() => shop.reset());
afterEach(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});
afterAll(() => shop.close());

async function setStatus(id: string, status: string, isReopened = false): Promise<void> {
  const change = { status, reopen: isReopened, reason: 'Set by mistake' };
  const { body } = await shop.asAdmin('PATCH', `/api/orders/status/${id}`, change);
  expect(body).toMatchObject({ data: { status } });
}

/** Delivered for cash, with a credit for one pack. */
async function creditedOrder(): Promise<{ id: string; coins: number }> {
  const order = await shop.placeCashOrder(3);
  await setStatus(order._id, 'delivered');
  const form = new FormData();
  form.set('lineId', lineOf(order, TOMATO)._id);
  form.set('quantity', '1');
  form.set('photo', photo, 'item.jpg');
  expect((await shop.customer.send('POST', `/api/orders/${order._id}/freshness-credits`, form)).status).toBe(200);
  return { id: order._id, coins: await shop.coinBalance() };
}

test('a freshness credit comes back with each return that is undone, and goes with each return', async () => {
  const { id, coins } = await creditedOrder();
  for (const _ of ['once', 'again']) {
    await setStatus(id, 'returned');
    expect(await shop.coinBalance()).toBe(0);
    await setStatus(id, 'delivered', true);
    expect(await shop.coinBalance()).toBe(coins);
  }
});

test('a freshness credit is given once when its order is delivered again without a return', async () => {
  const { id, coins } = await creditedOrder();
  await setStatus(id, 'returned');
  await setStatus(id, 'delivered', true);
  await setStatus(id, 'shipped', true);
  await setStatus(id, 'delivered');
  expect(await shop.coinBalance()).toBe(coins);
  await setStatus(id, 'shipped', true);
  await setStatus(id, 'cancelled');
  expect(await shop.coinBalance()).toBe(0);
  await setStatus(id, 'OrderPlaced', true);
  await setStatus(id, 'delivered');
  expect(await shop.coinBalance()).toBe(coins);
});

test('an expired freshness credit does not come back', async () => {
  const { id } = await creditedOrder();
  shop.advanceClock(40 * DAY);
  await expireCoins(shop.deps);
  await setStatus(id, 'returned');
  await setStatus(id, 'delivered', true);
  // What the order earned, as each reopened one does.
  expect(await shop.coinBalance()).toBe(1);
});
