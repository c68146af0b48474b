import type { Order } from '@subah/contract/orders/orders';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCoupon, aPlan, CLEANER, TOMATO } from '../../../test/builders/index.ts';
import { insertOne } from '../../../test/builders/insert-one.ts';
import { setStock } from '../../../test/buyers.ts';
import { lineOf, type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { subscriptions } from '../membership/membership.tables.ts';
import { checkConsistency } from '../reports/run-consistency-checks.ts';
import { expireCoins } from '../wallet/expire-coins.ts';
import { earnCoins } from '../wallet/index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
  await aCoupon(shop, { code: 'ONCE20', usesPerCustomer: 1 });
});
beforeEach(async () => {
  await shop.reset();
  await setStock(shop, [CLEANER], 100);
});
afterEach(async () => expect((await checkConsistency(shop.database.db)).faults).toEqual([]));
afterAll(() => shop.close());

const giveCoins = (coins: number, name = 'gift') =>
  inTransaction(shop.database.db, (tx) =>
    earnCoins(tx, {
      userId: shop.customer.id,
      coins,
      reason: 'earned-with-order',
      sourceKey: `${name}:${shop.customer.id}`,
      now: shop.deps.clock(),
    }),
  );
const quote = async (options: object = {}) => (await shop.customer.post('/api/cart/quote', options)).body.data;
const placeOrder = (changes: object) =>
  shop.customer.post('/api/payment/order', { ...shop.orderInput(), paymentMode: 'online', ...changes });
const readOrder = async ({ _id }: Order): Promise<Order> => (await shop.customer.get(`/api/orders/${_id}`)).body.data;
const refunded = async (order: Order) =>
  (await shop.refundsOf(order)).reduce((sum, { amountPaise }) => sum + amountPaise, 0);

test('asks again for the total when coins expire between quote and order', async () => {
  await giveCoins(30);
  shop.advanceClock(30 * DAY);
  await giveCoins(5, 'later');
  await shop.addToCart(TOMATO, 10);
  const { bill, coins } = await quote({ useSuperCoins: true });
  expect(coins.usable).toBe(35);
  shop.advanceClock(2 * DAY);
  const changes = { useSuperCoins: true, expectedTotal: bill.amountDue };
  const refused = await placeOrder(changes);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'BILL_CHANGED', details: { total: bill.amountDue + 30 } },
  });
  expect(await shop.coinBalance()).toBe(5);
  const order = await shop.placePaidOrder({ ...changes, expectedTotal: refused.body.details.total });
  expect([order.bill.coins, await shop.coinBalance()]).toEqual([5, 0]);
});

test('asks again for the total when the membership ends between quote and order', async () => {
  const now = shop.deps.clock();
  const { isListed: _, rank: __, deletedAt: ___, createdAt: ____, updatedAt: _____, id, ...offer } = await aPlan(shop);
  await insertOne(shop, subscriptions, {
    ...offer,
    planId: id,
    userId: shop.customer.id,
    status: 'active',
    startDate: new Date(now.getTime() - DAY),
    endDate: new Date(now.getTime() + MINUTE),
  });
  await shop.addToCart(TOMATO, 5);
  const { bill } = await quote();
  shop.advanceClock(2 * MINUTE);
  const refused = await placeOrder({ expectedTotal: bill.amountDue });
  expect(refused).toMatchObject({ status: 409, body: { code: 'BILL_CHANGED' } });
  expect(refused.body.details.total).toBeGreaterThan(bill.amountDue);
  expect((await placeOrder({ expectedTotal: refused.body.details.total })).status).toBe(200);
});

test('takes no coins for a return whose coins have expired, and owes none', async () => {
  await shop.addToCart(TOMATO, 10);
  const order = await shop.placePaidOrder();
  await shop.changeStatusAsAdmin(order._id, 'delivered');
  expect(await shop.coinBalance()).toBeGreaterThan(0);
  shop.advanceClock(40 * DAY);
  expect((await shop.changeStatusAsAdmin(order._id, 'returned', 'Spoilt')).status).toBe(200);
  await expireCoins(shop.deps);
  await giveCoins(10);
  expect(await shop.coinBalance()).toBe(10);
});

/** Paid with coins, a coupon and online. */
async function placeMixedOrder(): Promise<Order> {
  await giveCoins(25);
  await shop.addToCart(TOMATO, 4);
  await shop.addToCart(CLEANER, 3);
  await shop.customer.post('/api/coupons/apply', { code: 'ONCE20' });
  const order = await shop.placePaidOrder({ useSuperCoins: true });
  expect(order).toMatchObject({ couponCode: 'ONCE20', bill: { coins: 25 } });
  return order;
}

const applyAgain = async () => {
  await shop.addToCart(TOMATO, 10);
  return (await shop.customer.post('/api/coupons/apply', { code: 'ONCE20' })).status;
};

/** Twice at once, by two members of staff. */
async function setTwice(order: Order, status: string): Promise<number[]> {
  const { version } = await readOrder(order);
  const body = { status, reason: 'All bad', reopen: true, version };
  const set = () => shop.asAdmin('PATCH', `/api/orders/status/${order._id}`, body);
  const statuses = (await Promise.all([set(), set()])).map((answer) => answer.status);
  await shop.runJobs();
  return statuses;
}

test('gives coins, money and coupon back once when a part was cancelled and then the rest', async () => {
  const order = await placeMixedOrder();
  const lines = [{ lineId: lineOf(order, TOMATO)._id, quantity: 2 }];
  expect((await shop.customer.post(`/api/orders/${order._id}/items/cancel`, { lines, reason: 'other' })).status).toBe(
    200,
  );
  await shop.runJobs();
  expect(await refunded(order)).toBeGreaterThan(0);
  expect(await setTwice(order, 'cancelled')).toEqual([200, 200]);
  expect([await refunded(order), await shop.coinBalance()]).toEqual([Math.round(order.bill.amountDue * 100), 25]);
  expect(await applyAgain()).toBe(200);
});

test('gives coins and money back once when a part was returned and then the rest, and cancels no returned part', async () => {
  const order = await placeMixedOrder();
  await shop.changeStatusAsAdmin(order._id, 'delivered');
  const form = new FormData();
  form.set('lines', JSON.stringify([{ lineId: lineOf(order, TOMATO)._id, quantity: 2 }]));
  form.set('reason', 'not_fresh');
  expect((await shop.customer.send('POST', `/api/orders/${order._id}/returns`, form)).status).toBe(200);
  const [claim] = (await shop.asAdmin('GET', '/api/admin/claims?state=open')).body.data;
  await shop.asAdmin('POST', `/api/admin/claims/${claim._id}/decision`, { decision: 'accepted', note: 'Seen' });
  await shop.runJobs();
  const part = await refunded(order);
  expect(part).toBeGreaterThan(0);
  expect(await setTwice(order, 'cancelled')).toEqual([409, 409]);
  expect(await refunded(order)).toBe(part);
  expect(await setTwice(order, 'returned')).toEqual([200, 200]);
  expect([await refunded(order), await shop.coinBalance()]).toEqual([Math.round(order.bill.amountDue * 100), 25]);
  expect(await applyAgain()).toBe(400);
});
