import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder } from '../../../../test/buyers.ts';
import { type OpenShop, openStockedShop } from '../../../../test/open-shop.ts';

let shop: OpenShop;
let token: string;

beforeAll(async () => {
  shop = await openStockedShop();
  await anOrder(shop);
  token = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

test('returns each new order once', async () => {
  const begin = await shop.get('/api/admin/news', { token });
  expect(begin.body.data.orders).toEqual([]);
  const { since } = begin.body.data;
  expect((await shop.get(`/api/admin/news?since=${since}`, { token })).body.data).toEqual({ since, orders: [] });
  await shop.database.pool.query(
    `update orders set placed_at = now() + interval '1 second' where id = (select id from orders where status = 'OrderPlaced' limit 1)`,
  );
  const found = await shop.get(`/api/admin/news?since=${since}`, { token });
  expect(found.body.data.orders).toHaveLength(1);
  expect(found.body.data.since > since).toBe(true);
  expect((await shop.get(`/api/admin/news?since=${found.body.data.since}`, { token })).body.data.orders).toEqual([]);
});

test('includes an order of the next millisecond', async () => {
  const since = '2035-01-01T00:00:00.000Z';
  const place = (at: string) =>
    shop.database.pool.query(
      `update orders set placed_at = $1 where id = (select id from orders where status = 'OrderPlaced' order by id limit 1)`,
      [at],
    );
  const found = async () => (await shop.get(`/api/admin/news?since=${since}`, { token })).body.data.orders.length;
  await place(since);
  expect(await found()).toBe(0);
  await place('2035-01-01T00:00:00.001Z');
  expect(await found()).toBe(1);
});

test('lists new orders for admins only', async () => {
  const { accessToken } = await shop.signIn('customer');
  expect((await shop.get('/api/admin/news', { token: accessToken })).status).toBe(403);
});
