import { isLowStock } from '@subah/rules/catalog/low-stock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';

let shop: OpenShop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

const lowNames = async (): Promise<string[]> =>
  (await shop.get('/api/admin/low-stock', { token })).body.data.map((row: { name: string }) => row.name);
const badge = async () => (await shop.get('/api/admin/waiting-work', { token })).body.data.lowStock;
const saveLimit = async (lowStockLimit: number) => {
  const { body } = await shop.get('/api/admin/settings', { token });
  const facts = { ...body.data, name: 'Subah', lowStockLimit };
  const { status } = await shop.send('PUT', '/api/admin/settings', { body: facts, token });
  expect(status).toBe(200);
  await shop.runJobs();
};
const change = (id: string, body: object, as = token) =>
  shop.send('PATCH', `/api/admin/products/${id}`, { body, token: as });

test('a product is low at its own limit, else at the limit of the shop', async () => {
  await aProduct(shop, { name: 'Atta', stock: 10 });
  const rice = await aProduct(shop, { name: 'Rice', stock: 11 });
  const saffron = await aProduct(shop, { name: 'Saffron', stock: 3, lowStockLimit: 2 });
  expect(await lowNames()).toEqual(['Atta']);
  const { body } = await change(rice.id, { lowStockLimit: 40 });
  expect(body.data).toMatchObject({ lowStockLimit: 40, lowStockAt: 40 });
  expect([await lowNames(), await badge()]).toEqual([['Atta', 'Rice'], 2]);
  await change(saffron.id, { stock: 2 });
  expect(await lowNames()).toEqual(['Saffron', 'Atta', 'Rice']);
  expect((await change(rice.id, { lowStockLimit: null })).body.data).toMatchObject({
    lowStockLimit: null,
    lowStockAt: 10,
  });
  expect((await change(rice.id, { price: 1 })).body.data.lowStockLimit).toBeNull();
  expect(await lowNames()).toEqual(['Saffron', 'Atta']);
  for (const lowStockLimit of [-1, 1.5, 10_000]) {
    expect((await change(rice.id, { lowStockLimit })).status, String(lowStockLimit)).toBe(400);
  }
  const packer = (await shop.signIn('packer')).accessToken;
  expect((await change(rice.id, { lowStockLimit: 1 }, packer)).status).toBe(403);
});

test('a new limit of the shop counts for old and new products, and leaves forms that are open alone', async () => {
  const before = (await shop.database.pool.query('select id, updated_at from products order by id')).rows;
  await saveLimit(11);
  await aProduct(shop, { name: 'Poha', stock: 11 });
  expect(await lowNames()).toEqual(['Saffron', 'Atta', 'Rice', 'Poha']);
  await saveLimit(0);
  await aProduct(shop, { name: 'Maida', stock: 1 });
  expect(await lowNames()).toEqual(['Saffron']);
  const { rows } = await shop.database.pool.query('select id, updated_at from products order by id');
  expect(rows.filter(({ id }) => before.some((row) => row.id === id))).toEqual(before);
});

test('the list in the database has the products that the rule calls low', async () => {
  await saveLimit(5);
  for (const stock of [0, 4, 5, 6]) {
    for (const lowStockLimit of [null, 0, 4, 6]) await aProduct(shop, { stock, lowStockLimit });
  }
  const { body } = await shop.get('/api/admin/products?catalog=grocery&limit=100', { token });
  const { body: low } = await shop.get('/api/admin/low-stock?limit=100', { token });
  const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id).toSorted();
  expect(idsOf(body.data.filter(isLowStock))).toEqual(idsOf(low.data));
});

test('proposes to buy back to the limit: of products that sell, and of others with a limit of their own', async () => {
  await saveLimit(5);
  const sold = await aProduct(shop, { name: 'Sold', stock: 1, soldLately: 30 });
  const kept = await aProduct(shop, { name: 'Kept', stock: 1, lowStockLimit: 4 });
  const idle = await aProduct(shop, { name: 'Idle', stock: 0 });
  const { body } = await shop.get('/api/admin/purchases/proposal?days=7', { token });
  const toBuy = (id: string) =>
    body.data.find((row: { product: { _id: string } }) => row.product._id === id)?.toBuy ?? 0;
  expect([sold.id, kept.id, idle.id].map(toBuy)).toEqual([11, 3, 0]);
});
