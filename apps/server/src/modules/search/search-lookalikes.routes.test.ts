import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { findNames, findProducts } from '../../../test/find-products.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { refreshSearchWords } from './refresh-search-words.ts';

const NAMES = [
  'Zebra Steel Oil Can/Dispenser/Bottle',
  'Zebra Frost Stainless Steel Water Bottle With Sipper Cap - Dark Red',
  'Zebra Hair Mask',
  'Zebra N95 Face Mask - White',
  'Zebra Burger Patty - Chicken',
  'Zebra Burger Patty - Fish',
  'Zebra Veggie Burger Patty - Corn & Carrot',
  'Zebra Mayonnaise - Egg',
  'Zebra Mayonnaise - Eggless',
  'Zebra Baking Soda',
  'Zebra Cooking Soda',
  'Odomos Mosquito Repellent Cream',
  'Zebra Sponge Refill',
  'Zebra Insect Killer Spray',
  'Zebra Paneer Masala',
  'Zebra Pani Puri Masala',
  'Zebra Mouth Freshener',
  'Zebra Electric Gas Lighter',
  'Zebra Am Panna Drink',
  'Zebra Tamarind',
];

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
  const { id } = await aCategory(shop, { catalog: 'grocery', name: 'Home & Kitchen' });
  for (const name of NAMES) await aProduct(shop, { name, categoryId: id });
  await refreshSearchWords(shop.database.db);
});
afterAll(() => shop.close());

const search = (query: string) => findProducts(shop, query);
const namesOf = (query: string) => findNames(shop, query);

test('reads a bottle or a box as the thing itself, unless a name says what is in it', async () => {
  const { rows } = await shop.database.db.execute<{ heads: string[] }>(
    sql`select search_heads(name) as heads from unnest(array['Frost Stainless Steel Bottle With Sipper Cap', 'Aqua Water Bottle - Blue',
      'Steel Lunch Box', 'Baby Feeding Bottle - Elite', 'Packaged Drinking Water Bottle', 'Olive Oil Bottle', 'Mango Pickle Jar']) as name`,
  );
  expect(rows.map(({ heads }) => heads.join())).toEqual([
    '~steel,=bottl',
    '~water,=bottl',
    '~lunch,=box',
    '~feed,=bottl',
    '=water',
    '=oil',
    '=pickl',
  ]);
});

test('shows a bottle for water before a bottle for oil', async () => {
  expect((await namesOf('water bottle steel'))[0]).toMatch(/Water Bottle/);
});

test('shows what has both words for one thing before what has one', async () => {
  expect((await namesOf('mask n95'))[0]).toBe('Zebra N95 Face Mask - White');
});

test('leaves out meat and eggs for those who eat none, also where products have no mark', async () => {
  expect(await namesOf('veg burger patty')).toEqual(['Zebra Veggie Burger Patty - Corn & Carrot']);
  expect(await namesOf('eggless mayonnaise')).toEqual(['Zebra Mayonnaise - Eggless']);
});

test('takes no other thing for a phrase because it shares a word', async () => {
  expect((await search('soda water')).filter(({ isRelated }) => !isRelated)).toEqual([]);
  expect((await namesOf('soda')).length).toBeGreaterThan(0);
});

test('shows what the main word names where nothing has another word of the query', async () => {
  expect(await search('mosquito killer refill')).toContainEqual(
    expect.objectContaining({ name: 'Odomos Mosquito Repellent Cream', isRelated: true }),
  );
});

test('takes the first word of a known thing for no beginning of another word', async () => {
  expect((await namesOf('pan masala'))[0]).toBe('Zebra Mouth Freshener');
});

test('takes no other word of the same stem for a name that the shop does not have', async () => {
  // Electral has the stem of "electric", and "amli", another word for imli, that of "am".
  expect(await namesOf('ors')).toEqual([]);
  expect(await namesOf('imli')).toEqual(['Zebra Tamarind']);
});
