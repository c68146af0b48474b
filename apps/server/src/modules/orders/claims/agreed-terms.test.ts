import type { Order } from '@subah/contract/orders/orders';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCoupon, CLEANER, TOMATO } from '../../../../test/builders/index.ts';
import { setStock } from '../../../../test/buyers.ts';
import { lineOf, type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { coupons } from '../../coupons/coupons.tables.ts';
import { checkConsistency } from '../../reports/index.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(async () => {
  await shop.reset();
  await setStock(shop, [CLEANER], 100);
  await setDelivery({ smallCartCharge: 10, freeDeliveryAbove: 199 });
});
afterEach(async () => expect((await checkConsistency(shop.database.db)).faults).toEqual([]));
afterAll(() => shop.close());

async function setDelivery(changes: object) {
  const { body } = await shop.asAdmin('GET', '/api/admin/delivery-settings');
  const { status } = await shop.asAdmin('PUT', '/api/admin/delivery-settings', { ...body.data, ...changes });
  expect(status).toBe(200);
}

/** Tomatoes of ₹24 and surface cleaners of ₹115. */
async function placeOrder({ tomatoes, cleaners = 1, code }: { tomatoes: number; cleaners?: number; code?: string }) {
  await shop.addToCart(TOMATO, tomatoes);
  await shop.addToCart(CLEANER, cleaners);
  return shop.placePaidOrder(code ? { couponCode: code } : {});
}

const linesOf = (order: Order, productId: string, quantity: number) => [
  { lineId: lineOf(order, productId)._id, quantity },
];

async function cancel(order: Order, productId: string, quantity: number): Promise<Order> {
  const body = { lines: linesOf(order, productId, quantity), reason: 'not_needed' };
  const preview = await shop.customer.post(`/api/orders/${order._id}/items/preview`, { ...body, kind: 'cancel' });
  const { body: answer } = await shop.customer.post(`/api/orders/${order._id}/items/cancel`, body);
  expect(preview.body.data.after.toPay).toBe(answer.data.bill.toPay);
  return answer.data;
}

/** Staff lower the quantity of an item. */
async function takeOut(order: Order, productId: string, packs: number): Promise<Order> {
  const line = lineOf(order, productId);
  const { body } = await shop.asAdmin('PATCH', `/api/admin/orders/${order._id}/lines`, {
    reason: 'Not in stock',
    version: order.version,
    lines: [{ lineId: line._id, quantity: line.quantity - packs }],
  });
  return body.data;
}

async function returnItems(order: Order, productId: string, quantity: number, reason: string): Promise<Order> {
  const form = new FormData();
  form.set('lines', JSON.stringify(linesOf(order, productId, quantity)));
  form.set('reason', reason);
  expect((await shop.customer.send('POST', `/api/orders/${order._id}/returns`, form)).status).toBe(200);
  const { body } = await shop.asAdmin('GET', '/api/admin/claims?state=open&kind=return');
  await shop.asAdmin('POST', `/api/admin/claims/${body.data[0]._id}/decision`, { decision: 'accepted' });
  return (await shop.customer.get(`/api/orders/${order._id}`)).body.data;
}

const chargeOf = ({ bill }: Order) => bill.lines.find(({ key }) => key === 'small-cart')?.amount;

test.each([
  ['raises its small-cart charge', { smallCartCharge: 25 }],
  ['no longer charges small carts', { smallCartCharge: 0 }],
  ['lowers its limit for free delivery', { freeDeliveryAbove: 49 }],
])('adds the small-cart charge of the day of the order when the shop %s afterwards', async (_change, settings) => {
  const order = await placeOrder({ tomatoes: 4 });
  await setDelivery(settings);
  expect(chargeOf(await cancel(order, TOMATO, 2))).toBe(10);
});

test('adds no small-cart charge when the shop had none on the day of the order', async () => {
  await setDelivery({ smallCartCharge: 0 });
  const order = await placeOrder({ tomatoes: 4 });
  await setDelivery({ smallCartCharge: 10 });
  expect(chargeOf(await cancel(order, TOMATO, 2))).toBe(0);
});

test.each([
  ['raises its minimum', { minimumBasketPaise: 500_00 }, 'AGREED1'],
  ['limits it to other products', { catalog: 'milk' as const }, 'AGREED2'],
])('keeps the coupon of an order above its agreed minimum when the shop %s afterwards', async (_, change, code) => {
  const { id } = await aCoupon(shop, { code, minimumBasketPaise: 200_00 });
  const order = await placeOrder({ tomatoes: 5, code });
  await shop.database.db.update(coupons).set(change).where(eq(coupons.id, id));
  expect((await cancel(order, TOMATO, 1)).couponCode).toBe(code);
});

test('takes the coupon away below its agreed minimum when the shop lowers it afterwards', async () => {
  const { id, code } = await aCoupon(shop, { code: 'LOWERED', value: 10, minimumBasketPaise: 200_00 });
  const order = await placeOrder({ tomatoes: 5, code });
  await shop.database.db.update(coupons).set({ minimumBasketPaise: 1_00 }).where(eq(coupons.id, id));
  expect((await cancel(order, TOMATO, 2)).couponCode).toBeNull();
});

test('counts items that the shop took out towards the coupon and the free delivery of a later cancellation', async () => {
  const { code } = await aCoupon(shop, { code: 'MISSING', minimumBasketPaise: 300_00 });
  const order = await placeOrder({ tomatoes: 5, cleaners: 2, code });
  const missing = await takeOut(order, CLEANER, 2);
  expect([missing.couponCode, chargeOf(missing)]).toEqual([code, 0]);
  const kept = await cancel(missing, TOMATO, 2);
  expect([kept.couponCode, chargeOf(kept)]).toEqual([code, 0]);
  // Without the missing cleaners the customer has cancelled more than the coupon allows.
  const less = await cancel(kept, TOMATO, 1);
  expect([less.couponCode, chargeOf(less)]).toEqual([null, 0]);
});

test('counts returned items at fault towards the coupon of a later return', async () => {
  const { code } = await aCoupon(shop, { code: 'DAMAGED', minimumBasketPaise: 300_00 });
  const order = await placeOrder({ tomatoes: 5, cleaners: 2, code });
  await shop.changeStatusAsAdmin(order._id, 'delivered');
  const damaged = await returnItems(order, CLEANER, 1, 'damaged');
  expect((await returnItems(damaged, TOMATO, 2, 'changed_mind')).couponCode).toBe(code);
});
