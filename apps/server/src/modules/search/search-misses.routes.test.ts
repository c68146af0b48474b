import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { refreshSearchWords } from './refresh-search-words.ts';

let shop: OpenShop & { signIn: (role: 'admin' | 'customer') => Promise<{ accessToken: string }> };
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = (await shop.signIn('admin')).accessToken;
  await aProduct(shop, { name: 'Brinjal Purple' });
  await refreshSearchWords(shop.database.db);
});
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('delete from search_misses'));

const report = (query: unknown, outcome: unknown) => shop.post('/api/search-outcome', { query, outcome });
const listMisses = async () => (await shop.get('/api/admin/search-misses', { token })).body.data;

test('lists searches that did not help by how often, with the reasons', async () => {
  await shop.get('/api/search-product/zzqqxx');
  for (const outcome of ['unclicked', 'unclicked', 'repeated']) await report(' Purple  Thing ', outcome);
  expect(await listMisses()).toMatchObject([
    { query: 'purple thing', times: 3, noResult: 0, unclicked: 2, repeated: 1 },
    { query: 'zzqqxx', times: 1, noResult: 1, unclicked: 0 },
  ]);
});

test('dismisses a search and does not list it again', async () => {
  await report('50% off / sale', 'unclicked');
  const path = `/api/admin/search-misses/${encodeURIComponent('50% off / sale')}`;
  expect((await shop.send('DELETE', path, { token })).body).toEqual({ message: 'Dismissed' });
  expect((await shop.send('DELETE', path, { token })).status).toBe(404);
  await report('50% off / sale', 'unclicked');
  expect(await listMisses()).toEqual([]);
  const { accessToken } = await shop.signIn('customer');
  expect((await shop.send('DELETE', path, { token: accessToken })).status).toBe(403);
});

test('searches with a taught word at once and says so', async () => {
  expect((await shop.get('/api/search-product/bhatukli')).status).toBe(404);
  expect(await listMisses()).toHaveLength(1);
  const { body } = await shop.post('/api/admin/synonyms', { term: 'bhatukli', means: 'brinjal' }, { token });
  expect(body.message).toBe('Saved. The search knows this word now.');
  // What every server does when the change is announced.
  shop.cache.invalidate('catalog');
  const found = await shop.get('/api/search-product/bhatukli');
  expect(found.body.results[0].products[0].name).toBe('Brinjal Purple');
  expect(await listMisses()).toEqual([]);
  await shop.send('DELETE', `/api/admin/synonyms/${body.data._id}`, { token });
  shop.cache.invalidate('catalog');
  expect((await shop.get('/api/search-product/bhatukli')).status).toBe(404);
});

test.each([
  [undefined, 'unclicked'],
  ['', 'unclicked'],
  ['x'.repeat(121), 'unclicked'],
  [{ $ne: 1 }, 'unclicked'],
  ['milk', 'bought'],
  ['milk', undefined],
  ['milk', 'dismissed_at'],
])('rejects the outcome %j %j', async (query, outcome) => {
  expect((await report(query, outcome)).status).toBe(400);
  expect(await listMisses()).toEqual([]);
});

test('counts concurrent reports and ignores a query without words', async () => {
  await Promise.all(Array.from({ length: 10 }, () => report('purple', 'unclicked')));
  await report('***', 'unclicked');
  expect(await listMisses()).toMatchObject([{ query: 'purple', times: 10 }]);
});
