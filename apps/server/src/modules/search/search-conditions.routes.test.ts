import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { findNames, findProducts } from '../../../test/find-products.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { refreshSearchWords } from './refresh-search-words.ts';

const ON_BISCUITS_AND_CHOCOLATES = [
  'Zebra Butter Biscuits',
  'Zebra Chocolate Biscuits',
  'Zebra Plain Biscuits',
  'Zebra Egg Biscuits',
];
const OTHERS = [
  'Zebra Orange Juice',
  'Zebra Orange and Mango Nectar Juice No Added Sugar',
  'Zebra Stevia',
  'Zebra Sugar',
  'Zebra Shampoo',
  'Zebra Besan',
  'Zebra Hair Mask',
  'Zebra Spicy Chips',
  'Zebra Chips',
  'Zebra Toothpaste',
  'Colgate Mouthwash Mint',
  'Zebra Hot Sauce',
  'Zebra Rice',
  'Zebra Curd',
  'Zebra Strawberry Yogurt',
];

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
  const { id: biscuits } = await aCategory(shop, { catalog: 'grocery', name: 'Biscuits & Chocolates' });
  for (const name of ON_BISCUITS_AND_CHOCOLATES) await aProduct(shop, { name, categoryId: biscuits });
  const { id: categoryId } = await aCategory(shop, { catalog: 'grocery', name: 'Food & Care' });
  for (const name of OTHERS) await aProduct(shop, { name, categoryId });
  await aProduct(shop, { name: 'Zebra Cumin', categoryId, packQuantity: 100, unit: 'g' });
  await aProduct(shop, { name: 'Zebra Jeera Cookies', categoryId, packQuantity: 200, unit: 'g' });
  await aProduct(shop, { name: 'Mast Jeera - The Spicy Jeera Crackers', categoryId, packQuantity: 200, unit: 'g' });
  await aProduct(shop, { name: 'Zebra Toned Milk', categoryId, packQuantity: 500, unit: 'ml' });
  await aProduct(shop, { name: 'Zebra Soya Milk', categoryId, packQuantity: 1, unit: 'litre' });
  await refreshSearchWords(shop.database.db);
});
afterAll(() => shop.close());

async function search(query: string): Promise<string[]> {
  const found = await findProducts(shop, query);
  return found.filter(({ isRelated }) => !isRelated).map(({ name }) => name);
}

test.each([
  ['200g jeera', 'Zebra Cumin'],
  ['1 litre doodh', 'Zebra Toned Milk'],
])('ranks the thing of "%s" before something else in the typed pack', async (query, expected) => {
  expect((await search(query))[0]).toBe(expected);
});

test('excludes a word of the product, not of its shelf', async () => {
  expect((await search('biscuits without chocolate')).toSorted()).toEqual([
    'Zebra Butter Biscuits',
    'Zebra Egg Biscuits',
    'Zebra Plain Biscuits',
  ]);
});

test.each(['juice without sugar', 'bina chini ka juice', 'बिना चीनी का जूस'])(
  'shows first for "%s" what says so',
  async (query) => {
    expect((await search(query))[0]).toMatch(/No Added Sugar/);
  },
);

test.each(['sugar free', 'bina chini', 'artificial sugar', 'sweetener'])('shows no sugar for "%s"', async (query) => {
  const names = await findNames(shop, query);
  expect(names).toContain('Zebra Stevia');
  expect(names).not.toContain('Zebra Sugar');
});

test.each([
  ['shampoo kaunsa accha hota hai', 'Zebra Shampoo'],
  ['muje shampoo chaiye', 'Zebra Shampoo'],
  ['मुझे चावल भेजो', 'Zebra Rice'],
  ['pakane ke liye chawal', 'Zebra Rice'],
])('reads in "%s" only what describes the product', async (query, expected) => {
  expect((await search(query))[0]).toBe(expected);
});

test.each([
  ['teekhe chips', 'Zebra Spicy Chips'],
  ['baalon ke liye kuch', 'Zebra Hair Mask'],
  ['बालों का मास्क', 'Zebra Hair Mask'],
])('knows the property in "%s"', async (query, expected) => {
  expect((await search(query))[0]).toBe(expected);
});

test('shows the thing before other products of its brands when none has the property', async () => {
  const { body } = await shop.get('/api/search-product/mint%20toothpaste');
  expect(body.results[0].products[0].name).toBe('Zebra Toothpaste');
});

test('answers what something is bought for', async () => {
  expect(await search('pakode banane ke liye')).toEqual(['Zebra Besan']);
});

test('shows what is called as it was typed before other names of the same thing', async () => {
  expect((await search('yogurt')).slice(0, 2)).toEqual(['Zebra Strawberry Yogurt', 'Zebra Curd']);
  expect((await search('dahi'))[0]).toBe('Zebra Curd');
});
