import type { Order } from '@subah/contract/orders/orders';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCoupon, CLEANER, LAB_TEST, TOMATO, UNKNOWN_ID } from '../../../../test/builders/index.ts';
import { setStock, stockOf } from '../../../../test/buyers.ts';
import { newCustomer } from '../../../../test/new-customer.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { auditLog } from '../../audit/audit.tables.ts';
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

const change = (id: string, body: object) => shop.asAdmin('PATCH', `/api/orders/status/${id}`, body);
const read = async (id: string): Promise<Order> => (await shop.asAdmin('GET', `/api/orders/${id}`)).body.data;

test('refuses a change by an admin who has read an older version', async () => {
  const seen = await shop.placeCashOrder();
  await shop.changeStatusAsCustomer(seen._id, 'cancelled', 'Bought elsewhere');
  const stale = await change(seen._id, { status: 'shipped', version: seen.version });
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'ORDER_CHANGED', details: { status: 'cancelled', version: (await read(seen._id)).version } },
  });
  expect(stale.body.error).toBe('This order has changed meanwhile and is now cancelled. Please look at it again.');
  const current = await change(seen._id, { status: 'shipped', version: stale.body.details.version });
  expect(current).toMatchObject({ status: 409, body: { code: 'ORDER_FINAL' } });
  // A documented client sends no version.
  const old = await change(seen._id, { status: 'delivered' });
  expect(old).toMatchObject({ status: 409, body: { code: 'ORDER_CHANGED', details: { status: 'cancelled' } } });
});

test('accepts the present version and a repeated click', async () => {
  const { _id, version } = await shop.placeCashOrder();
  expect((await change(_id, { status: 'shipped', version })).status).toBe(200);
  expect((await change(_id, { status: 'shipped', version })).status).toBe(200);
  expect((await change(_id, { status: 'delivered', version })).body.code).toBe('ORDER_CHANGED');
  const delivered = await change(_id, { status: 'delivered', version: (await read(_id)).version });
  expect(delivered.body.data.status).toBe('delivered');
});

test.each([
  ['delivered', 'cancelled'],
  ['delivered', 'OrderPlaced'],
  ['exchanged', 'cancelled'],
  ['return_requested', 'shipped'],
  ['cancelled', 'delivered'],
  ['cancelled', 'returned'],
  ['returned', 'cancelled'],
  ['returned', 'exchanged'],
])('refuses to change %s to %s', async (from, to) => {
  const { _id } = await shop.placeCashOrder();
  await change(_id, { status: from });
  expect((await change(_id, { status: to })).status).toBe(409);
  expect((await read(_id)).status).toBe(from);
});

test('reopens a cancelled cash order with a reason, its stock and its coupon', async () => {
  await aCoupon(shop, { code: 'BACK20', usesPerCustomer: 1 });
  await shop.addToCart(TOMATO, 5);
  const order: Order = (await shop.customer.post('/api/payment/order', { ...shop.orderInput(), couponCode: 'BACK20' }))
    .body.data;
  await shop.changeStatusAsCustomer(order._id, 'cancelled', 'By mistake');
  expect(await stockOf(shop, TOMATO)).toBe(100);
  const reopen = (reason?: string) => change(order._id, { status: 'OrderPlaced', reopen: true, reason });
  expect((await reopen()).body.fields).toEqual({ reason: 'Reason is required.' });
  await setStock(shop, [TOMATO], 4);
  expect((await reopen('Customer called')).body.code).toBe('OUT_OF_STOCK');
  await setStock(shop, [TOMATO], 100);

  expect((await reopen('Customer called')).body.data).toMatchObject({ status: 'OrderPlaced', canCancel: true });
  expect(await stockOf(shop, TOMATO)).toBe(95);
  const [entry] = await shop.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, order._id))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(entry).toMatchObject({ action: 'reopen', after: { status: 'OrderPlaced', reason: 'Customer called' } });
  await change(order._id, { status: 'delivered' });
  expect(await shop.coinBalance()).toBe(Math.floor(order.bill.itemTotal / 50));
});

test('refuses to reopen a refunded order', async () => {
  await shop.addToCart(TOMATO, 5);
  const order = await shop.placePaidOrder();
  await shop.changeStatusAsCustomer(order._id, 'cancelled');
  const { status, body } = await change(order._id, { status: 'shipped', reopen: true, reason: 'He wants it' });
  expect([status, body.code]).toEqual([409, 'ORDER_REFUNDED']);
  expect((await read(order._id)).status).toBe('cancelled');
});

test('earns the coins again when a delivery was set by mistake', async () => {
  await shop.addToCart(CLEANER, 10);
  const order = await shop.placePaidOrder();
  const earned = Math.floor(order.bill.itemTotal / 50);
  await change(order._id, { status: 'delivered' });
  const reopened = await change(order._id, { status: 'outfor delivery', reopen: true, reason: 'Wrong order' });
  expect(reopened.body.data).toMatchObject({ status: 'outfor delivery', deliveredAt: null });
  expect(await shop.coinBalance()).toBe(0);
  await change(order._id, { status: 'delivered' });
  expect(await shop.coinBalance()).toBe(earned);
  await change(order._id, { status: 'outfor delivery', reopen: true, reason: 'Wrong order again' });
  await shop.changeStatusAsCustomer(order._id, 'cancelled');
  expect(await shop.coinBalance()).toBe(0);
  expect(await shop.refundsOf(order)).toHaveLength(1);
});

test('rewards a referral with the delivery that was no mistake', async () => {
  const friend = await newCustomer(shop);
  const { referralCode } = (await friend.get('/api/get-profile')).body.data;
  await shop.customer.post('/api/referral/use', { code: referralCode });
  const rewards = async () => [(await friend.get('/api/supercoins')).body.data.coins, await shop.coinBalance()];
  await shop.addToCart(TOMATO, 1);
  const mistaken = (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data;
  await change(mistaken._id, { status: 'delivered' });
  expect(await rewards()).toEqual([50, 50]);
  await change(mistaken._id, { status: 'shipped', reopen: true, reason: 'Wrong door' });
  expect(await rewards()).toEqual([0, 0]);
  await change(mistaken._id, { status: 'delivered' });
  expect(await rewards()).toEqual([50, 50]);
  await change(mistaken._id, { status: 'shipped', reopen: true, reason: 'Wrong door again' });
  await change(mistaken._id, { status: 'cancelled' });
  await shop.addToCart(TOMATO, 1);
  const order = (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data;
  await change(order._id, { status: 'delivered' });
  expect(await rewards()).toEqual([50, 50]);
});

test('takes the reward of a referral back with the whole order that earned it, and rewards the next one', async () => {
  const friend = await newCustomer(shop);
  const { referralCode } = (await friend.get('/api/get-profile')).body.data;
  await shop.customer.post('/api/referral/use', { code: referralCode });
  const wallet = async () => (await friend.get('/api/supercoins')).body.data;
  const rewards = async () => [(await wallet()).coins, await shop.coinBalance()];
  const deliver = async () => {
    await shop.addToCart(TOMATO, 2);
    const { data } = (await shop.customer.post('/api/payment/order', shop.orderInput())).body;
    return (await change(data._id, { status: 'delivered' })).body.data as Order;
  };
  const first = await deliver();
  expect(await rewards()).toEqual([50, 50]);
  await change(first._id, { status: 'returned' });
  expect(await rewards()).toEqual([0, 0]);
  expect((await wallet()).history[0]).toMatchObject({ coins: -50, reason: 'referral-taken-back', orderId: null });
  await change(first._id, { status: 'delivered', reopen: true, reason: 'The goods stayed there' });
  expect(await rewards()).toEqual([50, 50]);
  await change(first._id, { status: 'returned' });
  expect(await rewards()).toEqual([0, 0]);
  const second = await deliver();
  expect(await rewards()).toEqual([50, 50]);
  await deliver();
  await change(second._id, { status: 'exchange_requested' });
  await change(second._id, { status: 'delivered' });
  expect(await rewards()).toEqual([50, 50]);
});

test('sets a returned cash order back to delivered', async () => {
  await shop.addToCart(CLEANER, 10);
  const order: Order = (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data;
  const before = await stockOf(shop, CLEANER);
  await change(order._id, { status: 'delivered' });
  await change(order._id, { status: 'returned' });
  expect(await stockOf(shop, CLEANER)).toBe(before);
  const body = { status: 'delivered', reopen: true, reason: 'The goods stayed there' };
  expect((await change(order._id, body)).status).toBe(200);
  expect(await stockOf(shop, CLEANER)).toBe(before);
  expect(await shop.coinBalance()).toBe(Math.floor(order.bill.itemTotal / 50));
});

test('sets an order back to delivered whose produce was returned in two parts', async () => {
  await shop.addToCart(TOMATO, 10);
  const placed: Order = (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data;
  await change(placed._id, { status: 'delivered' });
  for (const quantity of [1, 9]) {
    const { products } = await read(placed._id);
    const form = new FormData();
    form.set('lines', JSON.stringify([{ lineId: products[0]?._id, quantity }]));
    form.set('reason', 'changed_mind');
    const { body } = await shop.customer.send('POST', `/api/orders/${placed._id}/returns`, form);
    const { _id: claimId } = body.data.claims.find(({ state }: { state: string }) => state === 'open');
    await shop.asAdmin('POST', `/api/admin/claims/${claimId}/decision`, { decision: 'accepted', note: '' });
  }
  expect((await read(placed._id)).status).toBe('returned');
  const body = { status: 'delivered', reopen: true, reason: 'The goods stayed there' };
  expect((await change(placed._id, body)).status).toBe(200);
});

test('takes the second pack of a replacement from stock', async () => {
  await shop.addToCart(TOMATO, 3);
  await shop.addToCart(CLEANER, 2);
  const order: Order = (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data;
  const cleaner = await stockOf(shop, CLEANER);
  await change(order._id, { status: 'delivered' });
  await shop.changeStatusAsCustomer(order._id, 'exchange_requested', 'Soft');
  await setStock(shop, [TOMATO], 2);
  const refused = await change(order._id, { status: 'exchange_in_transit' });
  expect([refused.status, refused.body.code]).toEqual([409, 'OUT_OF_STOCK']);
  expect(refused.body.error).toContain('Set the order to Returned to refund it.');
  await setStock(shop, [TOMATO], 50);
  await change(order._id, { status: 'exchange_in_transit' });
  expect(await stockOf(shop, TOMATO)).toBe(47);
  await change(order._id, { status: 'delivered' });
  expect(await stockOf(shop, TOMATO)).toBe(50);
  await change(order._id, { status: 'exchange_in_transit' });
  await change(order._id, { status: 'exchanged' });
  expect([await stockOf(shop, TOMATO), await stockOf(shop, CLEANER)]).toEqual([47, cleaner]);
  // The audit counts the three packs that were written off, not the one or none that is left.
  await change(order._id, { status: 'shipped', reopen: true, reason: 'Wrong door' });
  const lineId = order.products.find(({ productId }) => productId === TOMATO)?._id;
  for (const quantity of [1, 0]) {
    const body = { reason: 'Ran out', lines: [{ lineId, quantity }] };
    expect((await shop.asAdmin('PATCH', `/api/admin/orders/${order._id}/lines`, body)).status).toBe(200);
    expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  }
});

test('refuses to decide, plan or report for a cancelled order', async () => {
  await shop.addToCart(LAB_TEST);
  const order: Order = (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data;
  await shop.changeStatusAsCustomer(order._id, 'cancelled');
  const form = new FormData();
  form.append('orderId', order._id);
  form.append('productId', LAB_TEST);
  form.append('file', new Blob(['%PDF-1.4 report'], { type: 'application/pdf' }), 'report.pdf');
  const { accessToken: token } = await shop.signIn('admin');
  const report = await shop.send('POST', '/api/admin/lab-reports', { token, body: form });
  expect([report.status, report.body.code]).toEqual([409, 'ORDER_FINAL']);
});

test('answers unknown, foreign and malformed orders with 404 or 400', async () => {
  const { _id } = await shop.placeCashOrder();
  const stranger = await newCustomer(shop);
  const ask = (id: string, body: unknown) => stranger.send('PATCH', `/api/orders/status/${id}`, body);
  for (const status of ['cancelled', 'return_requested', 'exchange_requested', 'delivered']) {
    expect((await ask(_id, { status, reason: 'Mine now' })).status).toBe(404);
    expect((await ask(UNKNOWN_ID, { status, reason: 'Mine now' })).status).toBe(404);
  }
  for (const body of [{}, { status: 7 }, { status: 'gone' }, { status: 'cancelled', version: 'x' }, [], null]) {
    expect((await ask(_id, body)).status).toBe(400);
  }
  expect((await ask('not-an-id', { status: 'cancelled' })).status).toBe(400);
  expect((await change(_id, { status: 'shipped', reopen: 'perhaps' })).status).toBe(400);
});
