import type { Order } from '@subah/contract/orders/orders';
import type { CashDay } from '@subah/contract/rounds/cash-ups';
import { toPaise, toRupees } from '@subah/rules/money';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { TOMATO } from '../../../../test/builders/index.ts';
import { lineOf, type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { checkConsistency } from '../../reports/index.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(() => shop.reset());
afterEach(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});
afterAll(() => shop.close());

const readOrder = async (id: string): Promise<Order> => (await shop.customer.get(`/api/orders/${id}`)).body.data;
const readCash = async (): Promise<CashDay> => (await shop.asAdmin('GET', '/api/admin/cash-ups')).body.data;
const done = (id: string | undefined) => shop.asAdmin('POST', `/api/admin/pick-ups/${id}/done`, { riderId: null });
const setStatus = (id: string, status: string, more: object = {}) =>
  shop.asAdmin('PATCH', `/api/orders/status/${id}`, { status, ...more });
const less = (before: number, after: number): number => toRupees(toPaise(before) - toPaise(after));

async function deliver(order: Order): Promise<Order> {
  expect((await setStatus(order._id, 'delivered')).status).toBe(200);
  return readOrder(order._id);
}

/** The customer returns packs of the tomatoes, and the shop accepts. */
async function returnPacks(order: Order, quantity: number): Promise<Order> {
  const form = new FormData();
  form.set('lines', JSON.stringify([{ lineId: lineOf(order, TOMATO)._id, quantity }]));
  form.set('reason', 'damaged');
  expect((await shop.customer.send('POST', `/api/orders/${order._id}/returns`, form)).status).toBe(200);
  const { body } = await shop.asAdmin('GET', '/api/admin/claims?state=open&kind=return');
  const decided = await shop.asAdmin('POST', `/api/admin/claims/${body.data[0]._id}/decision`, {
    decision: 'accepted',
  });
  expect(decided.status).toBe(200);
  return readOrder(order._id);
}

test('each return of items of a cash order gives its own part of the bill back', async () => {
  const order = await deliver(await shop.placeCashOrder(4));
  const once = await returnPacks(order, 1);
  const twice = await returnPacks(once, 2);
  expect(twice.pickUps.map(({ cash }) => cash)).toEqual([
    less(order.totalAmount, once.totalAmount),
    less(once.totalAmount, twice.totalAmount),
  ]);
  const whole = (await setStatus(order._id, 'returned')).body.data;
  expect(whole.pickUps.at(-1)).toMatchObject({ cash: twice.totalAmount, doneAt: null });
  const owed = whole.pickUps.reduce((sum: number, { cash }: { cash: number }) => sum + toPaise(cash), 0);
  expect(toRupees(owed)).toBe(order.totalAmount);
});

test('a return of items of an order that was paid online has goods to fetch, but no cash', async () => {
  await shop.addToCart(TOMATO, 4);
  const order = await returnPacks(await deliver(await shop.placePaidOrder()), 1);
  expect(order.pickUps).toMatchObject([{ cash: 0 }]);
  expect(order.refundedAmount).toBeGreaterThan(0);
  expect((await done(order.pickUps[0]?._id)).status).toBe(200);
  expect((await readOrder(order._id)).timeline.at(-1)).toMatchObject({
    label: 'Items picked up',
    hindiLabel: 'सामान वापस ले लिया',
  });
});

test('undoing the return of an order leaves what its items owe', async () => {
  const order = await returnPacks(await deliver(await shop.placeCashOrder(4)), 1);
  await setStatus(order._id, 'returned');
  await setStatus(order._id, 'delivered', { reopen: true, reason: 'Kept after all' });
  expect((await readOrder(order._id)).pickUps).toEqual(order.pickUps);
  expect((await done(order.pickUps[0]?._id)).status).toBe(200);
  const reopened = await setStatus(order._id, 'shipped', { reopen: true, reason: 'Wrong door' });
  expect(reopened.body.code).toBe('ORDER_REFUNDED');
});

test('cash that was taken without a rider counts in full, also when items are returned', async () => {
  const before = (await readCash()).withoutRider;
  const order = await deliver(await shop.placeCashOrder(4));
  await returnPacks(order, 1);
  expect((await readCash()).withoutRider).toEqual({
    orders: before.orders + 1,
    amount: toRupees(toPaise(before.amount) + toPaise(order.totalAmount)),
  });
});
