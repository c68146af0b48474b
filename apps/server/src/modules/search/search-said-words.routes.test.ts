import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aProduct, someMedicines } from '../../../test/builders/index.ts';
import { findProducts } from '../../../test/find-products.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { refreshSearchWords } from './refresh-search-words.ts';

const MEDICINES = [
  ['Zebra Joint Tablet', 'Glucosamine (500mg)'],
  ['Zebra Acidity Tablet', 'Pantoprazole (40mg)'],
  ['Zebra Itch Tablet', 'Cetirizine (10mg)'],
  ['Zebra Skin Cooling Lotion', 'Calamine (8%)'],
  ['Zebra Sore Ointment', 'Fusidic Acid (2%)'],
  ['Zebra Glucose Tablet', 'Glimepiride (1mg)'],
] as const;
const GROCERIES = [
  'Zebra Gathiya',
  'Zebra Banana',
  'Zebra Cereal With Ripe Banana',
  'Zebra Sugar',
  'Zebra High Protein Body Bar',
];

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
  await someMedicines(shop, MEDICINES);
  const { id: groceries } = await aCategory(shop, { catalog: 'grocery', name: 'Snacks & More' });
  for (const name of GROCERIES) await aProduct(shop, { name, categoryId: groceries });
  await refreshSearchWords(shop.database.db);
});
afterAll(() => shop.close());

/** The first hit, unless it is only related. */
async function bestOf(query: string): Promise<string | undefined> {
  const [first] = await findProducts(shop, query);
  return first?.isRelated ? undefined : first?.name;
}

test('reads a word with two meanings as the complaint beside a word for medicine', async () => {
  expect(await bestOf('gathiya')).toBe('Zebra Gathiya');
  expect(await bestOf('gathiya ki dawa')).toBe('Zebra Joint Tablet');
  expect((await findProducts(shop, 'gathiya ki dawa')).map(({ name }) => name)).not.toContain('Zebra Gathiya');
});

test.each([
  ['badan me khujli', 'Zebra Skin Cooling Lotion'],
  ['skin rash', 'Zebra Skin Cooling Lotion'],
  ['gas bahut ban rahi hai', 'Zebra Acidity Tablet'],
  ['gas banti hai', 'Zebra Acidity Tablet'],
  ['khujli ho gayi', 'Zebra Skin Cooling Lotion'],
  ['phoda phunsi', 'Zebra Sore Ointment'],
  ['sugar high', 'Zebra Glucose Tablet'],
  ['ripe banana', 'Zebra Banana'],
  ['pakka kela', 'Zebra Banana'],
])('answers "%s" with what helps or is meant', async (query, expected) => {
  expect(await bestOf(query)).toBe(expected);
});
