import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDepartment, aProduct } from '../../../../test/builders/index.ts';
import { type FormValue, form, type OpenConsole, openConsole } from '../../../../test/open-console.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { filesIn } from '../../../platform/storage/folder-storage.ts';

let shop: OpenConsole['shop'];
let send: OpenConsole['send'];
let read: OpenConsole['read'];
let customer: OpenConsole['customer'];
let picture: OpenConsole['picture'];

beforeAll(async () => {
  ({ shop, send, read, customer, picture } = await openConsole());
});

afterAll(() => shop.close());

test('filters products by word, code, category and state with paging', async () => {
  const first = await send('GET', 'admin/products?catalog=grocery&sort=name&limit=5');
  expect(first.body.data).toHaveLength(5);
  const second = await send('GET', `admin/products?catalog=grocery&sort=name&limit=5&cursor=${first.body.nextCursor}`);
  const names = [...first.body.data, ...second.body.data].map((row: { name: string }) => row.name.toLowerCase());
  expect(new Set(names).size).toBe(10);
  for (const sort of ['price', '-price', '-updated', 'shelf']) {
    const seen = new Set<string>();
    let cursor = '';
    for (let round = 0; round < 4; round++) {
      const { body } = await send('GET', `admin/products?catalog=fruits&sort=${sort}&limit=10${cursor}`);
      for (const row of body.data) seen.add(row._id);
      if (!body.nextCursor) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
    expect(seen.size, sort).toBe(
      (await shop.database.pool.query("select 1 from products where catalog = 'fruits' and deleted_at is null"))
        .rowCount,
    );
  }
  const found = await send('GET', 'admin/products?q=toma%20desi');
  expect(found.body.data[0].name).toContain('Tomato');
  expect((await send('GET', 'admin/products?q=cleaner&catalog=grocery')).body.data.length).toBeGreaterThan(0);
  expect((await send('GET', 'admin/products?q=%20%26%7C%21%3A*&catalog=grocery')).status).toBe(200);
});

test('adds and removes packs, also when some are sold meanwhile', async () => {
  const { id } = await aProduct(shop, { stock: 5 });
  const path = `admin/products/${id}`;
  const before = (await send('PATCH', path, { stock: 31 })).body.data.stock;
  const answers = await Promise.all([
    send('PATCH', path, { stockChange: 10 }),
    send('PATCH', path, { stockChange: -3 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const refused = await send('PATCH', path, { stock: 41, shownStock: before });
  expect([refused.status, refused.body.code, refused.body.details]).toEqual([409, 'STOCK_CHANGED', { stock: 38 }]);
  expect((await send('PATCH', path, { stock: 41, shownStock: 38 })).body.data.stock).toBe(41);
  expect((await send('PATCH', path, { stockChange: -42 })).body.fields).toEqual({ stock: 'Only 41 are in stock.' });
  expect((await send('PATCH', path, { stock: 1, stockChange: 1 })).status).toBe(400);
});

test('lifts the MRP with the price of loose produce only', async () => {
  for (const [catalog, status] of [
    ['fruits', 200],
    ['grocery', 400],
  ] as const) {
    const [row] = (await send('GET', `admin/products?catalog=${catalog}&limit=1`)).body.data;
    const raised = await send('PATCH', `admin/products/${row._id}`, { price: row.mrp + 5 });
    expect(raised.status, catalog).toBe(status);
    if (status === 200) expect(raised.body.data).toMatchObject({ price: row.mrp + 5, mrp: row.mrp + 5 });
  }
});

test('updates price and stock in place and the low-stock list', async () => {
  const [row] = (await send('GET', 'admin/products?catalog=fruits&state=on-sale&limit=1')).body.data;
  const changed = await send('PATCH', `admin/products/${row._id}`, { price: 1.5, stock: 0 });
  expect(changed.body.data).toMatchObject({ price: 1.5, stock: 0, mrp: row.mrp });
  expect((await send('GET', 'admin/low-stock?limit=1')).body.data[0].stock).toBe(0);
  expect((await send('PATCH', `admin/products/${row._id}`, { stock: 1.5 })).status).toBe(400);
  expect((await send('PATCH', `admin/products/${row._id}`, { price: 1 }, customer)).status).toBe(403);
  expect((await read(`products/${row._id}`)).body.data.price).toBe(1.5);
});

test("keeps the price of yesterday until the next day, however often today's price changes", async () => {
  const { id } = await aProduct(shop, { catalog: 'fruits', pricePaise: 40_00, mrpPaise: 90_00 });
  const pricesAfter = async (price: number) => {
    const { data } = (await send('PATCH', `admin/products/${id}`, { price })).body;
    return [data.yesterdayPrice, data.price];
  };
  expect(await pricesAfter(40)).toEqual([40, 40]);
  expect(await pricesAfter(45)).toEqual([40, 45]);
  expect(await pricesAfter(42.5)).toEqual([40, 42.5]);
  await send('PATCH', `admin/products/${id}`, { stock: 5 });
  const yesterday = 'update products set price_changed_on = price_changed_on - 1 where id = $1';
  await shop.database.pool.query(yesterday, [id]);
  expect((await send('GET', `admin/products/${id}`)).body.data.yesterdayPrice).toBe(42.5);
  expect(await pricesAfter(50)).toEqual([42.5, 50]);
});

test('removes a hidden category from the storefront but not from the console', async () => {
  const [category] = (await send('GET', 'admin/categories?catalog=grocery')).body.data;
  await send('PATCH', `admin/categories/${category._id}`, { isHidden: true });
  const ids = (await read('grocery/categories')).body.data.map((one: { _id: string }) => one._id);
  expect(ids).not.toContain(category._id);
  expect((await send('GET', 'admin/categories?catalog=grocery')).body.data[0]).toMatchObject({
    _id: category._id,
    isHidden: true,
  });
  expect((await send('PATCH', `admin/categories/${category._id}`, { isHidden: false })).body.data.isHidden).toBe(false);
});

test('accepts the former name "catalogue" in queries', async () => {
  const { body } = await send('GET', 'admin/products?catalogue=medicine&limit=5');
  expect(body.data.length).toBeGreaterThan(0);
  for (const { product_type } of body.data) expect(product_type).toBe('medicine');
  expect((await send('GET', 'admin/categories?catalogue=milk')).status).toBe(200);
  const both = await send('GET', 'admin/products?catalogue=medicine&catalog=milk&limit=1');
  expect(both.body.data[0].product_type).toBe('milk');
});

test('stores no MRP for a product without one and accepts a later price rise', async () => {
  const { _id: categoryId } = (await send('GET', 'milk')).body.data[0];
  const values = { name: 'Loose paneer', price: '80', quantity: '1', unit: 'Litre', categoryId, image: picture };
  const created = await send('POST', 'milk-products/create', form(values));
  expect(created.body).toMatchObject({ data: { price: 80, percentOff: 0 } });
  const { _id } = created.body.data;
  expect((await send('GET', `admin/products/${_id}`)).body.data.mrp).toBeNull();
  expect((await send('PATCH', `admin/products/${_id}`, { price: 95 })).status).toBe(200);
  expect((await send('PUT', `milk-products/${_id}`, { price: 99 })).body).toMatchObject({
    data: { price: 99, mrp: 99 },
  });
  expect((await send('PATCH', `admin/products/${_id}`, { mrp: 100 })).status).toBe(200);
  expect((await send('PATCH', `admin/products/${_id}`, { price: 101 })).status).toBe(400);
});

test('leaves no picture behind when a form is refused', async () => {
  const stored = () => filesIn(path.join(shop.deps.settings.dataDir, 'uploads')).then((files) => files.length);
  const before = await stored();
  const subcategory = (await send('GET', 'grocery/subcategories')).body.data[0];
  const department = await aDepartment(shop);
  const product = { name: 'Refused', price: '10', stock: '1', image: picture, images: picture };
  const doctor = {
    name: 'Dr. Refused',
    degrees: 'MBBS',
    specialization: 'x',
    experience: '1',
    fee: '0',
    description: 'x',
  };
  for (const [call, values] of [
    ['grocery/products/create', { ...product, subcategoryId: newId() }],
    ['grocery/products/create', { ...product, subcategoryId: subcategory._id, code: 'cleaner' }],
    [
      'grocery/products/create',
      { ...product, subcategoryId: subcategory._id, images: [picture, new Blob(['no picture'])] },
    ],
    ['grocery/categories', { name: subcategory.categoryId.name, image: picture }],
    ['grocery/subcategories/create', { name: 'Refused', categoryId: newId(), image: picture }],
    ['doctors/create', { ...doctor, departmentId: newId(), image: picture }],
    ['departments', { name: department.name, description: 'x', image: picture }],
  ] as const) {
    const response = await send('POST', call, form(values as Record<string, FormValue>));
    expect([400, 404, 409], `${call} ${response.text}`).toContain(response.status);
  }
  expect(await stored()).toBe(before);
});

test('lists deleted products, restores one and keeps its code reserved', async () => {
  const product = await aProduct(shop, { name: 'Kulcha', code: 'kulcha-1' });
  await send('DELETE', `grocery/products/${product.id}`);
  const deleted = async () =>
    (await send('GET', 'admin/products?catalog=grocery&state=deleted&q=kulcha')).body.data.map(
      ({ _id, isDeleted }: { _id: string; isDeleted: boolean }) => [_id, isDeleted],
    );
  expect(await deleted()).toEqual([[product.id, true]]);
  expect((await send('GET', 'admin/products?catalog=grocery&q=kulcha')).body.data).toEqual([]);
  expect((await send('POST', `admin/products/${product.id}/restore`, {}, customer)).status).toBe(403);

  const [first, second] = await Promise.all([1, 2].map(() => send('POST', `admin/products/${product.id}/restore`, {})));
  expect([first?.status, second?.status]).toEqual([200, 200]);
  expect(first?.body).toMatchObject({ data: { isDeleted: false }, message: 'Kulcha is back' });
  expect(await deleted()).toEqual([]);
  const audit = (await send('GET', 'admin/audit?subject=product')).body.data;
  expect(audit.filter(({ action }: { action: string }) => action === 'restore')).toHaveLength(1);
  expect((await send('POST', `admin/products/${newId()}/restore`, {})).status).toBe(404);
});

test('exports all rows of a filtered list, in its order', async () => {
  await shop.database.pool.query(
    `insert into products (id, code, catalog, category_id, name, price_paise, mrp_paise, pack_quantity, unit, stock, pictures, hsn, gst_percent)
     select gen_random_uuid(), 'many-' || n, 'grocery', (select id from categories where catalog = 'grocery' limit 1),
       'Plentiful ' || lpad(n::text, 5, '0'), 5000, 6000, 1, 'piece', 3, '{p}', '2106', 5 from generate_series(1, 2500) n`,
  );
  const { text, status } = await send('GET', 'admin/products/export.csv?catalog=grocery&q=plentiful&sort=name');
  expect(status).toBe(200);
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toContain('Code,Name,Brand,Pack,Category,Subcategory,Price,MRP,Stock,Low at,On sale');
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(
    Array.from({ length: 2500 }, (_, at) => `Plentiful ${String(at + 1).padStart(5, '0')}`),
  );
  expect(lines[1]).toContain(',50,60,3,');
  expect((await send('GET', 'admin/products/export.csv?catalog=grocery', undefined, customer)).status).toBe(403);
});
