import type { BulkPart } from '@subah/contract/catalog/bulk-products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../../test/builders/index.ts';
import { type OpenConsole, openConsole } from '../../../../test/open-console.ts';
import { signedInStaff } from '../../../../test/staff.ts';
import { newId } from '../../../platform/database/new-id.ts';

let shop: OpenConsole['shop'];
let send: OpenConsole['send'];
let read: OpenConsole['read'];

beforeAll(async () => {
  ({ shop, send, read } = await openConsole());
});

afterAll(() => shop.close());

const ANY_PART: BulkPart = {
  fromId: '00000000-0000-7000-8000-000000000000',
  toId: 'ffffffff-ffff-7fff-bfff-ffffffffffff',
  fingerprint: 'any',
};

type Selection = { catalog?: string; ids?: string[]; matching?: Record<string, string> };

const bulk = (selection: Selection, changes: Record<string, unknown>, part?: BulkPart) =>
  send('POST', 'admin/products/bulk', { catalog: 'grocery', ...selection, changes, part });

async function apply(selection: Selection, changes: Record<string, unknown>) {
  const preview = await bulk(selection, changes);
  expect(preview.body, preview.text).toMatchObject({ data: { isDone: false } });
  const [part] = preview.body.data.parts;
  return part ? bulk(selection, changes, part) : preview;
}

const rowOf = async (id: string) =>
  (
    await shop.database.pool.query(
      `select price_paise as price, mrp_paise as mrp, stock, is_available as "onSale", tags, brand, hsn,
        gst_percent as gst, category_id as category, subcategory_id as subcategory from products where id = $1`,
      [id],
    )
  ).rows[0];

const someProducts = (...overrides: Parameters<typeof aProduct>[1][]) =>
  Promise.all(overrides.map((override) => aProduct(shop, override)));

test('previews without changing, then changes the prices of all that match, never above the MRP', async () => {
  const products = await someProducts(
    { name: 'Quillmark atta', pricePaise: 100_00, mrpPaise: 200_00 },
    { name: 'Quillmark rice', pricePaise: 99_50, mrpPaise: 105_00 },
    { name: 'Quillmark salt', pricePaise: 20_00, mrpPaise: 20_00 },
  );
  const all = { matching: { q: 'quillmark' } };
  const changes = { priceStep: 'raise-percent', priceBy: 10 };
  const preview = (await bulk(all, changes)).body.data;
  expect(preview).toMatchObject({ selected: 3, changed: 2, heldAtMrp: 2, skipped: [], isDone: false });
  expect(preview.examples).toContainEqual({
    _id: products[0]?.id,
    name: 'Quillmark atta',
    changes: [{ field: 'price', before: 100, after: 110 }],
  });
  expect((await rowOf(products[0]?.id ?? '')).price).toBe(100_00);
  expect((await read(`products/${products[0]?.id}`)).body.data.price).toBe(100);

  expect((await bulk(all, changes, preview.parts[0])).body.data).toMatchObject({ changed: 2, isDone: true });
  const prices = await Promise.all(products.map(async ({ id }) => (await rowOf(id)).price));
  expect(prices).toEqual([110_00, 105_00, 20_00]);
  expect((await read(`products/${products[0]?.id}`)).body.data.price).toBe(110);
  const row = (await send('GET', 'admin/products?q=quillmark%20atta')).body.data[0];
  expect(row).toMatchObject({ price: 110, yesterdayPrice: 100 });
  const again = await bulk(all, changes, preview.parts[0]);
  expect([again.status, again.body.code]).toEqual([409, 'PRODUCT_CHANGED']);
});

test('tells the old and the new values of each product in the audit log', async () => {
  const [bread] = await someProducts({ name: 'Tallowby bread', pricePaise: 40_00, mrpPaise: 50_00 });
  await apply(
    { ids: [bread?.id ?? ''] },
    { priceStep: 'lower-rupees', priceBy: '5', brand: 'Tallowby', addTags: 'Daily' },
  );
  const audit = (await send('GET', `admin/audit?subject=product&subjectId=${bread?.id}&action=bulk%20update`)).body
    .data;
  expect(audit).toMatchObject([
    {
      subjectName: 'Tallowby bread',
      before: { pricePaise: 40_00, tags: [] },
      after: { pricePaise: 35_00, brand: 'Tallowby', tags: ['daily'] },
    },
  ]);
  expect(audit[0].after).not.toHaveProperty('stock');
});

test('books stock that is added or counted with its reason, and none for medicines', async () => {
  const [first, second] = await someProducts({ stock: 5 }, { stock: 0 });
  const ids = [first?.id ?? '', second?.id ?? ''];
  await apply({ ids }, { stockStep: 'add', packs: 20, note: 'Festival' });
  expect(await Promise.all(ids.map(async (id) => (await rowOf(id)).stock))).toEqual([25, 20]);
  await apply({ ids }, { stockStep: 'set', packs: 22 });
  expect(await Promise.all(ids.map(async (id) => (await rowOf(id)).stock))).toEqual([22, 22]);
  const moves = (await send('GET', `admin/stock-moves?productId=${first?.id}`)).body.data;
  expect(moves.slice(0, 2)).toMatchObject([
    { change: -3, reason: 'counted', stockAfter: 22 },
    { change: 20, reason: 'received', stockAfter: 25, note: 'Festival' },
  ]);
  const repeated = await bulk({ ids }, { stockStep: 'add', packs: 1 });
  const [part] = repeated.body.data.parts;
  const answers = await Promise.all([1, 2].map(() => bulk({ ids }, { stockStep: 'add', packs: 1 }, part)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await rowOf(ids[0] ?? '')).stock).toBe(23);

  const medicine = await aProduct(shop, { catalog: 'medicine' });
  const refused = await bulk({ catalog: 'medicine', ids: [medicine.id] }, { stockStep: 'add', packs: 1 });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['packs']]);
});

test('moves products to another shelf, and makes them searchable by tags and brand', async () => {
  const products = await someProducts({ name: 'Wimblet soap', tags: ['old', 'kept'] }, { name: 'Wimblet brush' });
  const ids = products.map(({ id }) => id);
  const before = await rowOf(ids[0] ?? '');
  const subcategories = (await send('GET', 'admin/subcategories?catalog=grocery')).body.data;
  const target = subcategories.find((row: { _id: string }) => row._id !== before.subcategory);
  await apply(
    { ids },
    {
      ...{ categoryId: target.categoryId._id, subcategoryId: target._id, addTags: 'Zanzibarish', removeTags: ['OLD'] },
      ...{ brand: 'Ferngully', hsn: '3401', gstPercent: 18, isAvailable: 'false' },
    },
  );
  expect(await rowOf(ids[0] ?? '')).toMatchObject({
    ...{ category: target.categoryId._id, subcategory: target._id, tags: ['kept', 'zanzibarish'] },
    ...{ brand: 'Ferngully', hsn: '3401', gst: 18, onSale: false },
  });
  const found = (await send('GET', 'admin/products?catalog=grocery&q=ferngully')).body.data;
  expect(found.map(({ _id }: { _id: string }) => _id).sort()).toEqual([...ids].sort());
  const tagged = "select id from products where search_vector @@ '''?zanzibarish'''::tsquery";
  expect((await shop.database.pool.query(tagged)).rowCount).toBe(2);
  await apply({ ids }, { categoryId: target.categoryId._id });
  expect((await rowOf(ids[0] ?? '')).subcategory).toBe(target._id);
});

test('leaves out products that the change does not allow, and says why', async () => {
  const products = await someProducts(
    { name: 'Cheapling gum', pricePaise: 5_00, mrpPaise: 5_00 },
    { name: 'Cheapling oil', pricePaise: 90_00, mrpPaise: 95_00 },
  );
  const ids = products.map(({ id }) => id);
  const report = (await apply({ ids }, { priceStep: 'lower-rupees', priceBy: 10 })).body.data;
  expect(report).toMatchObject({
    ...{ selected: 2, changed: 1 },
    skipped: [{ reason: 'The price would be zero or less.', count: 1, names: ['Cheapling gum'] }],
  });
  expect((await rowOf(ids[0] ?? '')).price).toBe(5_00);
  const scheduleX = await aProduct(shop, { catalog: 'medicine', schedule: 'X', isAvailable: false });
  const medicine = (await apply({ catalog: 'medicine', ids: [scheduleX.id] }, { isAvailable: true })).body.data;
  expect(medicine).toMatchObject({ changed: 0, skipped: [{ count: 1 }] });
  expect((await rowOf(scheduleX.id)).onSale).toBe(false);
});

test('refuses bad input, and changes of others since the preview, without changing anything', async () => {
  const [product] = await someProducts({ pricePaise: 40_00, mrpPaise: 50_00 });
  const ids = [product?.id ?? ''];
  const before = await rowOf(ids[0] ?? '');
  const otherCatalog = await aProduct(shop, { catalog: 'fruits' });
  const refusals: [Selection, Record<string, unknown>, string][] = [
    [{ ids }, { priceStep: 'raise-percent' }, 'changes.priceBy'],
    [{ ids }, { priceBy: 5 }, 'changes.priceStep'],
    [{ ids }, { priceStep: 'lower-percent', priceBy: 100 }, 'changes.priceBy'],
    [{ ids }, { priceStep: 'double', priceBy: 100 }, 'changes.priceStep'],
    [{ ids }, { priceStep: 'raise-percent', priceBy: -3 }, 'changes.priceBy'],
    [{ ids }, { stockStep: 'set', packs: -1 }, 'changes.packs'],
    [{ ids }, { gstPercent: 41 }, 'changes.gstPercent'],
    [{ ids }, { colour: 'red' }, 'changes'],
    [{ ids }, { subcategoryId: newId() }, 'subcategoryId'],
    [{ ids }, { categoryId: newId() }, 'categoryId'],
    [{ ids: [...ids, newId()] }, { brand: 'x' }, 'ids'],
    [{ ids: [...ids, otherCatalog.id] }, { brand: 'x' }, 'ids'],
    [{ ids, matching: {} }, { brand: 'x' }, 'ids'],
    [{}, { brand: 'x' }, 'ids'],
    [{ matching: { state: 'deleted' } }, { brand: 'x' }, 'matching.state'],
  ];
  for (const [selection, changes, field] of refusals) {
    const refused = await bulk(selection, changes, ANY_PART);
    expect([refused.status, Object.keys(refused.body.fields ?? {})], JSON.stringify(changes)).toEqual([400, [field]]);
  }
  const [part] = (await bulk({ ids }, { brand: 'x' })).body.data.parts;
  await send('PATCH', `admin/products/${ids[0]}`, { price: 41 });
  const refused = await bulk({ ids }, { brand: 'x' }, part);
  expect([refused.status, refused.body.code]).toEqual([409, 'PRODUCT_CHANGED']);
  expect(await rowOf(ids[0] ?? '')).toEqual({ ...before, price: 41_00 });
});

test('changes thousands of products in parts, of which each is done once', async () => {
  await shop.database.pool.query(
    `insert into products (id, code, catalog, category_id, name, price_paise, mrp_paise, pack_quantity, unit, stock, pictures, hsn, gst_percent)
     select gen_random_uuid(), 'thousands-' || n, 'grocery', (select id from categories where catalog = 'grocery' limit 1),
       'Bountiful ' || n, 5000, 6000, 1, 'piece', 3, '{p}', '2106', 5 from generate_series(1, 2100) n`,
  );
  const all = { matching: { q: 'bountiful' } };
  const changes = { priceStep: 'raise-rupees', priceBy: 1 };
  const { parts, changed } = (await bulk(all, changes)).body.data;
  expect([parts.length, changed]).toEqual([3, 2100]);
  for (const part of [...parts, parts[0]]) await bulk(all, changes, part);
  const { rows } = await shop.database.pool.query(
    `select price_paise as price, count(*)::int as count from products where name like 'Bountiful%' group by 1`,
  );
  expect(rows).toEqual([{ price: 51_00, count: 2100 }]);
  const audited = `select count(distinct subject_id)::int as count from audit_log
    where action = 'bulk update' and before = '{"pricePaise": 5000}' and after = '{"pricePaise": 5100}'`;
  expect((await shop.database.pool.query(audited)).rows).toEqual([{ count: 2100 }]);
});

test('is for managers and owners', async () => {
  const packer = await signedInStaff(shop, { role: 'packer', name: 'Pooja', mobile: '9826088101' });
  const body = { catalog: 'grocery', matching: {}, changes: {} };
  expect((await send('POST', 'admin/products/bulk', body, packer.token)).status).toBe(403);
});
