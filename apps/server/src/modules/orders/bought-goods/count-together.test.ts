import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLEANER, LAB_TEST, MILK, TOMATO } from '../../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { countTogether } from './count-together.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

async function orderTogether(...productIds: string[]) {
  for (const id of productIds) await shop.addToCart(id);
  const { status } = await shop.customer.post('/api/payment/order', shop.orderInput());
  expect(status).toBe(200);
}
const recommended = async (path: string): Promise<string[]> => {
  shop.cache.invalidateAll();
  return (await shop.get(`/api/products/${path}`)).body.data.map(({ _id }: { _id: string }) => _id);
};

test('recommends what at least three customers bought together', async () => {
  for (let customer = 0; customer < 3; customer += 1) {
    await shop.reset();
    await orderTogether(TOMATO, MILK);
    if (customer < 2) await orderTogether(TOMATO, CLEANER);
  }
  await countTogether(shop.deps);
  expect(await recommended(`${TOMATO}/bought-together`)).toEqual([MILK]);
  expect(await recommended(`${CLEANER}/bought-together`)).toEqual([]);
  expect(await recommended(`for-cart?with=${TOMATO}&with=${MILK}`)).toEqual([]);
  expect(await recommended(`for-cart?with=${TOMATO}`)).toContain(MILK);
  expect((await shop.get('/api/products/for-cart?with=nonsense')).status).toBe(400);
});

test('lists what a customer bought before and can buy now, the last first', async () => {
  await shop.reset();
  await orderTogether(CLEANER);
  shop.advanceClock(60_000);
  await orderTogether(TOMATO);
  const ids = async () =>
    (await shop.customer.get('/api/orders/buy-again')).body.data.map(({ _id }: { _id: string }) => _id);
  expect(await ids()).toEqual([TOMATO, CLEANER]);
  expect(await ids()).not.toContain(LAB_TEST);
});
