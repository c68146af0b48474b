import type { Order } from '@subah/contract/orders/orders';
import type { PickUp } from '@subah/contract/orders/pick-ups';
import type { RiderDay } from '@subah/contract/rounds/rider';
import { toPaise, toRupees } from '@subah/rules/money';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CLEANER, TOMATO } from '../../../../test/builders/index.ts';
import { stockOf } from '../../../../test/buyers.ts';
import { staySignedIn } from '../../../../test/new-customer.ts';
import { lineOf, type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { checkConsistency } from '../../reports/index.ts';

const HOUR_MS = 60 * 60 * 1000;
let shop: OrderShop;
let rider: Awaited<ReturnType<typeof staySignedIn>>;
let riderId: string;
beforeAll(async () => {
  shop = await openOrderShop();
  const account = await shop.accountOf('rider');
  riderId = account.id;
  rider = await staySignedIn(shop, account);
});
beforeEach(() => shop.reset());
afterEach(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});
afterAll(() => shop.close());

const readOrder = async (id: string): Promise<Order> => (await shop.customer.get(`/api/orders/${id}`)).body.data;
const setStatus = async (id: string, status: string, more: object = {}) => {
  const { status: answer } = await shop.asAdmin('PATCH', `/api/orders/status/${id}`, { status, ...more });
  expect(answer).toBe(200);
};
const pickUpsOf = async (orderId: string): Promise<PickUp[]> => {
  const { body } = await shop.asAdmin('GET', '/api/admin/pick-ups?limit=100');
  return (body.data as PickUp[]).filter((row) => row.orderId === orderId);
};
const readDay = async (): Promise<RiderDay> => (await rider.send('GET', '/api/rider/rounds')).body.data;

/** Delivered a day ago; its replacement leaves the shop. */
async function sendReplacement(): Promise<Order> {
  await shop.addToCart(CLEANER, 2);
  const order = await shop.placeCashOrder(4);
  await setStatus(order._id, 'delivered');
  await shop.changeStatusAsCustomer(order._id, 'exchange_requested', 'Soft');
  shop.advanceClock(25 * HOUR_MS);
  await setStatus(order._id, 'exchange_in_transit');
  return order;
}

async function handOverReplacement(): Promise<Order> {
  const order = await sendReplacement();
  await setStatus(order._id, 'exchanged');
  return readOrder(order._id);
}

function askReturn(order: Order, quantity: number) {
  const form = new FormData();
  form.set('lines', JSON.stringify([{ lineId: lineOf(order, TOMATO)._id, quantity }]));
  form.set('reason', 'damaged');
  return shop.customer.send('POST', `/api/orders/${order._id}/returns`, form);
}

async function decideReturn(decision: 'accepted' | 'refused') {
  const { body } = await shop.asAdmin('GET', '/api/admin/claims?state=open&kind=return');
  const answer = await shop.asAdmin('POST', `/api/admin/claims/${body.data[0]._id}/decision`, {
    decision,
    note: 'Seen',
  });
  expect(answer.status).toBe(200);
}

test('a rider hands a replacement over and fetches the first packs', async () => {
  const { _id: id } = await sendReplacement();
  const [exchange] = await pickUpsOf(id);
  expect(exchange).toMatchObject({ state: 'open', isExchange: true, cash: 0 });
  expect(exchange?.items.map(({ quantity }) => quantity).sort()).toEqual([2, 4]);
  await shop.asAdmin('PATCH', `/api/admin/pick-ups/${exchange?._id}`, { riderId });
  expect((await readDay()).pickUps).toMatchObject([{ _id: exchange?._id, isExchange: true }]);
  for (const _ of ['first', 'again']) {
    expect((await rider.send('POST', `/api/rider/pick-ups/${exchange?._id}/done`)).status).toBe(200);
  }
  const order = await readOrder(id);
  expect(order.status).toBe('exchanged');
  expect(order.timeline.filter(({ status }) => status === 'exchanged')).toHaveLength(1);
  expect(await pickUpsOf(id)).toMatchObject([{ state: 'done', rider: { _id: riderId } }]);
});

test('the pick-up of a replacement ends with the status of its order', async () => {
  const { _id: id } = await sendReplacement();
  await setStatus(id, 'delivered');
  expect(await pickUpsOf(id)).toMatchObject([{ state: 'withdrawn' }]);
  await setStatus(id, 'exchange_in_transit');
  await setStatus(id, 'exchanged');
  expect((await pickUpsOf(id)).map(({ state }) => state)).toEqual(['done', 'withdrawn']);
});

test('a customer returns items of a replacement within a day of getting it', async () => {
  const order = await handOverReplacement();
  expect(order).toMatchObject({ status: 'exchanged', canReturn: true });
  const before = await stockOf(shop, TOMATO);
  expect((await askReturn(order, 1)).status).toBe(200);
  await decideReturn('accepted');
  const after = await readOrder(order._id);
  expect(after.status).toBe('exchanged');
  expect(await stockOf(shop, TOMATO)).toBe(before);
  const [pickUp] = await pickUpsOf(order._id);
  const cash = toRupees(toPaise(order.totalAmount) - toPaise(after.totalAmount));
  expect(pickUp).toMatchObject({ state: 'open', isExchange: false, cash, items: [{ quantity: 1 }] });

  const { status } = await shop.asAdmin('POST', `/api/admin/pick-ups/${pickUp?._id}/done`, { riderId });
  expect(status).toBe(200);
  const { riders } = (await shop.asAdmin('GET', '/api/admin/cash-ups')).body.data;
  expect(riders.find((row: { rider: { _id: string } }) => row.rider._id === riderId)).toMatchObject({
    expected: -cash,
    givenBack: { count: 1, amount: cash },
  });
});

test('a replacement that is returned as a whole gives all cash back', async () => {
  const order = await handOverReplacement();
  await shop.changeStatusAsCustomer(order._id, 'return_requested', 'Soft again');
  await setStatus(order._id, 'returned');
  const [pickUp] = await pickUpsOf(order._id);
  expect(pickUp).toMatchObject({ state: 'open', cash: order.totalAmount });
  expect(pickUp?.items.map(({ quantity }) => quantity).sort()).toEqual([2, 4]);
});

test('a refused return leaves the order replaced, and a replacement is not replaced again', async () => {
  const order = await handOverReplacement();
  await askReturn(order, 1);
  await decideReturn('refused');
  expect(await readOrder(order._id)).toMatchObject({ status: 'exchanged', canReturn: true });
  const again = await shop.changeStatusAsCustomer(order._id, 'exchange_requested', 'Soft');
  expect(again.body).toMatchObject({ code: 'ORDER_NOT_RETURNABLE' });
  shop.advanceClock(24 * HOUR_MS);
  expect((await askReturn(order, 1)).body.code).toBe('RETURN_TIME_OVER');
});

// The specification lets staff set any status from any, so it is not refused.
test('an order that staff set to Replaced without a delivery takes no second packs and is not returned for cash', async () => {
  const order = await shop.placeCashOrder(4);
  const stock = await stockOf(shop, TOMATO);
  await setStatus(order._id, 'exchange_in_transit');
  expect(await pickUpsOf(order._id)).toEqual([]);
  await setStatus(order._id, 'exchanged');
  expect(await stockOf(shop, TOMATO)).toBe(stock);
  expect((await askReturn(order, 1)).body.code).toBe('ORDER_NOT_RETURNABLE');
  expect(await pickUpsOf(order._id)).toEqual([]);
});
