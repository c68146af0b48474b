import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCollection, type CatalogTree, insertCatalogTree, TOMATO } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { products } from './catalog.tables.ts';

let shop: OpenShop;
let tree: CatalogTree;
let filterId: string;
beforeAll(async () => {
  shop = await openShop();
  tree = await insertCatalogTree(shop);
  await shop.deps.db.update(products).set({ isFeatured: true }).where(eq(products.catalog, 'grocery'));
  const fruits = (tree.fruits[0]?.products ?? []).map(({ id }) => id);
  await aCollection(shop, { kind: 'promotion', name: 'recommended' }, fruits.slice(0, 2));
  const parent = await aCollection(shop, { kind: 'filter-category', name: 'Recommended' });
  filterId = (await aCollection(shop, { kind: 'filter-subcategory', name: 'Daily', parentId: parent.id }, fruits)).id;
});
// The tests update products directly in the database, which does not invalidate the cache.
beforeEach(() => shop.cache.invalidateAll());
afterAll(() => shop.close());

type Card = { _id: string; code: string; name: string; price: number };

async function readAllPages(path: string, limit = 100): Promise<Card[]> {
  const found: Card[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, body } = await shop.get(`/api/${path}limit=${limit}${cursor && `&cursor=${cursor}`}`);
    expect(status).toBe(200);
    found.push(...body.data);
    cursor = body.nextCursor;
  }
  return found;
}

const ids = (cards: Card[]) => cards.map(({ _id }) => _id);
const names = (cards: Card[]) => cards.map(({ name }) => name);
const prices = (cards: Card[]) => cards.map(({ price }) => price);
const ascending = (values: number[]) => values.toSorted((one, other) => one - other);
/** The ids of the first category of a catalog and of its first subcategory. */
const firstOf = (catalog: 'fruits' | 'grocery' | 'medicine') => {
  const category = tree[catalog][0];
  return { category: category?.id, subcategory: category?.subcategories[0]?.id };
};
const groceries = () => `grocery/category/${firstOf('grocery').category}/products`;
const vegetables = () => `fruits-vegetables/product/subcategory/${firstOf('fruits').subcategory}`;

const LISTS: [string, () => string][] = [
  ['a subcategory of fruits', vegetables],
  ['a category of fruits', () => `fruits-vegetables/category/${firstOf('fruits').category}/products`],
  ['a subcategory of grocery', () => `grocery/products/${firstOf('grocery').subcategory}`],
  ['a category of grocery', groceries],
  ['a subcategory of medicines', () => `medicines/products/subcategory/${firstOf('medicine').subcategory}`],
  ['a category of medicines', () => `medicines/category/${firstOf('medicine').category}/products`],
  ['the recommended products', () => 'promotions/recommended'],
  ['a filter', () => `filter/subcategories/products/${filterId}`],
];

test.each(LISTS)('%s has the same products once in every order for any page size', async (_name, pathOf) => {
  const list = pathOf();
  const unsorted = ids(await readAllPages(`${list}?`));
  for (const sort of ['price', 'name']) {
    const whole = await readAllPages(`${list}?sort=${sort}&`);
    expect(ids(whole).toSorted()).toEqual(unsorted.toSorted());
    expect(ids(await readAllPages(`${list}?sort=${sort}&`, 4))).toEqual(ids(whole));
    if (sort === 'price') expect(prices(whole)).toEqual(ascending(prices(whole)));
  }
  expect(ids(await readAllPages(`${list}?sort=relevance&`))).toEqual(unsorted);
});

test('pages through equal prices without gaps or duplicates', async () => {
  const list = groceries();
  const unsorted = ids(await readAllPages(`${list}?`));
  await shop.deps.db
    .update(products)
    .set({ pricePaise: 10_00, mrpPaise: 20_00 })
    .where(and(inArray(products.id, unsorted), sql`${products.rank} % 3 > 0`));
  shop.cache.invalidateAll();
  for (const limit of [1, 2, 5]) {
    const sorted = await readAllPages(`${list}?sort=price&`, limit);
    expect(ids(sorted).toSorted()).toEqual(unsorted.toSorted());
    expect(prices(sorted)).toEqual(ascending(prices(sorted)));
  }
});

test('keeps the cursor stable when a price changes between two pages', async () => {
  const list = `medicines/category/${firstOf('medicine').category}/products?sort=price&limit=3`;
  const { body: first } = await shop.get(`/api/${list}`);
  const { body: second } = await shop.get(`/api/${list}&cursor=${first.nextCursor}`);
  await shop.deps.db
    .update(products)
    .set({ pricePaise: 99_999_00, mrpPaise: 99_999_00 })
    .where(eq(products.id, first.data[2]._id));
  shop.cache.invalidateAll();
  expect((await shop.get(`/api/${list}&cursor=${first.nextCursor}`)).body.data).toEqual(second.data);
});

test('sorts by falling price and discount over pages, and filters by brand, price, discount and stock', async () => {
  const list = groceries();
  const all = await readAllPages(`${list}?`);
  const [first, second] = all;
  await shop.deps.db
    .update(products)
    .set({ brand: 'Amul', vegMark: 'veg', mrpPaise: sql`price_paise * 10`, stock: 5, isAvailable: true })
    .where(eq(products.id, first?._id ?? ''));
  await shop.deps.db
    .update(products)
    .set({ brand: 'amul', stock: 0 })
    .where(eq(products.id, second?._id ?? ''));
  shop.cache.invalidateAll();
  const falling = prices(await readAllPages(`${list}?sort=price-high&`, 2));
  expect(falling).toEqual(ascending(falling).toReversed());
  expect(falling).toHaveLength(all.length);
  expect(ids(await readAllPages(`${list}?sort=discount&`, 2))[0]).toBe(first?._id);
  expect(ids(await readAllPages(`${list}?brand=AMUL&`)).sort()).toEqual([first?._id, second?._id].sort());
  expect(ids(await readAllPages(`${list}?brand=Amul&inStock=true&veg=true&discount=50&`))).toEqual([first?._id]);
  expect(await readAllPages(`${list}?brand=Amul&discount=95&`)).toEqual([]);
  const price = first?.price ?? 0;
  const inRange = await readAllPages(`${list}?minPrice=${price}&maxPrice=${price}&`);
  expect(new Set(prices(inRange))).toEqual(new Set([price]));
  const { category } = firstOf('grocery');
  const brands = (await shop.get(`/api/catalog/brands?catalog=grocery&categoryId=${category}`)).body.data;
  expect(brands).toContainEqual({ name: expect.stringMatching(/^amul$/i), count: 2 });
  expect((await shop.get(`/api/${list}?minPrice=cheap`)).status).toBe(400);
});

test('sorts names naturally and without regard to case', async () => {
  const list = groceries();
  const listed = await readAllPages(`${list}?`);
  // Exceeds the length limit of a cursor.
  const long = `Aloe ${'very '.repeat(40)}long`;
  const expected = [long, `${long}er`, 'Brinjal 2 pieces', 'brinjal 10 pieces', 'Brinjal 10 slices', 'Okra', 'tomato'];
  for (const [index, name] of expected.toReversed().entries()) {
    const product = listed[index];
    if (!product) throw new Error('the list is too short');
    await shop.deps.db.update(products).set({ name }).where(eq(products.id, product._id));
  }
  shop.cache.invalidateAll();
  for (const limit of [1, 3, 100]) {
    const sorted = names(await readAllPages(`${list}?sort=name&`, limit));
    expect(sorted).toHaveLength(listed.length);
    expect(sorted.filter((name) => expected.includes(name))).toEqual(expected);
  }
});

test('sorts and filters a category of more than a thousand products as a whole', async () => {
  const before = (await readAllPages(`${vegetables()}?`)).length;
  await shop.deps.db.execute(sql`
    insert into products (id, code, catalog, category_id, subcategory_id, name, price_paise, mrp_paise, pack_quantity, unit,
      stock, pictures, hsn, gst_percent, rank)
    select gen_random_uuid(), 'crowd-' || n, catalog, category_id, subcategory_id, 'Crowd ' || n, 2000000 - n, 3000000, 1,
      unit, stock, pictures, hsn, gst_percent, 1000 + n
    from (select * from products where subcategory_id = ${firstOf('fruits').subcategory} limit 1) as one, generate_series(1, 1200) as n`);
  shop.cache.invalidateAll();
  const expensive = (await readAllPages(`${vegetables()}?sort=price&`)).filter(({ code }) => code.startsWith('crowd-'));
  expect([expensive[0]?.name, expensive[1]?.name, expensive[1199]?.name]).toEqual([
    'Crowd 1200',
    'Crowd 1199',
    'Crowd 1',
  ]);
  expect((await readAllPages(`${vegetables()}?`)).length).toBe(before + 1200);
  expect(names(await readAllPages(`${vegetables()}?q=CROWD 1200&`))).toEqual(['Crowd 1200']);
  expect(names(await readAllPages(`${vegetables()}?q=1199 crowd&sort=name&`))).toEqual(['Crowd 1199']);
  expect(await readAllPages(`${vegetables()}?q=no such vegetable&`)).toEqual([]);
  expect((await readAllPages(`${vegetables()}?q=  &`)).length).toBe(before + 1200);
});

test('lists names that start with the filter text first, across pages', async () => {
  const listed = await readAllPages(`${vegetables()}?`);
  const [first, second, third, fourth] = ids(listed);
  const rename = (id: string | undefined, name: string) =>
    shop.deps.db
      .update(products)
      .set({ name })
      .where(eq(products.id, id ?? ''));
  await rename(first, 'Cherry quince');
  await rename(second, 'Quince, desi');
  await rename(third, '100% wild quince');
  await rename(fourth, 'quince juice');
  shop.cache.invalidateAll();
  const expected = ['Quince, desi', 'quince juice', 'Cherry quince', '100% wild quince'];
  for (const limit of [1, 2, 100])
    expect(names(await readAllPages(`${vegetables()}?q=Quince&`, limit))).toEqual(expected);
  // LIKE wildcards are matched literally.
  expect(names(await readAllPages(`${vegetables()}?q=${encodeURIComponent('100% quince')}&`))).toEqual([
    '100% wild quince',
  ]);
  expect(await readAllPages(`${vegetables()}?q=${encodeURIComponent('qu_nce')}&`)).toEqual([]);
});

test('rejects an unknown order and names the valid ones', async () => {
  for (const [name, pathOf] of LISTS) {
    for (const sort of ['cheapest', '', 'price&sort=name']) {
      const { status, body } = await shop.get(`/api/${pathOf()}?sort=${sort}`);
      expect(status, name).toBe(400);
      expect(body.fields).toEqual({ sort: 'A list is sorted by relevance, price, price-high, discount or name.' });
    }
  }
});

test('rejects sorting of an ordered promotional list', async () => {
  for (const name of ['pricebelow', 'superdeal', 'seasonal', 'fruitoftheday']) {
    const { status, body } = await shop.get(`/api/promotions/${name}?sort=price`);
    expect(status, name).toBe(400);
    expect(body.fields).toEqual({ sort: 'This list has an order of its own.' });
    expect((await shop.get(`/api/promotions/${name}?sort=relevance`)).status, name).toBe(200);
  }
});

test('answers a forged cursor with 400 or an empty page', async () => {
  const cursor = (value: unknown) => Buffer.from(JSON.stringify([value, TOMATO])).toString('base64url');
  for (const list of [vegetables(), groceries()]) {
    for (const sort of ['price', 'relevance']) {
      expect((await shop.get(`/api/${list}?sort=${sort}&cursor=${cursor('name')}`)).status).toBe(400);
      const { status, body } = await shop.get(`/api/${list}?sort=${sort}&cursor=${cursor(2 ** 50)}`);
      expect([status, body.data]).toEqual([200, []]);
    }
    expect((await shop.get(`/api/${list}?sort=name&cursor=nonsense`)).status).toBe(400);
  }
});
