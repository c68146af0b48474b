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

test('takes only what can be dialled as the phone of the shop', async () => {
  const save = async (phone: string) => {
    const facts = (await shop.get('/api/admin/settings', { token })).body.data;
    return shop.send('PUT', '/api/admin/settings', { token, body: { ...facts, phone } });
  };
  for (const phone of ['ask at the counter', '12345', '98265 00000 or later', '+', '1234567890123456'])
    expect((await save(phone)).body.fields, phone).toHaveProperty('phone');
  for (const phone of ['+91 98265 00000', '0755-2550000', '(0755) 255 0000', '1800 123 456'])
    expect((await save(phone)).status, phone).toBe(200);
});
