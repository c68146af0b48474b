import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlan, aProduct } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { readPublicShop } from './read-opening.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const readSections = async () => (await readPublicShop(shop.database.db)).sections;

test('has offers when a product that may be promoted costs less than its MRP', async () => {
  await aProduct(shop, { catalog: 'grocery' });
  await aProduct(shop, { catalog: 'labtest', pricePaise: 50_00, mrpPaise: 90_00 });
  await aProduct(shop, { catalog: 'medicine', pricePaise: 50_00, mrpPaise: 90_00, requiresPrescription: true });
  expect(await readSections()).toEqual(['grocery', 'medicine', 'labtest']);
  await aProduct(shop, { catalog: 'grocery', pricePaise: 50_00, mrpPaise: 90_00, stock: 0 });
  expect(await readSections()).not.toContain('offers');
  await aProduct(shop, { catalog: 'grocery', pricePaise: 50_00, mrpPaise: 90_00 });
  expect(await readSections()).toContain('offers');
});

test('has plans while one is on sale', async () => {
  expect(await readSections()).not.toContain('plans');
  await aPlan(shop, { isListed: false });
  await aPlan(shop, { deletedAt: new Date() });
  expect(await readSections()).not.toContain('plans');
  await aPlan(shop);
  expect(await readSections()).toContain('plans');
});
