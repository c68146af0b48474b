import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openDemoShop } from '../../../test/open-shop.ts';

let shop: OpenShop;
let token: string;
beforeAll(async () => {
  shop = await openDemoShop();
  token = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

const list = async (q: string) =>
  (await shop.get(`/api/admin/dictionary?q=${encodeURIComponent(q)}`, { token })).body.data as {
    name: string;
    terms: string[];
    switchedOff: string[];
  }[];

test('switches a word of the dictionary off and on again', async () => {
  const path = `/api/admin/dictionary/switched-off/${encodeURIComponent('बटाटा')}`;
  expect((await list('बटाटा'))[0]).toMatchObject({ name: 'potato', switchedOff: [] });
  expect((await shop.send('PUT', path, { token })).status).toBe(200);
  expect((await shop.send('PUT', path, { token })).status).toBe(200);
  expect((await list(''))[0]).toMatchObject({ name: 'potato', switchedOff: ['बटाटा'] });
  expect((await shop.send('DELETE', path, { token })).status).toBe(200);
  expect((await shop.send('DELETE', path, { token })).status).toBe(404);
  expect(await list('')).toEqual([]);
});

test('switches off only words of the dictionary, for the admin only', async () => {
  const path = '/api/admin/dictionary/switched-off/zzqqxx';
  expect((await shop.send('PUT', path, { token })).status).toBe(404);
  expect((await shop.get('/api/admin/dictionary?q=aloo')).status).toBe(401);
});
