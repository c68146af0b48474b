import { promotionPins } from '@subah/demo-shop/shop/curated-lists';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openDemoShop } from '../../../test/open-shop.ts';
import { products } from './catalog.tables.ts';
import { selectCards, toCard } from './product-card.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

type Card = { _id: string; code: string; name: string; price: number; mrp: number; percentOff: number; volume: number };
const list = async (url: string): Promise<{ data: Card[]; nextCursor: string | null }> => (await shop.get(url)).body;

test('returns popular lists by category with products', async () => {
  for (const name of [
    'filter-popular-veggies',
    'filter-grocery-categories-with-products',
    'dairy-categories-product',
    'filter-medicine-categories-products',
  ]) {
    const { data } = (await shop.get(`/api/everything/${name}`)).body;
    expect(data.length).toBeGreaterThan(3);
    for (const category of data) expect(category.products.length).toBeGreaterThan(3);
  }
});

test('lists pinned super deals first, then by discount', async () => {
  const { data } = await list('/api/promotions/superdeal');
  const pins = promotionPins.superdeal;
  expect(data.slice(0, pins.length).map(({ code }) => code)).toEqual(pins);
  const rest = data.slice(pins.length).map(({ percentOff }) => percentOff);
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
  const [{ count } = { count: 0 }] = await shop.database.db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .where(sql`price_paise <= 9900 and stock > 0`);
  expect(small.length).toBe(count);
});

test('lists products up to ₹99 and seasonal products, without sold-out ones', async () => {
  expect((await list('/api/promotions/pricebelow?limit=100')).data.filter(({ price }) => price > 99)).toEqual([]);
  for (const name of Object.keys(promotionPins)) {
    const { data } = await list(`/api/promotions/${name}`);
    expect(data.length, name).toBeGreaterThan(2);
    expect(data.filter(({ volume }) => volume === 0)).toEqual([]);
  }
});

test('computes the same discount in the database as on the card', async () => {
  const rows = await selectCards(shop.database.db);
  expect(rows.length).toBeGreaterThan(450);
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
  const tomato = eq(products.code, 'tomato-desi-500gm');
  await expect(db.update(products).set({ stock: -1 }).where(tomato)).rejects.toThrow();
  await expect(db.update(products).set({ pricePaise: 999_999 }).where(tomato)).rejects.toThrow();
  await expect(db.update(products).set({ catalog: 'grocery' }).where(tomato)).rejects.toThrow();
});

test('has no index on the stock column, so that a sale is a HOT update', async () => {
  const { rows } = await shop.database.pool.query(`
    select distinct objid::regclass::text as index from pg_depend join pg_index on indexrelid = objid
    join pg_attribute on attrelid = refobjid and attnum = refobjsubid
    where indrelid = 'products'::regclass and refobjid = indrelid and attname in ('stock', 'low_stock')`);
  expect(rows).toEqual([{ index: 'products_low_on_stock' }]);
});
