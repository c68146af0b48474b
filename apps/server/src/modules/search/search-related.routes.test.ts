import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { findNames, findProducts } from '../../../test/find-products.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { refreshSearchWords } from './refresh-search-words.ts';

const NAMES = [
  'Zebra Rice Bran (Pouch)',
  'Zebra Olive Oil',
  'Zebra Til Oil',
  'Pampers Soft Pants - Large',
  'Zebra Diapers New Born',
  'Quibex Leaf',
  'Zebra Pods for Washing Machines',
  'Zebra Pen',
  'Zebra Oats',
  'Zebra Apple Juice',
  'Zebra Sona Masuri Rice',
  'Zebra Cream Cheese',
  'Zebra Garlic Bread',
  'Zebra Spread Garlic',
  'Zebra Haldi',
  'Zebra Cow Milk',
  'Zebra Milk Chocolate',
  'Cadbury Cocoa Powder',
  'Zebra Fast Charge Trimmer',
];
const CARE = [
  'Zebra Soap - Honey & Cream',
  'Zebra Moisturising Soap',
  'Zebra Moisturiser',
  'Zebra Face Cream',
  'Zebra Night Cream',
  'Zebra Hair Removal Cream Dry Skin',
  'Zebra Long Lasting Body Lotion for Dry Skin',
  'Zebra Toothpaste',
  'Colgate Total Toothpaste with Charcoal',
  'Harvest Real Good Chicken',
  'Dish Wash Powder',
  'Super Clean Detergent Powder',
  'Horlicks',
  'Horlicks Chocolate Syrup',
  'Zebra Silky Shampoo',
];

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
  const { id: food } = await aCategory(shop, { catalog: 'grocery', name: 'Dairy, Bread & Batter' });
  for (const name of NAMES) await aProduct(shop, { name, categoryId: food });
  const { id: care } = await aCategory(shop, { catalog: 'grocery', name: 'Bath, Face & Hand Wash' });
  for (const name of CARE) await aProduct(shop, { name, categoryId: care });
  await refreshSearchWords(shop.database.db);
});
afterAll(() => shop.close());

const search = (query: string) => findProducts(shop, query);
const namesOf = (query: string) => findNames(shop, query);

test('shows a name that leaves out the last word of a phrase before others of that word', async () => {
  expect((await namesOf('rice bran oil'))[0]).toBe('Zebra Rice Bran (Pouch)');
});

test('shows brands of one kind of thing as related to it', async () => {
  const found = await search('diapers');
  expect(found[0]?.name).toBe('Zebra Diapers New Born');
  expect(found).toContainEqual(expect.objectContaining({ name: 'Pampers Soft Pants - Large', isRelated: true }));
});

test('shows things of a named brand before those of others', async () => {
  expect((await namesOf('colgate manjan'))[0]).toBe('Colgate Total Toothpaste with Charcoal');
});

test('shows what a brand and its line stand for where the shop does not sell them', async () => {
  expect((await namesOf('cadbury dairy milk'))[0]).toBe('Zebra Milk Chocolate');
});

test('shows a misspelt brand before what only has a word of its line', async () => {
  expect((await namesOf('cadbary silk'))[0]).toBe('Cadbury Cocoa Powder');
});

test('takes a misspelt word that the shop does not sell for no other word', async () => {
  expect(await search('haldram')).toEqual([]);
});

test('takes a brand that is a common word for a brand only where products have it as such', async () => {
  expect(await namesOf('real juice')).not.toContain('Harvest Real Good Chicken');
});

test('shows other things whose name contains a phrase behind it', async () => {
  expect((await namesOf('washing powder'))[0]).toBe('Super Clean Detergent Powder');
});

test('prefers the forms of medicines only among medicines', async () => {
  expect((await namesOf('kamzori ki dawa'))[0]).toBe('Horlicks');
});

test('completes a phrase by the words of a shelf only for its head noun', async () => {
  expect(await namesOf('face cream')).not.toContain('Zebra Soap - Honey & Cream');
  expect(await namesOf('garlic bread')).not.toContain('Zebra Spread Garlic');
});

test('shows related things by their head noun', async () => {
  const names = await namesOf('face cream');
  expect(names).toContain('Zebra Moisturiser');
  expect(names).not.toContain('Zebra Moisturising Soap');
});

test('shows a correction of a short word by two letters only as related', async () => {
  expect(await search('quidax')).toEqual([expect.objectContaining({ name: 'Quibex Leaf', isRelated: true })]);
});

test('answers things that groceries rarely sell only with products that are such a thing', async () => {
  expect(await search('washing machine')).toEqual([
    expect.objectContaining({ name: 'Zebra Pods for Washing Machines', isRelated: true }),
  ]);
  expect(await search('pen drive')).toEqual([]);
  expect(await search('laptop')).toEqual([]);
});

test('shows remedies before other things that name the complaint', async () => {
  expect((await namesOf('rukhi twacha'))[0]).toBe('Zebra Long Lasting Body Lotion for Dry Skin');
});

test.each(['ओआरएस', 'सोन पापड़ी'])(
  'shows nothing of a similar sound for "%s", which the dictionary knows',
  async (query) => {
    expect(await search(query)).toEqual([]);
  },
);

test.each([
  ['address change', 'addresses'],
  ['customer care', 'contact'],
  ['payment failed', 'payment-help'],
  ['paise wapas', 'orders'],
])('answers "%s" with its page alone', async (query, page) => {
  const { status, body } = await shop.get(`/api/search-product/${encodeURIComponent(query)}`);
  expect([status, body.results]).toEqual([404, []]);
  expect(body.places[0]).toMatchObject({ kind: 'page', places: [{ id: page }] });
});
