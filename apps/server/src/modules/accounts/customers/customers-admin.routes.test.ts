import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer } from '../../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';

let shop: OpenShop;
let token: string;

beforeAll(async () => {
  shop = await openShop();
  token = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

test('lists customers for admins only', async () => {
  await aCustomer(shop, { mobile: '9876598765' });
  const customers = await shop.get('/api/admin/customers?q=98765', { token });
  expect(customers.body.data.length).toBeGreaterThan(0);
  expect(customers.body.data[0]).not.toHaveProperty('passwordHash');
  const { accessToken } = await shop.signIn('customer');
  expect((await shop.get('/api/admin/customers', { token: accessToken })).status).toBe(403);
});
