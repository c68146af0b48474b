import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { refreshSearchWords } from './refresh-search-words.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

async function buy(productId: string): Promise<string> {
  await shop.addToCart(productId);
  return (await shop.customer.post('/api/payment/order', shop.orderInput())).body.orderId;
}
const report = (orderId: string, query: string, productId: string) =>
  shop.customer.post('/api/search-purchases', { orderId, found: [{ query, productId }] });
const counted = async () =>
  (await shop.database.pool.query('select query, product_id as "productId", times from search_purchases')).rows;

test('a product that is bought after a search comes first in it', async () => {
  const first = await aProduct(shop, { name: 'Kolam Rice', pricePaise: 300_00 });
  const second = await aProduct(shop, { name: 'Kolam Rice Family Bag', pricePaise: 300_00 });
  await refreshSearchWords(shop.database.db);
  for (let order = 0; order < 3; order++) {
    await shop.reset();
    const orderId = await buy(second.id);
    expect((await report(orderId, ' Kolam  RICE', second.id)).status).toBe(200);
  }
  expect(await counted()).toEqual([{ query: 'kolam rice', productId: second.id, times: 3 }]);
  const namesFor = async (query: string) =>
    (await shop.get(`/api/search-product/${query}?limit=1`)).body.results[0].products.map(
      ({ name }: { name: string }) => name,
    );
  expect(await namesFor('kolam%20rice')).toEqual(['Kolam Rice Family Bag']);
  expect(await namesFor('rice%20kolam')).toEqual(['Kolam Rice']);
  expect(first.id).not.toBe(second.id);
});

test('counts an order once, and only products of the own order', async () => {
  await shop.database.pool.query('delete from search_purchases');
  const tomato = await aProduct(shop, { name: 'Desi Tomato', pricePaise: 300_00 });
  const other = await aProduct(shop, { name: 'Sona Masuri', pricePaise: 300_00 });
  await shop.reset();
  const orderId = await buy(tomato.id);
  await report(orderId, 'tamatar', other.id);
  expect(await counted()).toEqual([]);
  await report(orderId, 'tamatar', tomato.id);
  expect((await report(orderId, 'tamatar', tomato.id)).status).toBe(429);
  await shop.reset();
  await report(orderId, 'tamatar', tomato.id);
  expect(await counted()).toMatchObject([{ query: 'tamatar', times: 1 }]);
  const visitor = await shop.post('/api/search-purchases', { orderId, found: [{ query: 'x', productId: tomato.id }] });
  expect(visitor.status).toBe(401);
});
