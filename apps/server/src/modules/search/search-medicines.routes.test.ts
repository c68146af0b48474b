import { afterAll, beforeAll, expect, test } from 'vitest';
import { someMedicines } from '../../../test/builders/index.ts';
import { findNames } from '../../../test/find-products.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { refreshSearchWords } from './refresh-search-words.ts';

const MEDICINES = [
  ['Zebra Z Kit', 'Azithromycin (1g)'],
  ['Zebra Z Gel', 'Azithromycin (2%)'],
  ['Zebra Z Kit Tablet', 'Azithromycin (1g) + Fluconazole (150mg)'],
  ['Zebra Antibiotic 500 Tablet', 'Azithromycin (500mg)'],
  ['Zebra Ear Drop', 'Clotrimazole (1%)'],
  ['Zebra Vaginal Tablet', 'Clotrimazole (100mg)'],
  ['Zebra Antifungal Cream', 'Clotrimazole (1%)'],
  ['Zebra Clear Capsule', 'Clindamycin (300mg)'],
  ['Zebra Clear Skin Gel', 'Clindamycin (1%)'],
  ['Zebra Lotion', 'Zinc Sulphate (1%)'],
  ['Zebra Zinc Tablet', 'Zinc Sulphate (50mg)'],
] as const;

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
  await someMedicines(shop, MEDICINES);
  await refreshSearchWords(shop.database.db);
});
afterAll(() => shop.close());

const firstOf = async (query: string) => (await findNames(shop, query))[0];

test.each(['azithromycin', 'azithromycn', 'एजिथ्रोमाइसिन'])(
  'shows tablets before gels and kits for "%s"',
  async (query) => {
    expect(await firstOf(query)).toBe('Zebra Antibiotic 500 Tablet');
  },
);

test('shows creams and gels first of what helps only the skin', async () => {
  expect(await firstOf('clotrimazole')).toBe('Zebra Antifungal Cream');
  expect(await firstOf('clindamycin')).toBe('Zebra Clear Skin Gel');
  expect(await firstOf('zinc')).toBe('Zebra Zinc Tablet');
});

test('shows the form that is typed', async () => {
  expect(await firstOf('azithromycin gel')).toBe('Zebra Z Gel');
  expect(await firstOf('clotrimazole tablet')).toBe('Zebra Vaginal Tablet');
});
