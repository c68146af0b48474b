import type { Order } from '@subah/contract/orders/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCoupon, aProduct, CLEANER, TOMATO } from '../../../test/builders/index.ts';
import { setStock, stockOf } from '../../../test/buyers.ts';
import { newCustomer, payInSandbox } from '../../../test/new-customer.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { orderLines } from './orders.tables.ts';
import { expireUnpaidOrders } from './unpaid-orders/expire-orders.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

test('places a paid order and removes its lines from the cart', async () => {
  await shop.addToCart(TOMATO, 2);
  const order = await shop.placePaidOrder();
  expect(order).toMatchObject({ status: 'OrderPlaced', paymentType: 'online', isPaid: true, canCancel: true });
  expect(order.timeline.map(({ label }) => label)).toEqual(['Order placed']);
  expect((await shop.customer.get('/api/cart')).body.data.items).toEqual([]);
  const mine = (await shop.customer.get('/api/orders/my')).body;
  expect(mine).toMatchObject({ data: [{ _id: order._id }], nextCursor: null });
  expect(await stockOf(shop, TOMATO)).toBe(98);
});

test('keeps the Hindi name of a product in cart and order', async () => {
  const rice = await aProduct(shop, { name: 'Basmati Rice', hindiName: 'बासमती चावल', pricePaise: 50000 });
  await shop.addToCart(rice.id, 1);
  expect((await shop.customer.get('/api/cart')).body.data.items).toMatchObject([{ hindiName: 'बासमती चावल' }]);
  const { body } = await shop.customer.post('/api/payment/order', { ...shop.orderInput(), paymentMode: 'COD' });
  expect(body.data.products).toMatchObject([{ name: 'Basmati Rice', hindiName: 'बासमती चावल' }]);
  expect((await shop.customer.get('/api/orders/my')).body.data[0].products).toEqual(body.data.products);
});

test('keeps the cart after a failed payment and accepts a second payment', async () => {
  await shop.addToCart(TOMATO, 2);
  const online = { ...shop.orderInput(), paymentMode: 'online' };
  const first = (await shop.customer.post('/api/payment/order', online)).body;
  await payInSandbox(shop, first.razorpayOrder.id, 'fail');
  expect((await shop.customer.get('/api/cart')).body.data.count).toBe(1);
  const second = (await shop.customer.post('/api/payment/order', online)).body;
  expect(second.orderId).toBe(first.orderId);
  expect((await shop.placePaidOrder())._id).toBe(first.orderId);
  expect(await stockOf(shop, TOMATO)).toBe(98);
});

test('keeps products that were added while paying', async () => {
  await shop.addToCart(TOMATO, 2);
  const { body } = await shop.customer.post('/api/payment/order', { ...shop.orderInput(), paymentMode: 'online' });
  await shop.addToCart(TOMATO, 1);
  await shop.customer.post('/api/payment/verify', await payInSandbox(shop, body.razorpayOrder.id));
  expect((await shop.customer.get('/api/cart')).body.data.items).toMatchObject([{ productId: TOMATO, quantity: 1 }]);
});

test('rejects orders of other customers and statuses that customers may not set', async () => {
  const order = await shop.placeCashOrder();
  const other = await newCustomer(shop);
  expect((await other.get(`/api/orders/${order._id}`)).status).toBe(404);
  expect((await other.send('PATCH', `/api/orders/status/${order._id}`, { status: 'cancelled' })).status).toBe(404);
  expect((await other.post(`/api/orders/${order._id}/reorder`, {})).status).toBe(404);
  expect((await shop.changeStatusAsCustomer(order._id, 'delivered')).status).toBe(403);
  expect((await shop.changeStatusAsCustomer(order._id, 'nonsense')).body.fields).toEqual({
    status: 'There is no such status.',
  });
  expect((await shop.customer.get('/api/orders')).status).toBe(403);
  expect((await shop.customer.get('/api/admin/dashboard')).status).toBe(403);
});

test('adds what is in stock of a past order and lists what was left out', async () => {
  await shop.addToCart(TOMATO, 5);
  await shop.addToCart(CLEANER, 2);
  const order = (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data as Order;
  await setStock(shop, [TOMATO], 3);
  const { body } = await shop.customer.post(`/api/orders/${order._id}/reorder`, {});
  expect(body.data.added.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 2]);
  expect(body.data.leftOut).toMatchObject([{ quantity: 2, why: 'Only 3 left' }]);
  expect((await shop.customer.get('/api/cart')).body.data.count).toBe(2);
});

test('pages orders by cursor in both directions without gaps', async () => {
  for (let count = 0; count < 3; count += 1) {
    shop.advanceClock(1000);
    await shop.placeCashOrder(1);
  }
  for (const [url, send] of [
    ['/api/orders/my?limit=1', shop.customer.get],
    ['/api/orders?limit=30&sort=oldest', (path: string) => shop.asAdmin('GET', path)],
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

test('releases what an unpaid order held when its hold ends', async () => {
  shop.advanceClock(15 * 60_000);
  await expireUnpaidOrders(shop.deps);
  await setStock(shop, [TOMATO], 100);
  await aCoupon(shop);
  await shop.addToCart(TOMATO, 10);
  await shop.customer.post('/api/coupons/apply', { code: 'WELCOME20' });
  await shop.customer.post('/api/payment/order', { ...shop.orderInput(), paymentMode: 'online' });
  expect(await stockOf(shop, TOMATO)).toBe(90);
  await expireUnpaidOrders(shop.deps);
  expect(await stockOf(shop, TOMATO)).toBe(90);
  shop.advanceClock(15 * 60_000);
  await expireUnpaidOrders(shop.deps);
  expect(await stockOf(shop, TOMATO)).toBe(100);
  expect((await shop.customer.post('/api/coupons/apply', { code: 'WELCOME20' })).status).toBe(200);
});

test('sums the tax of the lines to the charged amount', async () => {
  const order = await shop.placeCashOrder(7);
  const lines = await shop.database.db
    .select({ taxable: orderLines.taxablePaise, tax: orderLines.taxPaise })
    .from(orderLines)
    .where(eq(orderLines.orderId, order._id));
  const goods = lines.reduce((sum, line) => sum + line.taxable + line.tax, 0);
  expect(goods).toBe(Math.round(order.bill.itemTotal * 100));
});
