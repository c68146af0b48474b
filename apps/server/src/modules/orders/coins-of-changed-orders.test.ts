import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct, CLEANER, TOMATO } from '../../../test/builders/index.ts';
import { setStock } from '../../../test/buyers.ts';
import { lineOf, type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { simulateDisputes } from '../../../test/simulated-disputes.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { payments } from '../payments/payments.tables.ts';
import { checkConsistency } from '../reports/run-consistency-checks.ts';
import { expireCoins } from '../wallet/expire-coins.ts';
import { earnCoins } from '../wallet/index.ts';

const DAY = 24 * 60 * 60_000;
let shop: OrderShop;
let disputes: ReturnType<typeof simulateDisputes>;

beforeAll(async () => {
  shop = await openOrderShop();
  disputes = simulateDisputes(shop.deps);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const giveCoins = (coins: number) =>
  inTransaction(shop.database.db, (tx) =>
    earnCoins(tx, {
      userId: shop.customer.id,
      coins,
      reason: 'earned-with-order',
      sourceKey: `gift:${shop.customer.id}`,
      now: shop.deps.clock(),
    }),
  );
const findFaults = async () => (await checkConsistency(shop.database.db)).faults;

async function placeWithCoins(coins: number) {
  await giveCoins(coins);
  await shop.addToCart(TOMATO, 4);
  await shop.addToCart(CLEANER, 1);
  return shop.placePaidOrder({ useSuperCoins: true });
}
type PlacedOrder = Awaited<ReturnType<typeof placeWithCoins>>;

const cancelItem = async (order: PlacedOrder, productId: string, quantity: number) => {
  const lines = [{ lineId: lineOf(order, productId)._id, quantity }];
  const { status, text } = await shop.customer.post(`/api/orders/${order._id}/items/cancel`, {
    lines,
    reason: 'other',
  });
  expect([status, text]).toEqual([200, expect.any(String)]);
};

async function returnItem(order: PlacedOrder, quantity: number): Promise<void> {
  const form = new FormData();
  form.set('lines', JSON.stringify([{ lineId: lineOf(order, TOMATO)._id, quantity }]));
  form.set('reason', 'damaged');
  expect((await shop.customer.send('POST', `/api/orders/${order._id}/returns`, form)).status).toBe(200);
  const { body } = await shop.asAdmin('GET', '/api/admin/claims?state=open&kind=return');
  const decided = await shop.asAdmin('POST', `/api/admin/claims/${body.data[0]._id}/decision`, {
    decision: 'accepted',
  });
  expect(decided.status).toBe(200);
}

test('an order that is cancelled after coins of a cancelled item expired returns the coins that it still held', async () => {
  const order = await placeWithCoins(1000);
  await cancelItem(order, CLEANER, 1);
  const held = (await shop.customer.get(`/api/orders/${order._id}`)).body.data.bill.coins;
  expect(await findFaults()).toEqual([]);
  shop.advanceClock(40 * DAY);
  await expireCoins(shop.deps);
  expect((await shop.changeStatusAsAdmin(order._id, 'cancelled')).status).toBe(200);
  expect(await findFaults()).toEqual([]);
  expect(await shop.coinBalance()).toBe(held);
});

test('an order paid with coins is cancelled in part, returned in part, disputed, and the money comes back', async () => {
  const order = await placeWithCoins(20);
  await cancelItem(order, TOMATO, 1);
  await shop.changeStatusAsAdmin(order._id, 'delivered');
  const form = new FormData();
  form.set('lines', JSON.stringify([{ lineId: lineOf(order, TOMATO)._id, quantity: 1 }]));
  form.set('reason', 'not_fresh');
  expect((await shop.customer.send('POST', `/api/orders/${order._id}/returns`, form)).status).toBe(200);
  const [claim] = (await shop.asAdmin('GET', '/api/admin/claims?state=open')).body.data;
  await shop.asAdmin('POST', `/api/admin/claims/${claim._id}/decision`, { decision: 'accepted', note: 'Seen' });
  await shop.runJobs();
  expect(await findFaults()).toEqual([]);
  const [payment] = (await shop.database.db.select().from(payments)).filter(({ id }) => id === order.paymentId);
  const left = (payment?.paidPaise ?? 0) - (payment?.refundedPaise ?? 0);
  const dispute = disputes.open(payment?.providerPaymentId ?? null, left);
  for (const state of ['open', 'lost', 'won', 'lost'] as const) {
    await disputes.decide(dispute, state);
    await shop.runJobs();
    expect(await findFaults()).toEqual([]);
  }
  expect((await shop.changeStatusAsAdmin(order._id, 'returned')).status).toBe(200);
  expect(await findFaults()).toEqual([]);
  await disputes.decide(dispute, 'won');
  expect(await findFaults()).toEqual([]);
});

test('coins that expired after a part was returned are not taken from others when the rest is returned', async () => {
  await shop.addToCart(TOMATO, 10);
  const order = await shop.placePaidOrder();
  expect((await shop.changeStatusAsAdmin(order._id, 'delivered')).status).toBe(200);
  await returnItem(order, 4);
  shop.advanceClock(40 * DAY);
  await expireCoins(shop.deps);
  await giveCoins(10);
  expect((await shop.changeStatusAsAdmin(order._id, 'returned')).status).toBe(200);
  expect(await shop.coinBalance()).toBe(10);
  expect(await findFaults()).toEqual([]);
});

test('gives one coin more instead of a refund below ₹1, which the provider refuses, also when the rest is cancelled', async () => {
  const { id } = await aProduct(shop, { name: 'Ghee', pricePaise: 100_50, mrpPaise: 100_50 });
  await setStock(shop, [id], 10);
  await giveCoins(1000);
  await shop.addToCart(TOMATO, 10);
  await shop.addToCart(id, 2);
  const order = await shop.placePaidOrder({ useSuperCoins: true });
  expect([order.bill.coins, order.bill.amountDue]).toEqual([440, 1]);
  await cancelItem(order, id, 1);
  const changed = (await shop.customer.get(`/api/orders/${order._id}`)).body.data;
  expect([changed.bill.coins, changed.refundedAmount]).toEqual([339, 0]);
  expect((await shop.changeStatusAsAdmin(order._id, 'cancelled')).status).toBe(200);
  await shop.runJobs();
  const { refunds } = (await shop.customer.get(`/api/orders/${order._id}`)).body.data;
  expect(refunds).toMatchObject([{ amount: 1, state: 'processed' }]);
  expect(await shop.coinBalance()).toBe(1000);
  expect(await findFaults()).toEqual([]);
});

test('refuses to lower a price that was paid online by less than ₹1', async () => {
  const order = await placeWithCoins(0);
  const lowerTo = (price: number) => {
    const { _id: lineId, quantity } = lineOf(order, CLEANER);
    const path = `/api/admin/orders/${order._id}/lines`;
    return shop.asAdmin('PATCH', path, { reason: 'Weighs less', lines: [{ lineId, quantity, price }] });
  };
  expect((await lowerTo(114.5)).body.fields).toEqual({ lines: expect.stringContaining('₹1') });
  expect((await lowerTo(114)).status).toBe(200);
});
