import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aProduct, someMedicines } from '../../../test/builders/index.ts';
import { findNames } from '../../../test/find-products.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { refreshSearchWords } from './refresh-search-words.ts';

const MEDICINES = [
  ['Zebra Iron Tablet', 'Ferrous Ascorbate (100mg)'],
  ['Zebra Iron and Folic Acid Capsule', 'Ferrous Ascorbate (100mg)'],
  ['Zebra Cough Syrup', 'Ambroxol (15mg)'],
  ['Zebra Bowel Tablet', 'Ofloxacin (200mg)'],
  ['Zebra Clear Eye Drop', 'Ofloxacin (0.3%)'],
  ['Zebra Clear Ear Drop', 'Ofloxacin (0.3%)'],
  ['Zebra Glucose Tablet', 'Glimepiride (1mg)'],
  ['Zebra Acidity Tablet', 'Pantoprazole (40mg)'],
  ['Zebra Thinner Tablet', 'Clopidogrel (75mg)'],
  ['Zebra Lipid Tablet', 'Atorvastatin (10mg)'],
  ['Zebra Fever Syrup', 'Paracetamol (120mg)'],
  ['Zebra Fever and Cold Tablet', 'Paracetamol (500mg)'],
  ['Zebra Acne Cream', 'Clindamycin (1%) + Zinc Acetate (1%)'],
  ['Zebra Fungal Capsule', 'Itraconazole (100mg)'],
  ['Zebra Fungal Skin Cream Large', 'Luliconazole (1%)'],
  ['Zebra Bowel Laxative Solution', 'Lactulose (10gm)'],
] as const;

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
  await someMedicines(shop, MEDICINES);
  const { id: groceries } = await aCategory(shop, { catalog: 'grocery', name: 'Sugar & Drinks' });
  for (const name of [
    'Zebra Sugar',
    'Zebra Peach Syrup',
    'Glow Vitamin C Lotion',
    'Zebra Vitamin C Effervescent Orange Tablets',
  ])
    await aProduct(shop, { name, categoryId: groceries });
  await refreshSearchWords(shop.database.db);
});
afterAll(() => shop.close());

const namesOf = (query: string): Promise<string[]> => findNames(shop, query);

test.each(['acidity', 'acidity ki dawa', 'gas ki goli', 'खट्टी डकार'])(
  'answers "%s" with no vitamin whose salt is an acid',
  async (query) => {
    expect(await namesOf(query)).toEqual(['Zebra Acidity Tablet']);
  },
);

test.each(['sugar ki dawa', 'sugar ki dawai', 'sugar ki medicine', 'शुगर की दवाई'])(
  'answers "%s" with medicines, by any word for medicine',
  async (query) => {
    expect(await namesOf(query)).toEqual(['Zebra Glucose Tablet']);
  },
);

test('shows what helps before other things in the form that was asked for', async () => {
  expect((await namesOf('iron syrup'))[0]).toBe('Zebra Iron Tablet');
  expect(await namesOf('iron syrup')).not.toContain('Zebra Peach Syrup');
});

test('shows the form that was asked for before others', async () => {
  expect(await namesOf('iron medicine')).toEqual(['Zebra Iron Tablet', 'Zebra Iron and Folic Acid Capsule']);
  expect((await namesOf('iron capsule'))[0]).toBe('Zebra Iron and Folic Acid Capsule');
});

test('shows drops for eyes and ears only for complaints of eyes and ears', async () => {
  expect(await namesOf('loose motion')).toEqual(['Zebra Bowel Tablet']);
  expect((await namesOf('eye infection'))[0]).toBe('Zebra Clear Eye Drop');
});

test('answers blood thinners with no other medicine for the heart', async () => {
  expect(await namesOf('khoon patla karne ki dawa')).toEqual(['Zebra Thinner Tablet']);
});

test('shows tablets before other forms for "goli", also beside a name and outside the medicines', async () => {
  expect(await namesOf('paracetamol ki goli')).toEqual(['Zebra Fever and Cold Tablet', 'Zebra Fever Syrup']);
  expect((await namesOf('vitamin c ki goli'))[0]).toBe('Zebra Vitamin C Effervescent Orange Tablets');
});

test('shows no cream for the stomach, although it has a salt that helps', async () => {
  expect(await namesOf('dast')).toEqual(['Zebra Bowel Tablet']);
});

test('shows what is put on the skin before capsules for a complaint of the skin', async () => {
  expect(await namesOf('daad')).toEqual(['Zebra Fungal Skin Cream Large', 'Zebra Fungal Capsule']);
  expect((await namesOf('daad ki goli'))[0]).toBe('Zebra Fungal Capsule');
});

test.each([
  'potty nahi aana',
  'potty nahi aati',
  'pet saaf nahi hota',
  'pet saaf nahi ho raha',
  'latrine nahi ho rahi',
])('answers "%s" with what helps against constipation', async (query) => {
  expect(await namesOf(query)).toEqual(['Zebra Bowel Laxative Solution']);
});
