import type { Order } from '@subah/contract/orders/orders';
import { indiaDate } from '@subah/rules/india-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, LAB_TEST, TOMATO } from '../../../../test/builders/index.ts';
import { newCustomer } from '../../../../test/new-customer.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';

let shop: OrderShop;
let medicines: Order;
let vegetables: Order;
const tokens = { pharmacist: '', packer: '', manager: '' };
beforeAll(async () => {
  shop = await openOrderShop();
  const syrup = await aProduct(shop, { catalog: 'medicine', stock: 5 });
  medicines = await place([syrup.id]);
  vegetables = await place([TOMATO, LAB_TEST]);
  for (const role of Object.keys(tokens) as (keyof typeof tokens)[]) {
    tokens[role] = (await shop.signIn(role)).accessToken;
  }
});
afterAll(() => shop.close());

async function place(productIds: string[]): Promise<Order> {
  await shop.reset();
  for (const productId of productIds) await shop.addToCart(productId);
  return (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data;
}
const listedFor = async (token: string) =>
  (await shop.get('/api/orders', { token })).body.data.map(({ _id }: Order) => _id).sort();
const statusOf = async (path: string, token: string) => (await shop.get(`/api/${path}`, { token })).status;

test('a pharmacist sees orders with medicines only, a manager all', async () => {
  expect(await listedFor(tokens.pharmacist)).toEqual([medicines._id]);
  expect(await listedFor(tokens.manager)).toEqual([medicines._id, vegetables._id].sort());
  expect(await statusOf(`orders/${medicines._id}`, tokens.pharmacist)).toBe(200);
  expect(await statusOf(`orders/${vegetables._id}`, tokens.pharmacist)).toBe(404);
  expect(await statusOf(`orders/${medicines._id}`, tokens.packer)).toBe(404);
  expect(await statusOf(`orders/${medicines._id}/invoice.pdf`, tokens.pharmacist)).toBe(404);
});

test('only managers change orders of others', async () => {
  const cancel = (token: string) =>
    shop.send('PATCH', `/api/orders/status/${medicines._id}`, { token, body: { status: 'cancelled', reason: 'No.' } });
  expect((await cancel(tokens.pharmacist)).status).toBe(404);
  expect((await cancel(tokens.packer)).status).toBe(404);
  expect((await cancel(tokens.manager)).status).toBe(200);
});

test('the pick list of a packer has no lab samples', async () => {
  const date = indiaDate(new Date(vegetables.deliverySlot.from));
  const samplesFor = async (token: string) =>
    (await shop.get(`/api/admin/orders/pick-list?date=${date}`, { token })).body.data.samples.length;
  expect(await samplesFor(tokens.manager)).toBe(1);
  expect(await samplesFor(tokens.packer)).toBe(0);
});

test('staff who shop are customers of their own orders', async () => {
  const buyer = await newCustomer(shop);
  await buyer.post('/api/cart/add', { productId: TOMATO, quantity: 1 });
  const order = (await buyer.post('/api/payment/order', { addressId: buyer.addressId, paymentMode: 'COD' })).body.data;
  await shop.database.pool.query(`update users set role = 'packer' where id = $1`, [buyer.id]);
  const cancelled = await buyer.send('PATCH', `/api/orders/status/${order._id}`, { status: 'cancelled' });
  expect([cancelled.status, cancelled.body.data.timeline.at(-1).by]).toEqual([200, 'customer']);
});
