import type { Order } from '@subah/contract/orders';
import { indiaDate, indiaMoment } from '@subah/rules/india-time';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setStock, stockOf, TOMATO } from '../../../test/buyers.ts';
import { type NewCustomer, newCustomer, payInSandbox } from '../../../test/new-customer.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { products } from '../catalog/catalog.tables.ts';
import { refunds } from '../payments/payments.tables.ts';
import { prescriptions } from '../prescriptions/prescriptions.tables.ts';
import { coinBalance } from '../wallet/index.ts';
import { orderLines } from './orders.tables.ts';

let shop: OpenShop;
let customer: NewCustomer;
let now = indiaMoment(new Date(), 1, 10);
const LIZOL = 'lizol';

beforeAll(async () => {
  shop = await openShop({ clock: () => now });
});
beforeEach(async () => {
  now = indiaMoment(now, 0, 10);
  customer = withOneSession(await newCustomer(shop));
  await setStock(shop, [TOMATO], 100);
});
afterAll(() => shop.close());

const add = (productId: string, quantity = 1) => customer.post('/api/cart/add', { productId, quantity });
const wishes = () => ({ addressId: customer.addressId, paymentMode: 'COD' });

async function placeCod(quantity = 2): Promise<Order> {
  await add(TOMATO, quantity);
  return (await customer.post('/api/payment/order', wishes())).body.data;
}

async function payOnline(more: object = {}): Promise<Order> {
  const { body } = await customer.post('/api/payment/order', { ...wishes(), paymentMode: 'online', ...more });
  const verified = await customer.post('/api/payment/verify', await payInSandbox(shop, body.razorpayOrder.id));
  expect(verified.body.status).toBe('Payment verified, order created, and marked completed');
  return (await customer.get(`/api/orders/${body.orderId}`)).body.data;
}

/** Signing in is slow on purpose; a token is used for as long as it lives. */
const MINUTE_MS = 60_000;
function keepToken(signIn: () => Promise<string>): () => Promise<string> {
  let kept: { token: string; at: number } | undefined;
  return async () => {
    if (!kept || Math.abs(now.getTime() - kept.at) > 10 * MINUTE_MS)
      kept = { token: await signIn(), at: now.getTime() };
    return kept.token;
  };
}

function withOneSession(someone: NewCustomer): NewCustomer {
  const token = keepToken(
    async () =>
      (await shop.post('/api/login', { mobile: someone.mobile, password: 'customer123' })).body.data.accessToken,
  );
  const send = async (method: string, url: string, body?: unknown) =>
    shop.send(method, url, { token: await token(), ...(body === undefined ? {} : { body }) });
  return { ...someone, send, get: (url) => send('GET', url), post: (url, body) => send('POST', url, body) };
}

const adminToken = keepToken(async () => (await shop.signIn('admin')).accessToken);
const asAdmin = async (method: string, url: string, body?: unknown) =>
  shop.send(method, url, { token: await adminToken(), ...(body === undefined ? {} : { body }) });
const ask = (id: string, status: string, reason?: string) =>
  customer.send('PATCH', `/api/orders/status/${id}`, { status, reason });
const set = (id: string, status: string, reason?: string) =>
  asAdmin('PATCH', `/api/orders/status/${id}`, { status, reason });
const coins = () => coinBalance(shop.database.db, customer.id, now);
const refundsOf = (order: Order) =>
  shop.database.db
    .select({ amountPaise: refunds.amountPaise })
    .from(refunds)
    .where(eq(refunds.paymentId, order.paymentId ?? ''));

test('a paid order is placed, listed, and takes what was bought out of the cart', async () => {
  await add(TOMATO, 2);
  const order = await payOnline();
  expect(order).toMatchObject({ status: 'OrderPlaced', paymentType: 'online', isPaid: true, canCancel: true });
  expect(order.timeline.map(({ label }) => label)).toEqual(['Order placed']);
  expect((await customer.get('/api/cart')).body.data.items).toEqual([]);
  const mine = (await customer.get('/api/orders/my')).body;
  expect(mine).toMatchObject({ data: [{ _id: order._id }], nextCursor: null });
  expect(await stockOf(shop, TOMATO)).toBe(98);
});

test('a failed payment leaves the cart, and the same order can be paid after all', async () => {
  await add(TOMATO, 2);
  const online = { ...wishes(), paymentMode: 'online' };
  const first = (await customer.post('/api/payment/order', online)).body;
  await payInSandbox(shop, first.razorpayOrder.id, 'fail');
  expect((await customer.get('/api/cart')).body.data.count).toBe(1);
  const second = (await customer.post('/api/payment/order', online)).body;
  expect(second.orderId).toBe(first.orderId);
  expect((await payOnline())._id).toBe(first.orderId);
  expect(await stockOf(shop, TOMATO)).toBe(98);
});

test('what was put into the cart while paying stays there', async () => {
  await add(TOMATO, 2);
  const { body } = await customer.post('/api/payment/order', { ...wishes(), paymentMode: 'online' });
  await add(TOMATO, 1);
  await customer.post('/api/payment/verify', await payInSandbox(shop, body.razorpayOrder.id));
  expect((await customer.get('/api/cart')).body.data.items).toMatchObject([{ productId: TOMATO, quantity: 1 }]);
});

test('a customer cancels an own order: stock and money come back once, with the story told', async () => {
  await add(TOMATO, 5);
  const order = await payOnline();
  const { body } = await ask(order._id, 'cancelled', 'Bought elsewhere');
  expect(body.data).toMatchObject({
    status: 'cancelled',
    canCancel: false,
    refundedAmount: order.totalAmount,
    timeline: [{ status: 'OrderPlaced' }, { status: 'cancelled', by: 'customer', reason: 'Bought elsewhere' }],
  });
  expect(await stockOf(shop, TOMATO)).toBe(100);
  expect(await refundsOf(order)).toEqual([{ amountPaise: Math.round(order.totalAmount * 100) }]);
  expect((await ask(order._id, 'cancelled')).body.message).toBe('This order is already cancelled.');
});

test('nobody touches the order of another, and a customer sets nothing but what is theirs to ask', async () => {
  const order = await placeCod();
  const other = await newCustomer(shop);
  expect((await other.get(`/api/orders/${order._id}`)).status).toBe(404);
  expect((await other.send('PATCH', `/api/orders/status/${order._id}`, { status: 'cancelled' })).status).toBe(404);
  expect((await other.post(`/api/orders/${order._id}/reorder`, {})).status).toBe(404);
  expect((await ask(order._id, 'delivered')).status).toBe(403);
  expect((await ask(order._id, 'nonsense')).body.fields).toEqual({ status: 'There is no such status.' });
  expect((await customer.get('/api/orders')).status).toBe(403);
  expect((await customer.get('/api/admin/dashboard')).status).toBe(403);
});

test('a return is asked for within 24 hours of delivery, with a reason', async () => {
  const order = await placeCod();
  expect((await ask(order._id, 'return_requested', 'Bad')).status).toBe(409);
  await set(order._id, 'delivered');
  const delivered = (await customer.get(`/api/orders/${order._id}`)).body.data;
  expect(delivered).toMatchObject({ canReturn: true, canCancel: false, isPaid: true });
  expect((await ask(order._id, 'return_requested')).body.fields).toEqual({ reason: 'Reason is required.' });
  now = new Date(new Date(delivered.deliveredAt).getTime() + 24 * 60 * 60_000);
  expect((await ask(order._id, 'return_requested', 'Bad')).status).toBe(409);
  now = new Date(now.getTime() - 1000);
  const { body } = await ask(order._id, 'exchange_requested', 'Soft');
  expect(body).toMatchObject({ message: 'Request submitted.', data: { status: 'exchange_requested' } });
});

test('every spelling of out for delivery is stored as documented', async () => {
  const order = await placeCod();
  for (const spelling of ['out for delivery', 'OutForDelivery', 'outfor delivery']) {
    expect((await set(order._id, spelling)).body.data.status).toBe('outfor delivery');
    await set(order._id, 'shipped');
  }
});

test('effects happen once, however often an admin sets a status back and forth', async () => {
  await add(LIZOL, 10);
  const order = await payOnline();
  const lizol = order.products[0]?.productId ?? '';
  const before = await stockOf(shop, lizol);
  const earned = Math.floor(order.bill.itemTotal / 50);
  for (let round = 0; round < 3; round += 1) {
    await set(order._id, 'delivered');
    expect(await coins()).toBe(round === 0 ? earned : 0);
    await set(order._id, 'returned', 'Broken');
    await set(order._id, 'cancelled');
    await set(order._id, 'OrderPlaced');
  }
  expect(await stockOf(shop, lizol)).toBe(before + 10);
  expect(await coins()).toBe(0);
  expect(await refundsOf(order)).toHaveLength(1);
});

test('returned produce is written off, returned groceries are sold again', async () => {
  await add(TOMATO, 3);
  await add(LIZOL, 2);
  const order = (await customer.post('/api/payment/order', wishes())).body.data as Order;
  const lizol = order.products.find(({ productType }) => productType === 'GroceryProduct')?.productId ?? '';
  const before = await stockOf(shop, lizol);
  await set(order._id, 'delivered');
  await set(order._id, 'returned', 'Broken');
  expect(await stockOf(shop, TOMATO)).toBe(97);
  expect(await stockOf(shop, lizol)).toBe(before + 2);
});

test('coins lower what is paid online, and come back with a cancelled order', async () => {
  await add(LIZOL, 10);
  const first = await payOnline();
  await set(first._id, 'delivered');
  const balance = await coins();
  expect(balance).toBeGreaterThan(0);
  await add(LIZOL, 1);
  const order = await payOnline({ useSuperCoins: true, coinsToUse: 999_999 });
  expect(order.bill.coins).toBe(Math.min(balance, order.bill.itemTotal - 1));
  expect(order.totalAmount).toBe(order.bill.toPay - order.bill.coins);
  expect(await coins()).toBe(balance - order.bill.coins);
  await ask(order._id, 'cancelled');
  expect(await coins()).toBe(balance);
});

async function prescribed(count: number): Promise<{ id: string }[]> {
  const found = await shop.database.db
    .select({ id: products.id })
    .from(products)
    .where(sql`requires_prescription and deleted_at is null and is_available and stock > 5`)
    .orderBy(products.id)
    .limit(count);
  expect(found).toHaveLength(count);
  return found;
}

async function orderMedicines(withMore: boolean): Promise<Order> {
  const [prescription] = await shop.database.db
    .insert(prescriptions)
    .values({ userId: customer.id, description: 'From the doctor' })
    .returning({ id: prescriptions.id });
  for (const { id } of await prescribed(2)) await add(id, 2);
  if (withMore) await add(LIZOL, 3);
  return payOnline({ prescriptionId: prescription?.id });
}

const decide = (order: Order, body: object) => asAdmin('PATCH', `/api/admin/orders/${order._id}/prescription`, body);

test('an order with a prescription waits for the pharmacist, who accepts it once', async () => {
  const order = await orderMedicines(false);
  expect(order).toMatchObject({ status: 'OrderPlaced', prescriptionState: 'to_check' });
  const { body } = await decide(order, { decision: 'accepted' });
  expect(body.data).toMatchObject({ prescriptionState: 'accepted', totalAmount: order.totalAmount });
  expect((await decide(order, { decision: 'accepted' })).status).toBe(409);
});

test('a rejected line is taken out: its stock and money come back, the rest stays as promised', async () => {
  const order = await orderMedicines(true);
  const [line] = order.products.filter(({ requiresPrescription }) => requiresPrescription);
  if (!line) throw new Error('no medicine');
  const before = await stockOf(shop, line.productId);
  expect((await decide(order, { decision: 'rejected', rejectedLineIds: [line._id] })).status).toBe(400);
  const body = { decision: 'rejected', rejectedLineIds: [line._id], reason: 'Not on the prescription' };
  const { data } = (await decide(order, body)).body;
  expect(data).toMatchObject({ prescriptionState: 'rejected', status: 'OrderPlaced' });
  expect(data.products.filter(({ isRejected }: { isRejected: boolean }) => isRejected)).toHaveLength(1);
  expect(data.refundedAmount).toBeCloseTo(line.total - line.discount, 2);
  expect(data.totalAmount + data.refundedAmount).toBeCloseTo(order.totalAmount, 2);
  expect(await stockOf(shop, line.productId)).toBe(before + 2);

  const cancelled = (await ask(order._id, 'cancelled')).body.data;
  expect(cancelled.refundedAmount).toBeCloseTo(order.totalAmount, 2);
  expect(await stockOf(shop, line.productId)).toBe(before + 2);
});

test('an order of which nothing is left is cancelled and refunded', async () => {
  const order = await orderMedicines(false);
  const { data } = (await decide(order, { decision: 'rejected', reason: 'Out of date' })).body;
  expect(data).toMatchObject({ status: 'cancelled', refundedAmount: order.totalAmount });
});

test('ordering again puts in what can be had and says what was left out', async () => {
  await add(TOMATO, 5);
  await add(LIZOL, 2);
  const order = (await customer.post('/api/payment/order', wishes())).body.data as Order;
  await setStock(shop, [TOMATO], 3);
  const { body } = await customer.post(`/api/orders/${order._id}/reorder`, {});
  expect(body.data.added.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 2]);
  expect(body.data.leftOut).toMatchObject([{ quantity: 2, why: 'Only 3 left' }]);
  expect((await customer.get('/api/cart')).body.data.count).toBe(2);
});

test('the admin finds orders by number, by the end of the id, by mobile, by name, by status, payment and day', async () => {
  const order = await placeCod();
  const found = async (query: string) => {
    const { status, body } = await asAdmin('GET', `/api/orders?${query}`);
    expect(status).toBe(200);
    return body.data.some(({ _id }: Order) => _id === order._id);
  };
  const today = indiaDate(now);
  for (const query of [
    `q=${order.orderNumber}`,
    `q=${order._id.slice(-7)}`,
    `q=${customer.mobile}`,
    `q=${encodeURIComponent(order.userId.name)}`,
    'status=OrderPlaced&paymentType=cod',
    'status=New%20Orders',
    'status=all&paymentType=COD',
    `from=${today}&to=${today}`,
  ])
    expect([query, await found(query)]).toEqual([query, true]);
  for (const query of ['q=nobody', 'status=delivered', 'paymentType=online', 'from=2020-01-01&to=2020-01-02'])
    expect([query, await found(query)]).toEqual([query, false]);
  expect((await asAdmin('GET', '/api/orders?status=nonsense')).status).toBe(400);
  await set(order._id, 'delivered');
  await ask(order._id, 'return_requested', 'Bad');
  expect(await found('status=needs_action')).toBe(true);
});

test('orders page by cursor in both directions without gaps', async () => {
  for (let count = 0; count < 3; count += 1) {
    now = new Date(now.getTime() + 1000);
    await placeCod(1);
  }
  for (const [url, send] of [
    ['/api/orders/my?limit=1', customer.get],
    ['/api/orders?limit=30&sort=oldest', (path: string) => asAdmin('GET', path)],
  ] as const) {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: { data: Order[]; nextCursor: string | null } } = await send(
        `${url}${cursor ? `&cursor=${cursor}` : ''}`,
      );
      seen.push(...body.data.map(({ _id }) => _id));
      cursor = body.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(3);
  }
});

test('the tiles count exactly, whatever happens to the orders', async () => {
  const tiles = async () => (await asAdmin('GET', '/api/admin/dashboard')).body.data;
  const before = await tiles();
  const cod = await placeCod();
  await add(TOMATO);
  const online = await payOnline();
  await add(TOMATO);
  await customer.post('/api/payment/order', { ...wishes(), paymentMode: 'online' });
  await set(cod._id, 'delivered');
  await set(online._id, 'cancelled');
  expect(await tiles()).toEqual({
    ...before,
    totalOrders: before.totalOrders + 2,
    codOrders: before.codOrders + 1,
    onlineOrders: before.onlineOrders + 1,
    completedOrders: before.completedOrders + 1,
    cancelledOrders: before.cancelledOrders + 1,
  });
});

test('the pick list sums up tomorrow morning and groups it by area', async () => {
  const order = await placeCod(4);
  const list = (await asAdmin('GET', '/api/admin/orders/pick-list')).body.data;
  expect(list.date).toBe(indiaDate(indiaMoment(now, 1, 8)));
  const entry = list.areas
    .flatMap(({ orders }: { orders: { _id: string }[] }) => orders)
    .find(({ _id }: { _id: string }) => _id === order._id);
  expect(entry).toMatchObject({ cashToCollect: order.totalAmount, items: [{ quantity: 4 }] });
  expect(list.areas.map(({ area }: { area: string }) => area)).not.toContain('Elsewhere');
  const tomatoes = list.items.find(({ productId }: { productId: string }) => productId === TOMATO);
  expect(tomatoes.quantity).toBeGreaterThanOrEqual(4);
  expect((await asAdmin('GET', '/api/admin/orders/pick-list?date=2020-01-01')).body.data.orderCount).toBe(0);
});

test('sales are reported by day, product and payment; cancelled orders are not sales', async () => {
  const report = async () => (await asAdmin('GET', '/api/admin/reports/sales?days=7')).body.data;
  const before = await report();
  expect(before.days).toHaveLength(7);
  const order = await placeCod(20);
  const dropped = await placeCod(1);
  await ask(dropped._id, 'cancelled');
  const after = await report();
  expect(after.days.at(-1).orders).toBe(before.days.at(-1).orders + 1);
  expect(after.days.at(-1).sales).toBeCloseTo(before.days.at(-1).sales + order.bill.toPay, 2);
  expect(after.topProducts.map(({ productId }: { productId: string }) => productId)).toContain(TOMATO);
});

test('what is bought most is recommended the next day', async () => {
  await setStock(shop, [TOMATO], 1000);
  await placeCod(700);
  const { countSales } = await import('./count-sales.ts');
  await countSales(shop.deps);
  const { body } = await shop.get('/api/promotions/recommended');
  // A few are pinned before it.
  expect(body.data.slice(0, 10).map(({ _id }: { _id: string }) => _id)).toContain(TOMATO);
});

test('an order that was not paid in time gives back what it held', async () => {
  const { releaseHolds } = await import('./release-holds.ts');
  now = new Date(now.getTime() + 15 * 60_000);
  await releaseHolds(shop.deps);
  await setStock(shop, [TOMATO], 100);
  await add(TOMATO, 10);
  await customer.post('/api/coupons/apply', { code: 'WELCOME20' });
  await customer.post('/api/payment/order', { ...wishes(), paymentMode: 'online' });
  expect(await stockOf(shop, TOMATO)).toBe(90);
  await releaseHolds(shop.deps);
  expect(await stockOf(shop, TOMATO)).toBe(90);
  now = new Date(now.getTime() + 15 * 60_000);
  await releaseHolds(shop.deps);
  expect(await stockOf(shop, TOMATO)).toBe(100);
  expect((await customer.post('/api/coupons/apply', { code: 'WELCOME20' })).status).toBe(200);
});

test('tax of the lines adds up to what was charged for the goods', async () => {
  const order = await placeCod(7);
  const lines = await shop.database.db
    .select({ taxable: orderLines.taxablePaise, tax: orderLines.taxPaise })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, order._id)));
  const goods = lines.reduce((sum, line) => sum + line.taxable + line.tax, 0);
  expect(goods).toBe(Math.round(order.bill.itemTotal * 100));
});
