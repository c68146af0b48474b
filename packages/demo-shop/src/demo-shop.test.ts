import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { DEFAULT_AREAS } from '@subah/server/modules/delivery/index';
import { describe, expect, test } from 'vitest';
import { missingArt } from './packshots/index.ts';
import { demoPictures, productPictures } from './pictures/demo-pictures.ts';
import { filterCategories, popularDairy, popularVeggies, promotionPins } from './shop/curated-lists.ts';
import { demoShop } from './shop/index.ts';
import { stores } from './shop/places.ts';

const shelves = demoShop.catalogs.flatMap(([catalog, categories]) =>
  categories.flatMap((category) => category.shelves.map((shelf) => ({ catalog, category, shelf }))),
);
const products = shelves.flatMap(({ catalog, shelf }) => shelf.products.map((product) => ({ catalog, ...product })));
const codes = new Set(products.map(({ code }) => code));

describe('the demo shop', () => {
  test('has the documented size', () => {
    expect(products.length).toBeGreaterThanOrEqual(450);
    const count = (name: string) => products.filter(({ catalog }) => catalog === name).length;
    expect(count('labtest')).toBeGreaterThanOrEqual(60);
    expect([DEFAULT_AREAS.length, stores.length, demoShop.departments.length, demoShop.doctors.length]).toEqual([
      25, 8, 10, 25,
    ]);
    const categories = new Map(demoShop.catalogs);
    expect([categories.get('milk')?.length, categories.get('labtest')?.length]).toEqual([5, 8]);
  });

  test('has unique product codes', () => {
    expect(codes.size).toBe(products.length);
  });

  test('has no price above the MRP and only units of the catalog', () => {
    expect(products.filter(({ price, mrp }) => mrp !== undefined && price > mrp).map(({ code }) => code)).toEqual([]);
    expect(
      products.filter(({ catalog, unit }) => !catalogFacts[catalog].units.includes(unit)).map(({ code }) => code),
    ).toEqual([]);
  });

  test('lists only its own products', () => {
    const curated = [
      ...filterCategories.flatMap(({ subcategories }) => subcategories.flatMap(({ productCodes }) => productCodes)),
      ...[...popularVeggies, ...popularDairy].flatMap(({ productCodes }) => productCodes),
      ...Object.values(promotionPins).flat(),
      'lizol',
      'harpic',
    ];
    expect(curated.filter((code) => !codes.has(code))).toEqual([]);
  });

  test('has a drawing for every pack', () => {
    expect(products.flatMap(({ pack }) => missingArt(pack) ?? []).length).toBe(0);
  });

  test('draws the same pictures every time, one per key', () => {
    const pictures = [...demoPictures()];
    expect(new Set(pictures.map(([key]) => key)).size).toBe(pictures.length);
    expect(pictures.length).toBeGreaterThan(products.length + 50);
    const keys = new Set(pictures.map(([key]) => key));
    expect(products.flatMap(({ code }) => productPictures(code).filter((key) => !keys.has(key)))).toEqual([]);
    for (const [key, svg] of pictures) expect(/NaN|undefined/.test(svg), key).toBe(false);
    expect([...demoPictures()]).toEqual(pictures);
  }, 30_000);
});
