import type { Catalog } from '@subah/rules/catalog/catalogs';
import { listColumns } from '@subah/rules/catalog/list-columns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCatalogTree } from '../../../../test/builders/index.ts';
import { type OpenShop, openShop, openStockedShop } from '../../../../test/open-shop.ts';
import { startS3 } from '../../../../test/s3-simulator.ts';
import { filesIn } from '../../../platform/storage/folder-storage.ts';

let shop: OpenShop;
let token: string;

beforeAll(async () => {
  shop = await openShop();
  await insertCatalogTree(shop);
  token = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

const send = (catalog: string, text: string, isPreview: boolean, sender = token) => {
  const form = new FormData();
  form.append('isPreview', String(isPreview));
  form.append('file', new Blob([text]), 'list.csv');
  return shop.send('POST', `/api/admin/import/${catalog}`, { body: form, token: sender });
};

const LIST = `name,category,subcategory,price,mrp,unit,quantity,stock
Moong dal,Test dals,Dal,120,140,kg,1,7
Bad dal,Test dals,Dal,cheap,,,,
Urad dal,Test dals,Dal,150,140,kg,1,3
`;

test('previews an import without writing', async () => {
  const { status, body } = await send('grocery', LIST, true);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toMatchObject({ rows: 3, created: 1, failed: 2, newCategories: 1 });
  expect(body.data.errors.map((error: { line: number }) => error.line)).toEqual([3, 4]);
  expect(body.data.preview[0]).toMatchObject({ name: 'Moong dal', price: 120, state: 'created' });
  const found = await shop.get('/api/admin/products?catalog=grocery&q=moong%20test', { token });
  expect(found.body.data).toEqual([]);
});

test('imports in the background and reports errors by row', async () => {
  const { body } = await send('grocery', LIST, false);
  expect(body.data).toMatchObject({ state: 'waiting', part: 0 });
  await shop.runJobs();
  const done = await shop.get(`/api/admin/imports/${body.data._id}`, { token });
  expect(done.body.data).toMatchObject({ state: 'done', part: 1, rows: 3, created: 1, failed: 2 });
  expect(done.body.data.errors).toHaveLength(2);
  const log = await shop.get('/api/admin/audit?action=import', { token });
  expect(log.body.data[0]).toMatchObject({ subject: 'catalog', subjectId: 'grocery' });
});

test('lists a row with several errors once, and a list of errors imports again without its own columns', async () => {
  const importList = async (text: string) => {
    const { body } = await send('grocery', text, false);
    await shop.runJobs();
    const { data } = (await shop.get(`/api/admin/imports/${body.data._id}`, { token })).body;
    const { text: errorFile } = await shop.get(`/api/admin/imports/${body.data._id}/errors`, { token });
    return { data, errorFile: errorFile.replace('\ufeff', '') };
  };
  const first = await importList('code,name,category,price,stock\ntwo-1,Twice wrong,Errors,-5,x\n');
  expect(first.data.errors.map(({ line, field }: { line: number; field: string }) => [line, field])).toEqual([
    [2, 'price'],
    [2, 'stock'],
  ]);
  expect(first.errorFile).toBe(
    'line,field,error,code,name,category,price,stock\r\n' +
      `2,"price, stock","The price must be above zero. The stock ""x"" is not a whole number.",two-1,Twice wrong,Errors,'-5,x\r\n`,
  );
  const second = await importList(first.errorFile.replace("'-5,x", '5,x'));
  expect(second.errorFile).toBe(
    'line,field,error,code,name,category,price,stock\r\n' +
      '2,stock,"The stock ""x"" is not a whole number.",two-1,Twice wrong,Errors,5,x\r\n',
  );
  expect((await importList(second.errorFile.replace('5,x', '5,3'))).data).toMatchObject({ created: 1, failed: 0 });
});

test('stores an upload in the bucket and removes it after the import', async () => {
  const s3 = await startS3();
  const other = await openStockedShop({ settings: { bucket: s3.bucket } });
  try {
    const form = new FormData();
    form.append('file', new Blob([LIST]), '../../list.csv');
    const { accessToken } = await other.signIn('admin');
    const { body } = await other.send('POST', '/api/admin/import/grocery', { body: form, token: accessToken });
    expect([...s3.objects.keys()]).toEqual([`private/import-lists/${body.data._id}`]);
    expect(await filesIn(other.deps.settings.dataDir)).toEqual([]);
    await other.runJobs();
    const done = await other.get(`/api/admin/imports/${body.data._id}`, { token: accessToken });
    expect(done.body.data).toMatchObject({ state: 'done', rows: 3, created: 1 });
    const kept = [...s3.objects.keys()].filter((key) => !key.startsWith('uploads/'));
    expect(kept).toEqual([`private/import-errors/${body.data._id}`]);
    expect(s3.objects.has('uploads/originals/default/product')).toBe(true);
    expect(await filesIn(other.deps.settings.dataDir)).toEqual([]);
  } finally {
    await other.close();
    await s3.stop();
  }
});

test('rejects a file without the required columns', async () => {
  const { status, body } = await send('grocery', 'a,b\n1,2\n', true);
  expect(status).toBe(400);
  expect(body.message).toContain('No column for name');
  const started = await send('grocery', 'a,b\n1,2\n', false);
  await shop.runJobs();
  const failed = await shop.get(`/api/admin/imports/${started.body.data._id}`, { token });
  expect(failed.body.data).toMatchObject({ state: 'failed' });
  const { accessToken } = await shop.signIn('customer');
  expect((await send('grocery', LIST, true, accessToken)).status).toBe(403);
});

test.each(['fruits', 'medicine'])('imports an export of %s without a change', async (catalog) => {
  const file = await shop.get(`/api/admin/export/${catalog}`, { token });
  expect(file.headers.get('content-type')).toContain('text/csv');
  expect(file.headers.get('content-disposition')).toContain(`${catalog}-`);
  const [header] = file.text.replace('\ufeff', '').split('\r\n');
  expect(header?.split(',')).toEqual(listColumns(catalog as Catalog));
  const { body } = await send(catalog, file.text, true);
  expect(body.data).toMatchObject({ created: 0, changed: 0, failed: 0 });
  expect(body.data.unchanged).toBe(24);
});

test('asks about prices in paise, by what the shop sells and until it is answered', async () => {
  const asks = async (text: string, scale: Record<string, number> = {}) => {
    const form = new FormData();
    form.append('columns', JSON.stringify({ map: {}, scale, defaults: {} }));
    form.append('file', new Blob([text]), 'list.csv');
    return (await shop.send('POST', '/api/admin/import/grocery/columns', { body: form, token })).body.data
      .looksLikePaise;
  };
  const rows = Array.from({ length: 30 }, (_, at) => `Vegetable ${at},Vegetables,${2100 + 175 * at}`);
  const paise = ['name,category,price', ...rows].join('\n');
  expect(await asks(paise)).toBe(true);
  expect(await asks(paise, { price: 0.01, mrp: 0.01 })).toBe(false);
  expect(await asks(paise, { price: 1, mrp: 1 })).toBe(false);

  const few = (factor: number) =>
    ['name,category,price', ...[12, 15, 18, 20, 25].map((price) => `Spice ${price},Spices,${price * factor}`)].join(
      '\n',
    );
  expect(await asks(few(100))).toBe(false);
  await send('grocery', few(1), false);
  await shop.runJobs();
  expect(await asks(few(100))).toBe(true);
  expect(await asks(few(2))).toBe(false);
});
