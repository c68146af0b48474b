import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openDemoShop, openShop } from '../../../test/open-shop.ts';
import { newId } from '../../platform/database/new-id.ts';
import { checkConsistency } from '../reports/index.ts';

let demo: OpenShop;
let empty: OpenShop;
let lists: Lists;
beforeAll(async () => {
  demo = await openDemoShop();
  empty = await openShop();
  await addBatches(demo);
  lists = await exportLists(demo);
}, 120_000);
afterAll(async () => {
  await demo.close();
  await empty.close();
});

type Lists = { products: string[]; batches: string; words: string };

const tokenOf = async (shop: OpenShop) => (await shop.signIn('admin')).accessToken;

async function addBatches(shop: OpenShop): Promise<void> {
  const { rows } = await shop.database.db.execute<{ code: string; stock: number }>(
    sql`select code, stock from products where catalog = 'medicine' and stock > 3 and deleted_at is null order by code limit 3`,
  );
  const [first, second, third] = rows;
  await sendStockList(
    shop,
    [
      'code,batch,expiry,mrp,cost,reason,packs',
      `${first?.code},RT1,2040-06-30,,12.5,Received,4`,
      `${first?.code},RT2,2041-06-30,,,Received,2`,
      `${second?.code},RT1,2040-01-31,,9,Counted,${second?.stock}`,
      `${third?.code},=RT3,2040-01-31,,,Counted,2`,
    ].join('\n'),
  );
  const token = await tokenOf(shop);
  await shop.post('/api/admin/synonyms', { term: 'kapda saaf', means: 'detergent, soap' }, { token });
}

async function exportLists(shop: OpenShop): Promise<Lists> {
  const token = await tokenOf(shop);
  const read = async (path: string) => (await shop.get(`/api/admin/${path}`, { token })).text;
  const products: string[] = [];
  for (const catalog of CATALOGS) products.push(await read(`export/${catalog}`));
  return { products, batches: await read('batches/export.csv'), words: await read('synonyms/export.csv') };
}

async function sendStockList(shop: OpenShop, text: string): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([text]), 'list.csv');
  form.set('listId', newId());
  const token = await tokenOf(shop);
  const { status, body } = await shop.send('POST', '/api/admin/stock-moves/import', { body: form, token });
  expect([status, body.message ?? '']).toEqual([200, expect.any(String)]);
}

async function importLists(shop: OpenShop): Promise<void> {
  const token = await tokenOf(shop);
  const fileForm = (text: string) => {
    const form = new FormData();
    form.set('file', new Blob([text]), 'list.csv');
    return form;
  };
  for (const [place, catalog] of CATALOGS.entries()) {
    const body = fileForm(lists.products[place] ?? '');
    const started = await shop.send('POST', `/api/admin/import/${catalog}`, { body, token });
    await shop.runJobs();
    const done = await shop.get(`/api/admin/imports/${started.body.data._id}`, { token });
    expect(done.body.data).toMatchObject({ state: 'done', failed: 0, errors: [], repeated: 0, unknownUnits: [] });
  }
  await sendStockList(shop, lists.batches);
  const words = await shop.send('POST', '/api/admin/synonyms/import', { body: fileForm(lists.words), token });
  expect(words.status).toBe(200);
}

const TABLES = [
  ...['products', 'categories', 'subcategories', 'stock_batches', 'stock_moves', 'batch_moves', 'synonyms'],
  'collection_products',
];

/** Every row of the tables that lists can change, with their times. */
async function dump({ database }: OpenShop): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const { rows } = await database.pool.query(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`);
    tables[table] = rows;
  }
  return tables;
}

test('importing everything that was exported changes no row', { timeout: 120_000 }, async () => {
  const before = await dump(demo);
  await importLists(demo);
  expect(await dump(demo)).toEqual(before);
});

/** What a list does not carry: ids, times, order, pictures, and what the shop computes from sales and purchases. */
const NOT_IN_LISTS = [
  ...[
    'id',
    'category_id',
    'subcategory_id',
    'rank',
    'pictures',
    'created_at',
    'updated_at',
    'deleted_at',
    'sold_lately',
  ],
  ...['cost_paise', 'search_vector', 'description_vector', 'former_price_paise', 'price_changed_on'],
].join(',');

async function readByNames({ database }: OpenShop) {
  const read = async (query: string) => (await database.pool.query(query)).rows;
  return {
    products: await read(`select to_jsonb(p) - '{${NOT_IN_LISTS}}'::text[] as row, c.name, s.name as second
      from products p join categories c on c.id = p.category_id left join subcategories s on s.id = p.subcategory_id
      where p.deleted_at is null order by p.code`),
    categories: await read(`select distinct c.catalog, c.name, c.hindi_name, s.name as second, s.hindi_name as hindi
      from products p join categories c on c.id = p.category_id left join subcategories s on s.id = p.subcategory_id
      where p.deleted_at is null order by 1, 2, 4`),
    batches: await read(`select p.code, b.number, b.expires_on, b.quantity, b.held_back, b.mrp_paise, b.cost_paise
      from stock_batches b join products p on p.id = b.product_id where b.quantity > 0 order by 1, 2`),
    words: await read('select term, means from synonyms order by term'),
  };
}

test('lists imported into an empty shop give the same products, batches and search words', {
  timeout: 120_000,
}, async () => {
  await importLists(empty);
  const [copy, original] = [await readByNames(empty), await readByNames(demo)];
  expect(copy.products.length).toBeGreaterThan(100);
  for (const part of ['categories', 'batches', 'words', 'products'] as const)
    expect(copy[part]).toEqual(original[part]);
  expect((await checkConsistency(empty.database.db)).faults).toEqual([]);
});
