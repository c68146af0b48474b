import type { Order, PickList } from '@subah/contract/orders/orders';
import { collectionMornings } from '@subah/rules/healthcare/lab-visit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LAB_TEST, TOMATO } from '../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';

let shop: OrderShop;
let mornings: string[];
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(async () => {
  await shop.startOver();
  mornings = collectionMornings(shop.deps.clock());
});
afterAll(() => shop.close());

async function place(productIds: string[], collectionDate?: string): Promise<Order> {
  for (const productId of productIds) await shop.add(productId);
  const labPatients = collectionDate
    ? [{ productId: LAB_TEST, patientName: 'Asha', patientAge: 61, collectionDate }]
    : [];
  return (await shop.customer.post('/api/payment/order', { ...shop.wishes(), labPatients })).body.data;
}

async function listOf(date: string | undefined): Promise<PickList> {
  return (await shop.asAdmin('GET', `/api/admin/orders/pick-list?date=${date}`)).body.data;
}
const sampleOf = ({ samples }: PickList, { _id }: Order) => samples.find((sample) => sample._id === _id);
const goodsOf = ({ areas }: PickList, { _id }: Order) =>
  areas.flatMap(({ orders }) => orders).find((order) => order._id === _id);

test('a sample stands on the list of its own morning, and never among what is packed', async () => {
  const order = await place([LAB_TEST], mornings[4]);
  const [tomorrow, morning] = [await listOf(mornings[0]), await listOf(mornings[4])];
  expect([goodsOf(tomorrow, order), sampleOf(tomorrow, order)]).toEqual([undefined, undefined]);
  expect(goodsOf(morning, order)).toBeUndefined();
  expect(sampleOf(morning, order)).toMatchObject({
    phone: shop.customer.mobile,
    cashToCollect: order.totalAmount,
    tests: [{ name: 'Full Body Check', patient: { name: 'Asha', age: 61 } }],
  });
  await shop.set(order._id, 'cancelled', 'Changed my mind');
  expect(sampleOf(await listOf(mornings[4]), order)).toBeUndefined();
});

test('a test without its patient stands on every list from the first morning on, with the number to call', async () => {
  const order = await place([LAB_TEST]);
  for (const date of mornings.slice(0, 3)) {
    expect(sampleOf(await listOf(date), order)).toMatchObject({
      phone: shop.customer.mobile,
      tests: [{ name: 'Full Body Check', patient: null }],
    });
  }
  await shop.set(order._id, 'delivered');
  expect(sampleOf(await listOf(mornings[0]), order)).toBeUndefined();
});

test('who gets goods and a test pays once, for the goods', async () => {
  const order = await place([TOMATO, LAB_TEST], mornings[0]);
  const list = await listOf(mornings[0]);
  expect(goodsOf(list, order)).toMatchObject({ cashToCollect: order.totalAmount, items: [{ quantity: 1 }] });
  expect(goodsOf(list, order)?.items).toHaveLength(1);
  expect(sampleOf(list, order)).toMatchObject({ cashToCollect: 0 });
});
