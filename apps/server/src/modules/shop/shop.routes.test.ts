import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';

let shop: OpenShop;
let token: string;

beforeAll(async () => {
  shop = await openStockedShop();
  token = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

test('admins read and change the shop settings', async () => {
  const facts = (await shop.get('/api/admin/settings', { token })).body.data;
  const bad = await shop.send('PUT', '/api/admin/settings', { token, body: { ...facts, gstin: '123' } });
  expect(bad.body.fields).toHaveProperty('gstin');
  const good = await shop.send('PUT', '/api/admin/settings', { token, body: { ...facts, name: 'Subah Mandideep' } });
  expect(good.body.data.name).toBe('Subah Mandideep');
  expect((await shop.get('/api/admin/settings')).status).toBe(401);
});
