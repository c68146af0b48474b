import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { stockOf } from '../../../test/buyers.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { newId } from '../../platform/database/new-id.ts';

let shop: OpenShop;
let token: string;
let categoryId: string;
let dolo: { id: string; code: string };
let rice: { id: string; code: string };

beforeAll(async () => {
  shop = await openStockedShop();
  token = (await shop.signIn('admin')).accessToken;
  categoryId = (await aCategory(shop, { catalog: 'medicine' })).id;
});
afterAll(() => shop.close());
beforeEach(async () => {
  dolo = await aProduct(shop, { catalog: 'medicine', categoryId, name: 'Dolo 650', stock: 3 });
  rice = await aProduct(shop, { name: 'Rice', stock: 3 });
});

const MESSAGE = 'Enter the batch and the expiry date of Dolo 650.';
const book = (reason: string, lines: object[]) =>
  shop.post('/api/admin/stock-moves', { bookingId: newId(), reason, lines }, { token });
const sendList = async (rows: string[], isPreview = false) => {
  const form = new FormData();
  form.append('listId', newId());
  form.append('isPreview', String(isPreview));
  form.append('file', new File([['code,batch,expiry,reason,packs', ...rows].join('\n')], 'list.csv'));
  return shop.send('POST', '/api/admin/stock-moves/import', { body: form, token });
};

test('books received packs of a medicine only with batch and expiry, other goods also without', async () => {
  const packs = (productId: string) => ({ productId, quantity: 5, shownStock: 3 });
  const refused = await book('received', [packs(rice.id), packs(dolo.id)]);
  expect(refused).toMatchObject({ status: 400, body: { message: MESSAGE, fields: { 'lines.1.batch': MESSAGE } } });
  expect([await stockOf(shop, rice.id), await stockOf(shop, dolo.id)]).toEqual([3, 3]);
  const batch = { number: 'DL24', expiresOn: '2040-06-30' };
  expect((await book('received', [packs(rice.id), { ...packs(dolo.id), batch }])).status).toBe(200);
  // The expiry of a known batch is known.
  expect((await book('received', [{ ...packs(dolo.id), batch: { number: 'DL24' } }])).status).toBe(200);
});

test('counts more packs of a medicine only with a batch, fewer also without', async () => {
  const counted = (quantity: number) => book('counted', [{ productId: dolo.id, quantity, shownStock: 3 }]);
  expect((await counted(4)).body.fields).toEqual({ 'lines.0.batch': MESSAGE });
  expect((await counted(2)).status).toBe(200);
});

test('refuses a list of received medicines without batches, and says how many were counted without one', async () => {
  const received = [`${dolo.code},,,Received,5`, `${rice.code},,,Received,5`];
  expect((await sendList(received, true)).body.data.errors).toEqual([{ line: 2, field: 'batch', message: MESSAGE }]);
  expect((await sendList(received)).status).toBe(400);
  const opening = await sendList([`${dolo.code},,,Counted,9`, `${rice.code},,,Counted,9`]);
  expect(opening.body.data).toMatchObject({ isBooked: true, medicinesWithoutBatch: 1 });
  const named = await sendList([`${dolo.code},DL24,06/2040,Counted,9`]);
  expect(named.body.data).toMatchObject({ isBooked: true, medicinesWithoutBatch: 0 });
  expect(await stockOf(shop, dolo.id)).toBe(9);
});

test('does not add packs of a medicine in the product list and in the form of the console', async () => {
  const change = (body: object) => shop.send('PATCH', `/api/admin/products/${dolo.id}`, { body, token });
  const message = 'Packs of a medicine come in with batch and expiry date. Book them under Stock.';
  expect(await change({ stockChange: 10 })).toMatchObject({ status: 400, body: { fields: { stock: message } } });
  expect((await change({ stock: 4 })).body.fields).toEqual({ stock: message });
  expect((await change({ stock: 2, price: 20 })).status).toBe(200);
  const { data } = (await shop.get(`/api/admin/products/${dolo.id}`, { token })).body;
  const save = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return shop.send('PUT', `/api/medicines/product/${dolo.id}`, { body, token });
  };
  expect((await save({ stock: '9', readAt: data.updatedAt })).body.fields).toEqual({ stock: message });
  // The documented call has no field for a batch.
  expect((await save({ stock: '9' })).body.data.stock).toBe(9);
  const { withoutBatch } = (await shop.get(`/api/admin/stock/products?q=${dolo.code}`, { token })).body.data[0];
  expect(withoutBatch).toBe(9);
});

test('says after an import of medicines how many have packs without a batch', async () => {
  const form = new FormData();
  form.append(
    'file',
    new Blob(['name,category,price,unit,quantity,stock\nCrocin,Fever,30,tablets,15,20\n']),
    'list.csv',
  );
  form.append('isPreview', 'false');
  const { body } = await shop.send('POST', '/api/admin/import/medicine', { body: form, token });
  const progress = async () => (await shop.get(`/api/admin/imports/${body.data._id}`, { token })).body.data;
  expect(await progress()).toMatchObject({ state: 'waiting', medicinesWithoutBatch: 0 });
  await shop.runJobs();
  const done = await progress();
  expect(done).toMatchObject({ state: 'done', created: 1 });
  expect(done.medicinesWithoutBatch).toBeGreaterThanOrEqual(1);
});
