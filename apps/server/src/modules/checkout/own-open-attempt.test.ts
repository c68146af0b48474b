import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCoupon, aProduct, TOMATO } from '../../../test/builders/index.ts';
import { setStock } from '../../../test/buyers.ts';
import { newCustomer, payInSandbox } from '../../../test/new-customer.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { coupons } from '../coupons/coupons.tables.ts';
import { expireUnpaidOrders } from '../orders/unpaid-orders/expire-orders.ts';

// A customer comes back from the payment page without paying. The order that waits for the payment holds stock, a use of
// the coupon and coins; the cart must not report them as gone to this customer.

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const cart = async () => (await shop.customer.get('/api/cart')).body.data;
const openAttempt = async (body: object = {}) => {
  const placed = await shop.customer.post('/api/payment/order', {
    ...shop.orderInput(),
    paymentMode: 'online',
    ...body,
  });
  expect(placed.status).toBe(200);
  return placed.body;
};
const anOnceCoupon = async (code: string) =>
  aCoupon(shop, { code, kind: 'flat', value: 20_00, usesPerCustomer: 1, totalUses: 1 });

test('shows the last packs as available to the customer who holds them, and to nobody else', async () => {
  await setStock(shop, [TOMATO], 10);
  await shop.addToCart(TOMATO, 10);
  await openAttempt();
  expect((await cart()).items[0]).toMatchObject({ available: true, stockLeft: 10 });
  const other = await newCustomer(shop);
  expect((await other.post('/api/cart/add', { productId: TOMATO, quantity: 1 })).body.code).toBe('OUT_OF_STOCK');
});

test('lets the quantity of held goods change within stock and hold', async () => {
  await setStock(shop, [TOMATO], 10);
  await shop.addToCart(TOMATO, 8);
  await openAttempt();
  const more = await shop.customer.post('/api/cart/add', { productId: TOMATO, quantity: 2 });
  expect([more.status, more.body.data?.items[0].quantity]).toEqual([200, 10]);
  expect(more.body.data.items[0]).toMatchObject({ available: true, stockLeft: 10 });
  const tooMuch = await shop.customer.post('/api/cart/update', { productId: TOMATO, quantity: 11 });
  expect([tooMuch.status, tooMuch.body.message]).toEqual([409, 'Only 10 left']);
  await shop.customer.post('/api/cart/update', { productId: TOMATO, quantity: 3 });
  const back = await shop.customer.post('/api/cart/update', { productId: TOMATO, quantity: 10 });
  expect(back.status).toBe(200);
  const placed = await openAttempt();
  await shop.customer.post('/api/payment/verify', await payInSandbox(shop, placed.razorpayOrder.id));
  expect((await shop.customer.get(`/api/orders/${placed.orderId}`)).body.data.status).toBe('OrderPlaced');
});

test('keeps the coupon of the open attempt in the cart, and applies it again', async () => {
  await anOnceCoupon('MINE20');
  await shop.addToCart(TOMATO, 10);
  expect((await shop.customer.post('/api/coupons/apply', { code: 'MINE20' })).status).toBe(200);
  await openAttempt();
  expect((await cart()).coupon).toMatchObject({ code: 'MINE20', problem: null, discount: 20 });
  const again = await shop.customer.post('/api/coupons/apply', { code: 'MINE20' });
  expect([again.status, again.body.data?.coupon]).toEqual([200, { code: 'MINE20', problem: null, discount: 20 }]);
  const changed = await shop.customer.post('/api/cart/add', { productId: TOMATO, quantity: 1 });
  expect(changed.body.data.coupon).toMatchObject({ problem: null, discount: 20 });
  const other = await newCustomer(shop);
  await other.post('/api/cart/add', { productId: TOMATO, quantity: 10 });
  expect((await other.post('/api/coupons/apply', { code: 'MINE20' })).body.code).toBe('COUPON_USED_UP');
});

test('counts nothing twice after the attempt was paid, given up or has expired', async () => {
  await anOnceCoupon('TWICE20');
  const { id } = await aProduct(shop, { stock: 10, pricePaise: 100_00, mrpPaise: 100_00 });
  await shop.addToCart(id, 4);
  await shop.customer.post('/api/coupons/apply', { code: 'TWICE20' });
  const { orderId } = await openAttempt();
  await shop.customer.post('/api/payment/give-up', { orderId });
  expect((await cart()).items[0].stockLeft).toBe(10);
  await openAttempt();
  shop.advanceClock(20 * 60_000);
  await expireUnpaidOrders(shop.deps);
  expect((await cart()).items[0].stockLeft).toBe(10);
  expect((await cart()).coupon).toMatchObject({ problem: null });
  const paid = await openAttempt();
  await shop.customer.post('/api/payment/verify', await payInSandbox(shop, paid.razorpayOrder.id));
  await shop.addToCart(id, 1);
  expect((await cart()).items[0].stockLeft).toBe(6);
  expect((await shop.customer.post('/api/coupons/apply', { code: 'TWICE20' })).status).toBe(400);
  const [coupon] = await shop.database.db.select().from(coupons).where(eq(coupons.code, 'TWICE20'));
  expect(coupon?.usedCount).toBe(1);
});

test('asks for no second payment when a tab submits an order that another tab has paid', async () => {
  await shop.addToCart(TOMATO, 2);
  const placed = await openAttempt();
  await shop.customer.post('/api/payment/verify', await payInSandbox(shop, placed.razorpayOrder.id));
  const { orderId, razorpayOrder, keyId, data, message } = await openAttempt();
  expect([orderId, data.status, razorpayOrder, keyId]).toEqual([placed.orderId, 'OrderPlaced', null, null]);
  expect(message).toBe('This order is already paid.');
});

test('reorders what the open attempt holds', async () => {
  const { id } = await aProduct(shop, { stock: 5, pricePaise: 100_00, mrpPaise: 100_00 });
  await shop.addToCart(id, 2);
  const order = await shop.customer.post('/api/payment/order', shop.orderInput());
  await setStock(shop, [id], 2);
  await shop.addToCart(id, 2);
  await openAttempt();
  await shop.customer.send('DELETE', '/api/cart/clear');
  const again = await shop.customer.post(`/api/orders/${order.body.data._id}/reorder`, {});
  expect(again.body.data.leftOut).toEqual([]);
});
