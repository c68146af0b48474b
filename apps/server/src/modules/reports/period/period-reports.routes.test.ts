import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../../test/builders/index.ts';
import { type OpenShop, openStockedShop } from '../../../../test/open-shop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openStockedShop();
});
afterAll(() => shop.close());

const read = async (role: 'manager' | 'pharmacist', query: string): Promise<number> => {
  const { accessToken: token } = await shop.signIn(role);
  return (await shop.get(`/api/admin/reports/period?${query}`, { token })).status;
};

test('managers read the report of a period, others do not', async () => {
  expect(await read('manager', 'from=2026-10-01&to=2026-10-28')).toBe(200);
  expect(await read('pharmacist', 'from=2026-10-01&to=2026-10-28')).toBe(403);
});

test.each(['from=2026-10-28&to=2026-10-01', 'from=2025-10-01&to=2026-10-02', 'from=x&to=y', ''])(
  'refuses a period that is wrong or too long: %s',
  async (query) => {
    expect(await read('manager', query)).toBe(400);
  },
);

test('counts the packs of a category whose sum is larger than an integer of the database', async () => {
  const { categoryId } = await aProduct(shop, { stock: 2_000_000_000 });
  await aProduct(shop, { categoryId, stock: 2_000_000_000 });
  const { accessToken: token } = await shop.signIn('manager');
  const { status, body } = await shop.get('/api/admin/reports/stock', { token });
  expect(status).toBe(200);
  expect(body.data.packs).toBeGreaterThanOrEqual(4_000_000_000);
});
