import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openDemoShop } from '../../../test/open-shop.ts';
import { products } from '../catalog/catalog.tables.ts';
import { refreshSearchWords } from './refresh-search-words.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openDemoShop();
  const { db } = shop.database;
  const groceries = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.catalog, 'grocery'))
    .orderBy(products.id)
    .limit(NAMES.length);
  for (const [place, { id }] of groceries.entries())
    await db
      .update(products)
      .set({ name: NAMES[place] ?? '', brand: null, tags: [], stock: 9 })
      .where(eq(products.id, id));
  await refreshSearchWords(db);
});
afterAll(() => shop.close());

const NAMES = [
  'Zebra Green Chilli Sauce',
  'Chilli Green',
  'Zebra Carbon Zinc Battery',
  'Zebra Fruit Muesli Mixed Fruit',
];

async function search(query: string): Promise<{ name: string; isRelated: boolean }[]> {
  const { body } = await shop.get(`/api/search-product/${encodeURIComponent(query)}?limit=24`);
  const groups = body.results as { products: { name: string; rank: number; isRelated: boolean }[] }[];
  return groups.flatMap((group) => group.products).sort((a, b) => a.rank - b.rank);
}

test('finds a thing whose name begins with its head noun before what is made of it', async () => {
  const names = (await search('hari mirch')).map(({ name }) => name);
  expect(names.indexOf('Chilli Green')).toBeLessThan(names.indexOf('Zebra Green Chilli Sauce'));
  expect(names).toContain('Chilli Green');
});

test.each(['loose motion', 'dast ki dawa'])(
  'answers the complaint "%s" with medicines, not with a word of their salts',
  async (query) => {
    const names = (await search(query)).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(2);
    expect(names).not.toContain('Zebra Carbon Zinc Battery');
  },
);

test('answers a disease with its lab test first', async () => {
  expect((await search('dengue'))[0]?.name).toMatch(/dengue/i);
});

test('answers a word for many things with their shelf, not with a name that has the word', async () => {
  const names = (await search('fruits')).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names).not.toContain('Zebra Fruit Muesli Mixed Fruit');
});
