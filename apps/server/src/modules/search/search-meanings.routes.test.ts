import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProducts } from '../../../test/find-products.ts';
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
  'Zebra Gooseberry Gold Honeycomb',
  'Zebra Sour Cream',
  'Zebra Coconut Milk',
  'Zebra Kids Health Drink',
];

const search = (query: string) => findProducts(shop, query);

test('finds a thing whose name begins with its head noun before what is made of it', async () => {
  const names = (await search('hari mirch')).map(({ name }) => name);
  expect(names.indexOf('Chilli Green')).toBeLessThan(names.indexOf('Zebra Green Chilli Sauce'));
  expect(names).toContain('Chilli Green');
});

test('shows milk before what only carries its name', async () => {
  const names = (await search('dudh')).map(({ name }) => name);
  expect(names[0]).toMatch(/milk/i);
  expect(names.slice(0, 5)).not.toContain('Zebra Coconut Milk');
});

test.each(['loose motion', 'dast ki dawa'])(
  'answers the complaint "%s" with medicines, not with a word of their salts',
  async (query) => {
    const names = (await search(query)).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(2);
    expect(names).not.toContain('Zebra Carbon Zinc Battery');
  },
);

test.each(['face cream', 'sunscreen', 'ice cream tub', 'machhar bhagane wali cream'])(
  'shows no dairy cream for "%s"',
  async (query) => {
    expect((await search(query)).map(({ name }) => name)).not.toContain('Zebra Sour Cream');
  },
);

test('shows nothing else for the same people where the wanted thing is not sold', async () => {
  expect((await search('kids toys')).map(({ name }) => name)).not.toContain('Zebra Kids Health Drink');
});

test('answers a complaint with its form or patient like the complaint alone', async () => {
  const names = (await search('chot ke liye cream')).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names).not.toContain('Zebra Sour Cream');
  expect((await search('bacche ko bukhar'))[0]?.name).toMatch(/paracet/i);
});

test('shows tablets before devices when a medicine is asked for', async () => {
  expect((await search('sugar ki dawa'))[0]?.name).toMatch(/tablet|capsule|syrup/i);
});

test('shows more of the thing that is named last, even if few names end with it', async () => {
  expect((await search('organic jaggery'))[0]?.name).toMatch(/gur/i);
});

test.each([
  ['gooseberry honeycomb bar', /Honeycomb/],
  ['mosquitorepellent', /mosquito/i],
])('answers "%s" although no product has all of its words', async (query, expected) => {
  expect((await search(query))[0]?.name).toMatch(expected);
});

test('answers nothing when only a word for a form is known', async () => {
  expect(await search('zzyqqvx powder')).toEqual([]);
});

test('answers a disease with its lab test first', async () => {
  expect((await search('dengue'))[0]?.name).toMatch(/dengue/i);
});

test('answers a word for many things with their shelf, not with a name that has the word', async () => {
  const names = (await search('fruits')).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names).not.toContain('Zebra Fruit Muesli Mixed Fruit');
});

test('reads no flavour, scent or word for a kind as the head noun', async () => {
  const { rows } = await shop.database.db.execute<{ heads: string[] }>(
    sql`select search_heads(name) as heads from unnest(array['Rusk Real Elaichi', 'Vim Dishwash Gel Lemon', 'Dog Food Adult Chicken & Veg',
      'Milk Chocolate', 'Tea Masala', 'Tata Tea Gold', 'Organic - Toor Beans', 'Organic', 'Green Cardamom', 'Elaichi']) as name`,
  );
  expect(rows.map(({ heads }) => heads.join())).toEqual([
    '=rusk',
    '=dishwash',
    '=food',
    '=chocol',
    '=masala',
    '=tea',
    '=bean',
    '=organ',
    '=cardamom',
    '=elaichi',
  ]);
});

test('reads the head noun behind a line of products, and before a slash only half where a thing that is made follows', async () => {
  const { rows } = await shop.database.db.execute<{ heads: string[] }>(
    sql`select search_heads(name) as heads from unnest(array['Mast Jeera - The Spicy Jeera Biscuits', 'Pure Magic - Chocolate Biscuits',
      'Gourmet Popcorn - Sriracha Lime Cheese', 'Apple Cider Vinegar - with Honey', 'My Karela/Bittergourd Pickle']) as name`,
  );
  expect(rows.map(({ heads }) => heads.join())).toEqual([
    '=biscuit',
    '=biscuit',
    '=popcorn',
    '=vinegar',
    '=pickl,~karela',
  ]);
});

test('takes a plus between two products for a set, but not the plus of a name or an age', async () => {
  const { rows } = await shop.database.db.execute<{ heads: string[] }>(
    sql`select search_heads(name) as heads from unnest(array['Zebra A+ Slim Milk', 'Zebra Kids 2+ Years Toothbrush', 'Tea 100 g + Sugar 1 kg',
      'Shampoo 200ml+Serum 40ml', 'Body Wash 250 ml+ Lotion 400 ml', 'Cat Food, +1 Year']) as name`,
  );
  expect(rows.map(({ heads }) => heads.join())).toEqual([
    '=milk',
    '=toothbrush',
    '+combo,=tea',
    '+combo,=shampoo',
    '+combo,=wash',
    '=food',
  ]);
});

test('reads the head noun behind a dash where a brand line or a flavour stands before it', async () => {
  const { rows } = await shop.database.db.execute<{ heads: string[] }>(
    sql`select search_heads(name) as heads from unnest(array['Goodlife - Toned Milk', 'Milk - Baking Bar', 'Matic - Top Load Detergent, 1 kg',
      'Biscuits - Choco Cream', 'Mix - Badam Milk', 'Croissants - Cheese', 'Dahi - Made From Toned Milk', 'Apple - Royal Gala', 'Aloo - Paratha', 'Paratha - Aloo']) as name`,
  );
  expect(rows.map(({ heads }) => heads.join())).toEqual([
    '=milk,~goodlif',
    '=bar,~milk',
    '=deterg,~matic',
    '=biscuit',
    '=mix',
    '=croissant',
    '=dahi',
    '=appl',
    '=paratha',
    '=paratha',
  ]);
});

test('reads what a pan or mug is for as half of its head noun', async () => {
  const { rows } = await shop.database.db.execute<{ heads: string[] }>(
    sql`select search_heads(name) as heads from unnest(array['Steel Milk/Sauce/Tea Pan - No. 10', 'Coffee/Milk Mug', 'Steel Glass/Tumbler',
      'Masala Dabba/Spice Container', 'Naturals Hair Removal Cream Turmeric']) as name`,
  );
  expect(rows.map(({ heads }) => heads.join())).toEqual([
    '=pan,~sauc,~milk',
    '=mug,~coffe',
    '=tumbler,=glass',
    '=contain,=dabba',
    '=cream',
  ]);
});

test('reads the head noun before words that praise or describe it, and before its cuts', async () => {
  const { rows } = await shop.database.db.execute<{ heads: string[] }>(
    sql`select search_heads(name) as heads from unnest(array['Peanut Butter Creamy & Crunchy', 'Beans French', 'Chicken Curry Cut Fresh',
      'Black Salt Grinder', 'Masala Oats Masala & Coriander', 'Cheese Spread Spicy Garlic', 'Cocoa Protein Bar No Added Sugar',
      'No Added Sugar Muesli', 'Basmati Rice Family Bag', 'Garbage Bag']) as name`,
  );
  expect(rows.map(({ heads }) => heads.join())).toEqual([
    '=butter',
    '=bean',
    '=chicken',
    '~salt,=grinder',
    '=oat',
    '=spread',
    '=bar',
    '=muesli',
    '=rice',
    '=bag',
  ]);
});
