import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { findNames } from '../../../test/find-products.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { refreshSearchWords } from './refresh-search-words.ts';

const NAMES = [
  'Garam Masala',
  'Chana Masala',
  'Bengal Gram',
  'Sunflower Oil',
  'Groundnut Oil',
  'Potato',
  'Sweet Potato',
  'Super Wedges',
  'Lemon',
  'Floor Cleaner Pine',
  'Floor Cleaner Jasmine',
  'Red Chilli Sauce',
  'Sauce - Chilli, Green',
  'Hot Chilli Sauce',
  'Vicks Inhaler with Keychain',
  'Chyawanprash',
  'Daily Chyawanprash Immunity Booster',
  'Carbon Zinc Battery',
  'Peach Syrup',
  'Rose Water',
  'Dishwash Tub',
  'Toor Dal',
  'Split Moong Dal',
  'Yellow Capsicum',
  'Instant Health Drink',
  'Ultima Battery',
  'Long Life Zinc Battery - AA',
  'Dry Skin Lotion with Coconut',
  'Coconut, Dry',
  'Hand Wash',
  'Hand Wash Aloe Refill',
  'Mayonnaise',
  'Mayonnaise for Burgers - Veg',
];

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
  const { id: categoryId } = await aCategory(shop, { catalog: 'grocery', name: 'Foodgrains, Oil & Masala' });
  for (const name of NAMES) await aProduct(shop, { name, categoryId });
  await aProduct(shop, { name: 'Toilet Bowl Disc', brand: 'Harpic', categoryId });
  await aProduct(shop, { name: 'Pen Blue', categoryId });
  const { id: sauces } = await aCategory(shop, { catalog: 'grocery', name: 'Ketchup Sauces Jams' });
  const pack = { categoryId: sauces, unit: 'g' };
  await aProduct(shop, { ...pack, name: 'Tomato Ketchup', packQuantity: 900 });
  await aProduct(shop, { ...pack, name: 'Mango Jam', packQuantity: 500 });
  await aProduct(shop, { ...pack, name: 'Tomato Ketchup 500 g + Mango Jam 500 g', packQuantity: 1 });
  await refreshSearchWords(shop.database.db);
});
afterAll(() => shop.close());

const search = (query: string): Promise<string[]> => findNames(shop, query);

test.each([
  ['gram masla', 'Garam Masala'],
  ['suraj mukhi tel', 'Sunflower Oil'],
  ['potato wedges', 'Super Wedges'],
  ['green chilli sauce', 'Sauce - Chilli, Green'],
  ['bartan saaf karne ka liquid', 'Dishwash Tub'],
  ['yellow moong dal', 'Split Moong Dal'],
  ['health drinks', 'Instant Health Drink'],
  ['dry coconut', 'Coconut, Dry'],
  ['aa battery', 'Long Life Zinc Battery - AA'],
])('answers the phrase "%s" with %s', async (query, expected) => {
  expect((await search(query))[0]).toBe(expected);
});

test('takes a brand for what is wanted when no thing is named', async () => {
  expect((await search('harpic blue'))[0]).toBe('Toilet Bowl Disc');
});

test('puts products first that have what a known phrase says beside the name in it', async () => {
  expect(await search('hand wash refill')).toEqual(['Hand Wash Aloe Refill', 'Hand Wash']);
});

test('puts what says that it has no egg before a name that is only the thing', async () => {
  expect(await search('eggless mayonnaise')).toEqual(['Mayonnaise for Burgers - Veg', 'Mayonnaise']);
});

test('takes a scent behind a thing for its scent', async () => {
  expect((await search('floor cleaner lemon'))[0]).toMatch(/^Floor Cleaner/);
});

test('reads a word for many things beside a thing as its kind', async () => {
  expect((await search('vegetable oil'))[0]).toMatch(/ Oil$/);
});

test('ranks a typed pack of something else on the shelf, or in a set, behind the thing', async () => {
  expect((await search('ketchup 500g'))[0]).toBe('Tomato Ketchup');
});

test.each([
  ['naak band', ['Vicks Inhaler with Keychain']],
  ['kamzori', ['Chyawanprash', 'Instant Health Drink', 'Daily Chyawanprash Immunity Booster']],
  ['dast', []],
  ['ulti', []],
])('answers the complaint "%s" with brands and remedies in the names of groceries', async (query, expected) => {
  expect(await search(query)).toEqual(expected);
});

test('does not answer a phrase with the form of a medicine that it ends with', async () => {
  expect(await search('rose syrup')).not.toContain('Peach Syrup');
});
