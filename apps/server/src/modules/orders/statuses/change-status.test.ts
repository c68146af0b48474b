import type { Order } from '@subah/contract/orders/orders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CLEANER, LAB_TEST, TOMATO } from '../../../../test/builders/index.ts';
import { stockOf } from '../../../../test/buyers.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

test('cancels an order of the customer with one refund, restock and timeline entry', async () => {
  await shop.addToCart(TOMATO, 5);
  const order = await shop.placePaidOrder();
  const { body } = await shop.changeStatusAsCustomer(order._id, 'cancelled', 'Bought elsewhere');
  expect(body.data).toMatchObject({
    status: 'cancelled',
    canCancel: false,
    refundedAmount: order.totalAmount,
    timeline: [{ status: 'OrderPlaced' }, { status: 'cancelled', by: 'customer', reason: 'Bought elsewhere' }],
  });
  expect(await stockOf(shop, TOMATO)).toBe(100);
  expect(await shop.refundsOf(order)).toEqual([{ amountPaise: Math.round(order.totalAmount * 100) }]);
  expect((await shop.changeStatusAsCustomer(order._id, 'cancelled')).body.message).toBe(
    'This order is already cancelled.',
  );
});

test('accepts a return request within 24 hours of delivery with a reason', async () => {
  const order = await shop.placeCashOrder();
  expect((await shop.changeStatusAsCustomer(order._id, 'return_requested', 'Bad')).status).toBe(409);
  await shop.changeStatusAsAdmin(order._id, 'delivered');
  const delivered = (await shop.customer.get(`/api/orders/${order._id}`)).body.data;
  expect(delivered).toMatchObject({ canReturn: true, canCancel: false, isPaid: true });
  expect((await shop.changeStatusAsCustomer(order._id, 'return_requested')).body.fields).toEqual({
    reason: 'Reason is required.',
  });
  shop.setClock(new Date(new Date(delivered.deliveredAt).getTime() + 24 * 60 * 60_000));
  expect((await shop.changeStatusAsCustomer(order._id, 'return_requested', 'Bad')).status).toBe(409);
  shop.advanceClock(-1000);
  const { body } = await shop.changeStatusAsCustomer(order._id, 'exchange_requested', 'Soft');
  expect(body).toMatchObject({ message: 'Request submitted.', data: { status: 'exchange_requested' } });
});

test('stores every spelling of “out for delivery” in the documented form', async () => {
  const order = await shop.placeCashOrder();
  for (const spelling of ['out for delivery', 'OutForDelivery', 'outfor delivery']) {
    expect((await shop.changeStatusAsAdmin(order._id, spelling)).body.data.status).toBe('outfor delivery');
    await shop.changeStatusAsAdmin(order._id, 'shipped');
  }
});

test('runs the effects of a status once when it is set repeatedly', async () => {
  await shop.addToCart(CLEANER, 10);
  const order = await shop.placePaidOrder();
  const lizol = order.products[0]?.productId ?? '';
  const before = await stockOf(shop, lizol);
  const earned = Math.floor(order.bill.itemTotal / 50);
  for (const status of ['delivered', 'return_requested', 'delivered', 'exchange_requested', 'delivered']) {
    await shop.changeStatusAsAdmin(order._id, status);
    expect(await shop.coinBalance()).toBe(earned);
  }
  for (let round = 0; round < 3; round += 1) {
    expect((await shop.changeStatusAsAdmin(order._id, 'returned', 'Broken')).status).toBe(200);
    expect((await shop.changeStatusAsAdmin(order._id, 'cancelled')).status).toBe(409);
  }
  const { data: returned } = (await shop.customer.get(`/api/orders/${order._id}`)).body;
  expect(returned.pickUps).toHaveLength(1);
  await shop.asAdmin('POST', `/api/admin/pick-ups/${returned.pickUps[0]._id}/done`, { riderId: null });
  expect(await stockOf(shop, lizol)).toBe(before + 10);
  expect(await shop.coinBalance()).toBe(0);
  expect(await shop.refundsOf(order)).toHaveLength(1);
});

test('restocks returned groceries when they are picked up, but not returned produce', async () => {
  await shop.addToCart(TOMATO, 3);
  await shop.addToCart(CLEANER, 2);
  const order = (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data as Order;
  const lizol = order.products.find(({ productType }) => productType === 'GroceryProduct')?.productId ?? '';
  const before = await stockOf(shop, lizol);
  await shop.changeStatusAsAdmin(order._id, 'delivered');
  const { body } = await shop.changeStatusAsAdmin(order._id, 'returned', 'Broken');
  expect(await stockOf(shop, lizol)).toBe(before);
  await shop.asAdmin('POST', `/api/admin/pick-ups/${body.data.pickUps[0]._id}/done`, { riderId: null });
  expect(await stockOf(shop, TOMATO)).toBe(97);
  expect(await stockOf(shop, lizol)).toBe(before + 2);
});

test('pays with coins and returns them on cancellation', async () => {
  await shop.addToCart(CLEANER, 10);
  const first = await shop.placePaidOrder();
  await shop.changeStatusAsAdmin(first._id, 'delivered');
  const balance = await shop.coinBalance();
  expect(balance).toBeGreaterThan(0);
  await shop.addToCart(CLEANER, 1);
  const order = await shop.placePaidOrder({ useSuperCoins: true });
  expect(order.bill.coins).toBe(Math.min(balance, order.bill.itemTotal - 1));
  expect(order.totalAmount).toBe(order.bill.toPay - order.bill.coins);
  expect(await shop.coinBalance()).toBe(balance - order.bill.coins);
  await shop.changeStatusAsCustomer(order._id, 'cancelled');
  expect(await shop.coinBalance()).toBe(balance);
});

test('rejects the return of a lab test', async () => {
  await shop.addToCart(LAB_TEST);
  const { _id } = (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data as Order;
  await shop.changeStatusAsAdmin(_id, 'delivered');
  expect((await shop.customer.get(`/api/orders/${_id}`)).body.data).toMatchObject({
    canReturn: false,
    returnUntil: null,
  });
  const { status, body } = await shop.changeStatusAsCustomer(_id, 'return_requested', 'Do not like it');
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^A lab test cannot be returned/)]);
});
