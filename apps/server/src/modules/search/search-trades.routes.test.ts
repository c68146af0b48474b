import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { findNames } from '../../../test/find-products.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { refreshSearchWords } from './refresh-search-words.ts';

const SHELVES: [shelf: string, products: [name: string, brand?: string][]][] = [
  ['Dairy & Ice Cream', [['A Zebra Kapoor - Vanilla Ice Cream'], ['Zebra Milk']]],
  ['Puja & Cleaning', [['Zebra Puja Camphor Small Box'], ['Zebra Camphor']]],
  ['Salt, Sugar & Jaggery', [['Jaggery Bucket'], ['Jaggery']]],
  ['Household', [['Zebra Plastic Bathroom Bucket']]],
  ['Biscuits', [['Biscuits', 'Horlicks']]],
  ['Health Drinks', [['Nutrition Drink With Classic Malt', 'Horlicks']]],
];

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
  for (const [name, products] of SHELVES) {
    const { id: categoryId } = await aCategory(shop, { catalog: 'grocery', name });
    for (const [product, brand] of products)
      await aProduct(shop, { name: product, brand: brand ?? 'Zebra', categoryId });
  }
  await refreshSearchWords(shop.database.db);
});
afterAll(() => shop.close());

const namesOf = (query: string) => findNames(shop, query);

test('shows what a word means before a product of another trade that is named with it', async () => {
  expect((await namesOf('kapoor'))[0]).toMatch(/Camphor/);
  expect((await namesOf('bucket'))[0]).toBe('Zebra Plastic Bathroom Bucket');
});

test('shows what a brand is known for before its other products', async () => {
  expect(await namesOf('horlicks')).toEqual(['Nutrition Drink With Classic Malt', 'Biscuits']);
});

test('answers words in Urdu script', async () => {
  expect((await namesOf('دودھ'))[0]).toBe('Zebra Milk');
  expect((await namesOf('کپور'))[0]).toMatch(/Camphor/);
});
