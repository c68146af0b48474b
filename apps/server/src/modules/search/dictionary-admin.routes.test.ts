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

const importList = (text: string) => {
  const body = new FormData();
  body.append('file', new File([text], 'words.csv', { type: 'text/csv' }));
  return shop.send('POST', '/api/admin/synonyms/import', { token, body });
};

const exportList = async (): Promise<string> => {
  const { headers, text } = await shop.get('/api/admin/synonyms/export.csv', { token });
  expect(headers.get('content-type')).toContain('text/csv');
  return text;
};

test('imports words of the shop and exports them again', async () => {
  const first = await importList('Means,TERM\n"tomato, onion",Kachumber\npotato,=batata\n');
  expect(first.body.data).toEqual({ created: 2, changed: 0 });
  const second = await importList('term;means\nkachumber;tomato\n');
  expect(second.body.data).toEqual({ created: 0, changed: 1 });
  const list = await exportList();
  expect(list).toContain('\r\nkachumber,tomato\r\n');
  expect((await importList(list)).body.data).toEqual({ created: 0, changed: 0 });
});

test.each([
  ['term,meaning\na,b\n', /columns term and means/],
  ['term,means\nfine,tomato\nwrong,\n', /line 3: Enter what the shop calls it/],
  ['term,means\ntwice,tomato\nTwice,onion\n', /line 3: twice stands in the list twice/],
  ['term,means\n', /no words/],
])('changes nothing for a wrong list %j', async (text, message) => {
  const before = await exportList();
  const { status, body } = await importList(text);
  expect(status).toBe(400);
  expect(body.message).toMatch(message);
  expect(await exportList()).toBe(before);
});

test('imports and exports words for staff only', async () => {
  expect((await shop.get('/api/admin/synonyms/export.csv')).status).toBe(401);
  expect((await shop.send('POST', '/api/admin/synonyms/import', { body: new FormData() })).status).toBe(401);
});
