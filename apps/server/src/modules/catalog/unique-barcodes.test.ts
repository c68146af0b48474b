import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { openImports } from '../../../test/import-list.ts';

let lists: Awaited<ReturnType<typeof openImports>>;
let token: string;
let categoryId: string;
beforeAll(async () => {
  lists = await openImports();
  token = (await lists.shop.signIn('admin')).accessToken;
  categoryId = (await aCategory(lists.shop, { catalog: 'grocery', name: 'Bars' })).id;
});
afterAll(() => lists.close());

const save = (id: string, values: object) =>
  lists.shop.send('PUT', `/api/grocery/products/${id}`, { body: values, token });
const holders = async (barcode: string) => {
  const { rows } = await lists.shop.database.pool.query(
    'select name from products where barcode = $1 and deleted_at is null',
    [barcode],
  );
  return rows.length;
};

test('gives a barcode to one of ten products that are saved with it at the same time', async () => {
  const barcode = '8901030000100';
  const names = Array.from({ length: 10 }, (_, at) => `Dal ${at}`);
  const saved = await Promise.all(
    await Promise.all(names.map((name) => aProduct(lists.shop, { categoryId, name }))).then((products) =>
      products.map(({ id }) => save(id, { barcode })),
    ),
  );
  const winner = saved.find(({ status }) => status === 200);
  const refused = saved.filter((response) => response !== winner);
  expect(refused.map(({ status }) => status)).toEqual(Array(9).fill(409));
  expect(refused[0]?.body).toMatchObject({
    code: 'PRODUCT_BARCODE_TAKEN',
    message: `${winner?.body.data.name} has this barcode already.`,
  });
  expect(await holders(barcode)).toBe(1);
});

test('gives a code to one of two products that are saved with it at the same time', async () => {
  const products = await Promise.all(['A', 'B', 'C', 'D'].map((name) => aProduct(lists.shop, { categoryId, name })));
  const saved = await Promise.all(products.map(({ id }) => save(id, { code: 'same-code' })));
  expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('imports the same new barcode from two lists at the same time into one product', async () => {
  const list = (code: string) => `code,name,category,price,barcode\n${code},Oil ${code},Bars,10,8901030000117\n`;
  const imports = await Promise.all(['r-1', 'r-2', 'r-3'].map((code) => lists.importList(list(code))));
  expect(imports.reduce((sum, { counts }) => sum + counts.created, 0)).toBe(1);
  expect(imports.flatMap(({ errors }) => errors)).toHaveLength(2);
  expect(await holders('8901030000117')).toBe(1);
});

test('does not bring back a deleted product whose barcode another product has now', async () => {
  const barcode = '8901030000124';
  const old = await aProduct(lists.shop, { categoryId, name: 'Old jam', code: 'old-jam', barcode });
  await lists.shop.send('DELETE', `/api/grocery/products/${old.id}`, { token });
  await aProduct(lists.shop, { categoryId, name: 'New jam', code: 'new-jam', barcode });
  const restored = await lists.shop.post(`/api/admin/products/${old.id}/restore`, {}, { token });
  expect(restored).toMatchObject({
    status: 409,
    body: { code: 'PRODUCT_BARCODE_TAKEN', message: 'New jam has the barcode 8901030000124 of this product now.' },
  });
  const { errors } = await lists.importList('code,name,category,price\nold-jam,Old jam,Bars,10\n');
  expect(errors).toEqual([[2, 'barcode', `The barcode ${barcode} belongs to New jam (new-jam).`]]);
  expect(await holders(barcode)).toBe(1);
});

test('the migration keeps a barcode with its first product and records what it clears', async () => {
  const { pool } = lists.shop.database;
  await pool.query('drop index products_unique_barcode');
  const barcode = '8901030000131';
  const first = await aProduct(lists.shop, { categoryId, name: 'First', code: 'twin-1', barcode });
  const later = await aProduct(lists.shop, { categoryId, name: 'Later', code: 'twin-2', barcode });
  const deleted = await aProduct(lists.shop, { categoryId, name: 'Gone', barcode, deletedAt: new Date() });
  const folder = path.join(import.meta.dirname, '../../../migrations');
  await pool.query('create index if not exists products_by_barcode on products (barcode)');
  await pool.query(readFileSync(path.join(folder, '0059_unique-barcodes.sql'), 'utf8'));
  const { rows } = await pool.query('select id, barcode from products where id = any($1) order by id', [
    [first.id, later.id, deleted.id],
  ]);
  expect(rows).toEqual([
    { id: first.id, barcode },
    { id: later.id, barcode: null },
    { id: deleted.id, barcode },
  ]);
  const log = await lists.shop.get(`/api/admin/audit?subject=product&subjectId=${later.id}`, { token });
  expect(log.body.data[0]).toMatchObject({
    action: 'update',
    before: { barcode },
    after: { barcode: null, note: 'First (twin-1) has this barcode too.' },
  });
});
