import type { Order } from '@subah/contract/orders/orders';
import type { PickList } from '@subah/contract/reports/reports';
import { indiaDate, indiaMoment } from '@subah/rules/india-time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TOMATO } from '../../../test/builders/index.ts';
import { setStock } from '../../../test/buyers.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { countSales } from './bought-goods/count-sales.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

test('filters orders by number, id, mobile, name, status, payment and day', async () => {
  const order = await shop.placeCashOrder();
  const found = async (query: string) => {
    const { status, body } = await shop.asAdmin('GET', `/api/orders?${query}`);
    expect(status).toBe(200);
    return body.data.some(({ _id }: Order) => _id === order._id);
  };
  const today = indiaDate(shop.deps.clock());
  for (const query of [
    `q=${order.orderNumber}`,
    `q=${order._id.slice(-7)}`,
    `q=${shop.customer.mobile}`,
    `q=${encodeURIComponent(order.userId.name)}`,
    'status=OrderPlaced&paymentType=cod',
    'status=New%20Orders',
    'status=all&paymentType=COD',
    `from=${today}&to=${today}`,
  ])
    expect([query, await found(query)]).toEqual([query, true]);
  for (const query of ['q=nobody', 'status=delivered', 'paymentType=online', 'from=2020-01-01&to=2020-01-02'])
    expect([query, await found(query)]).toEqual([query, false]);
  expect((await shop.asAdmin('GET', '/api/orders?status=nonsense')).status).toBe(400);
  await shop.changeStatusAsAdmin(order._id, 'delivered');
  await shop.changeStatusAsCustomer(order._id, 'return_requested', 'Bad');
  expect(await found('status=needs_action')).toBe(true);
});

test('counts orders on the dashboard after every status change', async () => {
  const tiles = async () => (await shop.asAdmin('GET', '/api/admin/dashboard')).body.data;
  const before = await tiles();
  const cod = await shop.placeCashOrder();
  await shop.addToCart(TOMATO);
  const online = await shop.placePaidOrder();
  await shop.addToCart(TOMATO);
  await shop.customer.post('/api/payment/order', { ...shop.orderInput(), paymentMode: 'online' });
  await shop.changeStatusAsAdmin(cod._id, 'delivered');
  await shop.changeStatusAsAdmin(online._id, 'cancelled');
  expect(await tiles()).toEqual({
    ...before,
    totalOrders: before.totalOrders + 2,
    codOrders: before.codOrders + 1,
    onlineOrders: before.onlineOrders + 1,
    completedOrders: before.completedOrders + 1,
    cancelledOrders: before.cancelledOrders + 1,
  });
});

test('counts the orders under way by status, for those who see all orders', async () => {
  const counts = async (): Promise<Record<string, number>> =>
    (await shop.asAdmin('GET', '/api/admin/orders/open-counts')).body.data;
  const before = await counts();
  const [packed, delivered] = [await shop.placeCashOrder(), await shop.placeCashOrder()];
  await shop.addToCart(TOMATO);
  await shop.customer.post('/api/payment/order', { ...shop.orderInput(), paymentMode: 'online' });
  await shop.changeStatusAsAdmin(packed._id, 'shipped');
  await shop.changeStatusAsAdmin(delivered._id, 'delivered');
  expect(await counts()).toEqual({ ...before, shipped: (before.shipped ?? 0) + 1 });
  await shop.changeStatusAsAdmin(packed._id, 'delivered');
  await shop.changeStatusAsCustomer(delivered._id, 'return_requested', 'Bad');
  const returns = (before.return_requested ?? 0) + 1;
  const needsAction = (before.needs_action ?? 0) + 1;
  expect(await counts()).toMatchObject({ return_requested: returns, needs_action: needsAction });
  expect((await counts()).shipped ?? 0).toBe(before.shipped ?? 0);
  for (const role of ['customer', 'rider', 'doctor'] as const) {
    const { accessToken: token } = await shop.signIn(role);
    expect((await shop.get('/api/admin/orders/open-counts', { token })).status).toBe(403);
  }
});

const readPickList = async (): Promise<PickList> =>
  (await shop.asAdmin('GET', '/api/admin/orders/pick-list')).body.data;
const pickedOrders = ({ areas }: PickList) => areas.flatMap(({ stops }) => stops).flatMap(({ orders }) => orders);

test('opens the pick list of today until the round ends, then that of tomorrow', async () => {
  shop.setClock(indiaMoment(shop.deps.clock(), 0, 1));
  expect((await readPickList()).date).toBe(indiaDate(shop.deps.clock()));
  shop.setClock(indiaMoment(shop.deps.clock(), 0, 12));
  expect((await readPickList()).date).toBe(indiaDate(indiaMoment(shop.deps.clock(), 1, 8)));
});

test('fetches only what is not packed, and joins the orders of one door', async () => {
  shop.setClock(indiaMoment(shop.deps.clock(), 0, 12));
  const [first, second] = [await shop.placeCashOrder(4), await shop.placeCashOrder(3)];
  const quantity = (list: PickList) => list.items.find(({ productId }) => productId === TOMATO)?.quantity ?? 0;
  const before = await readPickList();
  const stop = before.areas
    .flatMap(({ stops }) => stops)
    .find(({ orders }) => orders.some(({ _id }) => _id === first._id));
  expect(stop?.orders.map(({ _id }) => _id).sort()).toEqual([first._id, second._id].sort());
  expect(stop?.cashToCollect).toBeCloseTo(first.totalAmount + second.totalAmount, 2);
  await shop.changeStatusAsAdmin(first._id, 'shipped');
  const after = await readPickList();
  expect(quantity(after)).toBe(quantity(before) - 4);
  expect(after).toMatchObject({ orderCount: before.orderCount, toPackCount: before.toPackCount - 1 });
  expect(pickedOrders(after).find(({ _id }) => _id === first._id)?.status).toBe('shipped');
});

test('groups the pick list of tomorrow by area', async () => {
  shop.setClock(indiaMoment(shop.deps.clock(), 0, 12));
  const order = await shop.placeCashOrder(4);
  const list = (await shop.asAdmin('GET', '/api/admin/orders/pick-list')).body.data;
  expect(list.date).toBe(indiaDate(indiaMoment(shop.deps.clock(), 1, 8)));
  const entry = pickedOrders(list).find(({ _id }) => _id === order._id);
  expect(entry).toMatchObject({
    version: order.version,
    cashToCollect: order.totalAmount,
    items: [{ quantity: 4 }],
  });
  expect(list.areas.map(({ area }: { area: string }) => area)).not.toContain('Elsewhere');
  const tomatoes = list.items.find(({ productId }: { productId: string }) => productId === TOMATO);
  expect(tomatoes.quantity).toBeGreaterThanOrEqual(4);
  expect((await shop.asAdmin('GET', '/api/admin/orders/pick-list?date=2020-01-01')).body.data.orderCount).toBe(0);
});

test('reports sales by day, product and payment without cancelled orders', async () => {
  const report = async () => (await shop.asAdmin('GET', '/api/admin/reports/sales?days=7')).body.data;
  const before = await report();
  expect(before.days).toHaveLength(7);
  const order = await shop.placeCashOrder(20);
  const dropped = await shop.placeCashOrder(1);
  await shop.changeStatusAsCustomer(dropped._id, 'cancelled');
  const after = await report();
  expect(after.days.at(-1).orders).toBe(before.days.at(-1).orders + 1);
  expect(after.days.at(-1).sales).toBeCloseTo(before.days.at(-1).sales + order.bill.toPay, 2);
  expect(after.topProducts.map(({ productId }: { productId: string }) => productId)).toContain(TOMATO);
});

test('recommends the most sold products the next day', async () => {
  await setStock(shop, [TOMATO], 1000);
  await shop.placeCashOrder(700);

  await countSales(shop.deps);
  const { body } = await shop.get('/api/promotions/recommended');
  // Pinned products come first.
  expect(body.data.slice(0, 10).map(({ _id }: { _id: string }) => _id)).toContain(TOMATO);
});
