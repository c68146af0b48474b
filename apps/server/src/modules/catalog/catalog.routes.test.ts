import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCollection, aProduct, type CatalogTree, insertCatalogTree } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { products } from './catalog.tables.ts';
import { selectCards, toCard } from './product-card.ts';

const PROMOTIONS = ['pricebelow', 'superdeal', 'seasonal', 'fruitoftheday', 'recommended'];

let shop: OpenShop;
let tree: CatalogTree;
let pinned: { id: string; code: string }[];
beforeAll(async () => {
  shop = await openShop();
  tree = await insertCatalogTree(shop);
  pinned = tree.grocery[1]?.products.slice(3, 6).toReversed() ?? [];
  const soldOut = await aProduct(shop, { code: 'sold-out', pricePaise: 10_00, mrpPaise: 90_00, stock: 0 });
  const pins = [...pinned, soldOut].map(({ id }) => id);
  for (const name of PROMOTIONS) await aCollection(shop, { kind: 'promotion', name }, pins);
});
afterAll(() => shop.close());

type Card = { _id: string; code: string; name: string; price: number; mrp: number; percentOff: number; volume: number };
const list = async (url: string): Promise<{ data: Card[]; nextCursor: string | null }> => (await shop.get(url)).body;

test.each([
  ['filter-popular-veggies', 'fruits'],
  ['filter-grocery-categories-with-products', 'grocery'],
  ['dairy-categories-product', 'milk'],
  ['filter-medicine-categories-products', 'medicine'],
] as const)('%s returns the popular products of each category', async (name, catalog) => {
  for (const { id, products: all } of tree[catalog]) {
    const productIds = all.slice(1, 4).map((product) => product.id);
    await aCollection(shop, { kind: 'popular', name: 'Popular', categoryId: id }, productIds);
  }
  const { data } = (await shop.get(`/api/everything/${name}`)).body;
  expect(data.map((category: { products: Card[] }) => category.products.map(({ code }) => code))).toEqual(
    tree[catalog].map((category) => category.products.slice(1, 4).map(({ code }) => code)),
  );
});

test('lists pinned super deals first, then by discount', async () => {
  const { data } = await list('/api/promotions/superdeal');
  expect(data.slice(0, pinned.length).map(({ code }) => code)).toEqual(pinned.map(({ code }) => code));
  const rest = data.slice(pinned.length).map(({ percentOff }) => percentOff);
  expect(rest.length).toBeGreaterThan(10);
  expect(rest).toEqual([...rest].sort((a, b) => b - a));
});

test('pages return every product once in the same order for any page size', async () => {
  const seen = async (limit: number) => {
    const codes: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list(`/api/promotions/pricebelow?limit=${limit}${cursor && `&cursor=${cursor}`}`);
      codes.push(...page.data.map(({ code }) => code));
      cursor = page.nextCursor;
    }
    return codes;
  };
  const [small, large] = [await seen(7), await seen(100)];
  expect(small).toEqual(large);
  expect(new Set(small).size).toBe(small.length);
  const pinnedIds = pinned.map(({ id }) => id);
  const [{ count } = { count: 0 }] = await shop.database.db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .where(and(gt(products.stock, 0), or(lte(products.pricePaise, 9900), inArray(products.id, pinnedIds))));
  expect(small.length).toBe(new Set([...small, ...pinned.map(({ code }) => code)]).size);
  expect(small.filter((code) => !pinned.some((pin) => pin.code === code)).length).toBeGreaterThan(20);
  expect(small.length).toBe(count);
});

test('lists products up to ₹99 and seasonal products, without sold-out ones', async () => {
  const cheap = await list('/api/promotions/pricebelow?limit=100');
  expect(cheap.data.slice(pinned.length).filter(({ price }) => price > 99)).toEqual([]);
  for (const name of PROMOTIONS) {
    const { data } = await list(`/api/promotions/${name}`);
    expect(data.length, name).toBeGreaterThanOrEqual(pinned.length);
    expect(data.filter(({ code, volume }) => volume === 0 || code === 'sold-out')).toEqual([]);
  }
});

test('computes the same discount in the database as on the card', async () => {
  const rows = await selectCards(shop.database.db);
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.filter((row) => toCard(row).percentOff !== row.percentOff)).toEqual([]);
});

test('rejects an invalid limit or cursor', async () => {
  expect((await shop.get('/api/promotions/superdeal?limit=0')).status).toBe(400);
  expect((await shop.get('/api/promotions/superdeal?limit=101')).body.fields).toHaveProperty('limit');
  expect((await shop.get('/api/promotions/superdeal?cursor=nonsense')).body.fields).toEqual({
    cursor: 'This cursor is not valid.',
  });
});

test('answers 304 to a matching ETag', async () => {
  const first = await shop.get('/api/milk');
  const etag = first.headers.get('etag') ?? '';
  const second = await shop.get('/api/milk', { headers: { 'if-none-match': etag } });
  expect([second.status, second.text]).toEqual([304, '']);
});

test('bypasses the cache on request of an authenticated client', async () => {
  const noCache = { 'cache-control': 'no-cache' };
  const { headers } = await shop.get('/api/milk', { headers: { ...noCache, authorization: 'Bearer expired' } });
  expect(headers.get('cache-control')).toBe('no-store');
  const anonymous = await shop.get('/api/milk', { headers: noCache });
  expect(anonymous.headers.get('cache-control')).toContain('public');
});

test('rejects negative stock, a price above the MRP and a foreign category in the database', async () => {
  const { db } = shop.database;
  const fruit = eq(products.code, 'fruits-0');
  await expect(db.update(products).set({ stock: -1 }).where(fruit)).rejects.toThrow();
  await expect(db.update(products).set({ pricePaise: 999_999 }).where(fruit)).rejects.toThrow();
  await expect(db.update(products).set({ catalog: 'grocery' }).where(fruit)).rejects.toThrow();
});

test('has no index on the stock column, so that a sale is a HOT update', async () => {
  const { rows } = await shop.database.pool.query(`
    select distinct objid::regclass::text as index from pg_depend join pg_index on indexrelid = objid
    join pg_attribute on attrelid = refobjid and attnum = refobjsubid
    where indrelid = 'products'::regclass and refobjid = indrelid and attname in ('stock', 'low_stock')`);
  expect(rows).toEqual([{ index: 'products_low_on_stock' }]);
});
