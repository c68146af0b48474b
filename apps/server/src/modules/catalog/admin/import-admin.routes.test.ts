import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';

let shop: OpenShop;
let token: string;

beforeAll(async () => {
  shop = await openShop();
  token = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

const send = (catalogue: string, text: string, isPreview: boolean, who = token) => {
  const form = new FormData();
  form.append('isPreview', String(isPreview));
  form.append('file', new Blob([text]), 'list.csv');
  return shop.send('POST', `/api/admin/import/${catalogue}`, { body: form, token: who });
};

const LIST = `name,category,subcategory,price,mrp,unit,quantity,stock
Moong dal,Test dals,Dal,120,140,kg,1,7
Bad dal,Test dals,Dal,cheap,,,,
Urad dal,Test dals,Dal,150,140,kg,1,3
`;

test('a preview says what would happen and writes nothing', async () => {
  const { status, body } = await send('grocery', LIST, true);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toMatchObject({ rows: 3, created: 1, failed: 2, newCategories: 1 });
  expect(body.data.errors.map((error: { line: number }) => error.line)).toEqual([3, 4]);
  expect(body.data.preview[0]).toMatchObject({ name: 'Moong dal', price: 120, state: 'created' });
  const found = await shop.get('/api/admin/products?catalogue=grocery&q=moong%20test', { token });
  expect(found.body.data).toEqual([]);
});

test('an import is done in the background, with its errors row by row', async () => {
  const { body } = await send('grocery', LIST, false);
  expect(body.data).toMatchObject({ state: 'waiting', part: 0 });
  await shop.doJobs();
  const done = await shop.get(`/api/admin/imports/${body.data._id}`, { token });
  expect(done.body.data).toMatchObject({ state: 'done', part: 1, rows: 3, created: 1, failed: 2 });
  expect(done.body.data.errors).toHaveLength(2);
  const log = await shop.get('/api/admin/audit?action=import', { token });
  expect(log.body.data[0]).toMatchObject({ subject: 'catalogue', subjectId: 'grocery' });
});

test('a list without the needed columns is refused in words', async () => {
  const { status, body } = await send('grocery', 'a,b\n1,2\n', true);
  expect(status).toBe(400);
  expect(body.message).toContain('No column for name');
  const started = await send('grocery', 'a,b\n1,2\n', false);
  await shop.doJobs();
  const failed = await shop.get(`/api/admin/imports/${started.body.data._id}`, { token });
  expect(failed.body.data).toMatchObject({ state: 'failed' });
  const { accessToken } = await shop.signIn('customer');
  expect((await send('grocery', LIST, true, accessToken)).status).toBe(403);
});

test('what was exported can be imported again and changes nothing', async () => {
  const file = await shop.get('/api/admin/export/fruits', { token });
  expect(file.headers.get('content-type')).toContain('text/csv');
  expect(file.headers.get('content-disposition')).toContain('fruits-');
  const { body } = await send('fruits', file.text, true);
  expect(body.data).toMatchObject({ created: 0, changed: 0, failed: 0 });
  expect(body.data.unchanged).toBeGreaterThan(100);
});
