import type { Endpoint } from '@subah/contract/endpoint';
import { endpoints } from '@subah/contract/endpoints';
import { can, mayCall } from '@subah/rules/accounts/roles';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { anOrder } from '../../../test/buyers.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { newId } from '../../platform/database/new-id.ts';

let shop: OrderShop;
let packer: string;
let manager: string;
let dolo: { id: string; code: string };
beforeAll(async () => {
  shop = await openOrderShop();
  const category = await aCategory(shop, { catalog: 'medicine' });
  dolo = await aProduct(shop, { catalog: 'medicine', categoryId: category.id, name: 'Dolo 650', stock: 0 });
  packer = (await shop.signIn('packer')).accessToken;
  manager = (await shop.signIn('manager')).accessToken;
});
afterAll(() => shop.close());

const expiresOn = addDays(indiaDate(new Date()), 400);
const receive = (batch: { number: string; cost?: number }, token: string) =>
  shop.post(
    '/api/admin/stock-moves',
    {
      bookingId: newId(),
      reason: 'received',
      lines: [{ productId: dolo.id, quantity: 5, shownStock: 0, batch: { expiresOn, ...batch } }],
    },
    { token },
  );
const sendList = (rows: string[], { isPreview, token }: { isPreview: boolean; token: string }) => {
  const form = new FormData();
  form.append('listId', newId());
  form.append('isPreview', String(isPreview));
  const text = ['Code,Batch,Expiry,PTR,Reason,Packs', ...rows].join('\n');
  form.append('file', new File([text], 'list.csv', { type: 'text/csv' }));
  return shop.send('POST', '/api/admin/stock-moves/import', { body: form, token });
};
const everyCost = async () => {
  const { rows } = await shop.database.pool.query(`
    select 'product' as of, code as name, cost_paise, stock as packs from products
    union all select 'batch', number, cost_paise, quantity from stock_batches order by 1, 2`);
  return rows;
};

test('a packer books goods without their cost, and is refused with one', async () => {
  expect((await receive({ number: 'P1' }, packer)).status).toBe(200);
  expect((await receive({ number: 'P2', cost: 9.25 }, manager)).status).toBe(200);
  const before = await everyCost();
  for (const batch of [
    { number: 'P1', cost: 1 },
    { number: 'P2', cost: 1 },
    { number: 'P3', cost: 0 },
  ]) {
    const { status, body } = await receive(batch, packer);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([403, 'FORBIDDEN', ['lines']]);
  }
  expect(await everyCost()).toEqual(before);
});

test('a list of a packer may not have costs', async () => {
  const before = await everyCost();
  const rows = [
    `${dolo.code},P1,,,Received,3`,
    `${dolo.code},P2,,1.50,Received,3`,
    `${dolo.code},P3,06/2031,2,Received,3`,
  ];
  const preview = await sendList(rows, { isPreview: true, token: packer });
  expect(preview.body.data.errors).toMatchObject([
    { line: 3, field: 'cost' },
    { line: 4, field: 'cost' },
  ]);
  const refused = await sendList(rows, { isPreview: false, token: packer });
  expect([refused.status, refused.body.fields.file]).toEqual([400, expect.stringContaining('Line 3: ')]);
  expect(await everyCost()).toEqual(before);

  const withoutCosts = rows.map((row) => row.replace(/,1.50|,2,/, (cost) => (cost === ',1.50' ? ',' : ',,')));
  expect((await sendList(withoutCosts, { isPreview: false, token: packer })).status).toBe(200);
  const { rows: batches } = await shop.database.pool.query(`select number, cost_paise from stock_batches order by 1`);
  expect(batches).toEqual([
    { number: 'P1', cost_paise: null },
    { number: 'P2', cost_paise: 925 },
    { number: 'P3', cost_paise: null },
  ]);
});

test('the list of batches of a packer can be booked again as it is', async () => {
  const before = await everyCost();
  const { text } = await shop.get('/api/admin/batches/export.csv', { token: packer });
  const form = new FormData();
  form.append('listId', newId());
  form.append('file', new File([text], 'list.csv', { type: 'text/csv' }));
  expect((await shop.send('POST', '/api/admin/stock-moves/import', { body: form, token: packer })).status).toBe(200);
  expect(await everyCost()).toEqual(before);
});

test('the empty list of a packer shows no costs', async () => {
  const template = async (token: string) => (await shop.get('/api/admin/stock-moves/template.csv', { token })).text;
  expect(await template(manager)).toContain('210.5');
  const ofPacker = await template(packer);
  expect(ofPacker).toContain('DOLO-650,Dolo 650,DL24,06/2027,33,,Received,100,Bill 118');
  expect(ofPacker).not.toContain('210.5');
});

test('no answer to staff who may not see costs has one', async () => {
  await shop.database.pool.query(`update products set cost_paise = 73191 where id = $1`, [dolo.id]);
  await shop.database.pool.query(`update stock_batches set cost_paise = 73191`);
  const { orderId } = await anOrder(shop, { productId: dolo.id, quantity: 1 });
  const hasCost = (text: string) => /731\.91|73191/.test(text);
  expect(hasCost((await shop.get('/api/admin/batches', { token: manager })).text)).toBe(true);
  const reads = (Object.entries(endpoints) as [string, Endpoint][]).filter(([name]) => name.startsWith('GET '));
  for (const role of ['rider', 'packer', 'pharmacist', 'doctor'] as const) {
    expect(can(role, 'see costs')).toBe(false);
    const token = (await shop.signIn(role)).accessToken;
    const own = reads.filter(([name, { audience }]) => mayCall(role, audience) && !name.includes('events'));
    let answered = 0;
    for (const [name] of own) {
      const path = name.slice('GET '.length);
      for (const id of path.includes('{') ? [dolo.id, orderId] : ['']) {
        const query = 'catalog=medicine&number=P2&q=Dolo&state=open';
        for (const search of [`?${query}`, '']) {
          const { status, text } = await shop.get(`/api/${path.replaceAll(/\{\w+\}/g, id)}${search}`, { token });
          if (status === 200) answered += 1;
          expect(hasCost(text), `${role} calls ${name}`).toBe(false);
        }
      }
    }
    expect(answered).toBeGreaterThan(10);
  }
});
