import { demoId } from '@subah/demo-shop/demo-id';
import { demoShop } from '@subah/demo-shop/shop/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenShop, openDemoShop } from '../../../test/open-shop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

const get = async (path: string) => (await shop.get(`/api/${path}`)).body;
const catalog = new Map(demoShop.catalogs);
const categories = (name: 'fruits' | 'grocery' | 'milk' | 'medicine' | 'labtest') => catalog.get(name) ?? [];
const names = (list: { name: string }[]) => list.map(({ name }) => name);
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

const firstOf = (name: 'fruits' | 'grocery' | 'medicine') => {
  const [category] = categories(name);
  const [shelf] = category?.shelves ?? [];
  if (!category || !shelf) throw new Error('the demo shop is empty');
  return { category, shelf, categoryId: demoId('category', category.code), shelfId: demoId('shelf', shelf.code) };
};

describe.each([
  [
    'fruits',
    'fruits-vegetables/categories',
    'fruits-vegetables/subcategories',
    'fruits-vegetables/subcategories/by-category',
    'fruits-vegetables/product/subcategory',
  ],
  ['grocery', 'grocery/categories', 'grocery/subcategories', 'grocery/subcategories/by-category', 'grocery/products'],
  [
    'medicine',
    'medicines/categories',
    'medicines/subcategory',
    'medicines/subcategory/by-category',
    'medicines/products/subcategory',
  ],
  [
    'medicine',
    'medicines/category',
    'medicines/subcategory',
    'medicines/subcategories',
    'medicines/products/subcategory',
  ],
] as const)('%s by %s', (name, categoriesPath, subcategoriesPath, byCategoryPath, productsPath) => {
  const { category, shelf, categoryId, shelfId } = firstOf(name);

  test('lists its categories by rank', async () => {
    expect(names((await get(categoriesPath)).data)).toEqual(names(categories(name)));
  });

  test('lists all subcategories and those of one category', async () => {
    const all = await get(`${subcategoriesPath}?limit=100`);
    expect(all.data.length).toBe(Math.min(100, categories(name).flatMap(({ shelves }) => shelves).length));
    const own = await get(`${byCategoryPath}/${categoryId}`);
    expect(names(own.data)).toEqual(category.shelves.map((one) => one.name));
    expect(own.data[0].categoryId).toEqual({ _id: categoryId, name: category.name });
  });

  test('lists the products of a subcategory by rank', async () => {
    const { data } = await get(`${productsPath}/${shelfId}`);
    expect(data.map(({ code }: { code: string }) => code)).toEqual(shelf.products.map(({ code }) => code));
  });

  test('answers 404 for an unknown id', async () => {
    for (const path of [byCategoryPath, productsPath]) {
      expect((await shop.get(`/api/${path}/${UNKNOWN_ID}`)).status, path).toBe(404);
      expect((await shop.get(`/api/${path}/not-an-id`)).status, path).toBe(400);
    }
  });
});

test.each([
  ['fruits', 'fruits-vegetables/with-subcategories'],
  ['grocery', 'grocery/with-subcategories'],
  ['medicine', 'medicines/with-subcategories'],
] as const)('lists %s categories with subcategories and at most ten products at %s', async (name, path) => {
  const { data } = await get(path);
  expect(names(data)).toEqual(names(categories(name)));
  for (const category of data) {
    expect(category.subcategories.length).toBeGreaterThan(0);
    expect(category.products.length).toBeGreaterThan(0);
    expect(category.products.length).toBeLessThanOrEqual(10);
  }
});

test.each(['fruits-vegetables/categories/with-subcategories', 'medicines/categories-with-subcategories'])(
  '%s returns categories with subcategories',
  async (path) => {
    for (const category of (await get(path)).data) expect(category.subcategories.length).toBeGreaterThan(0);
  },
);

test.each([
  'fruits-vegetables',
  'fruits-vegetables/products',
  'fruits-vegetables/product',
  'grocery/products',
  'milk-products',
  'lab-tests',
])('%s pages through all products without duplicates', async (path) => {
  const first = await get(path);
  expect(first.data.length).toBeLessThanOrEqual(60);
  const codes = new Set<string>(first.data.map(({ code }: { code: string }) => code));
  for (let cursor = first.nextCursor; cursor; ) {
    const next = await get(`${path}?cursor=${cursor}&limit=100`);
    for (const { code } of next.data) {
      expect(codes.has(code)).toBe(false);
      codes.add(code);
    }
    cursor = next.nextCursor;
  }
  const name = path.startsWith('fruits')
    ? 'fruits'
    : path.startsWith('grocery')
      ? 'grocery'
      : path === 'lab-tests'
        ? 'labtest'
        : 'milk';
  expect(codes.size).toBe(
    categories(name).flatMap(({ shelves }) => shelves.flatMap(({ products }) => products)).length,
  );
});

test('returns a dairy with address, rating and products', async () => {
  const [dairy] = categories('milk');
  const { data } = await get(`milk/category/${demoId('category', dairy?.code ?? '')}`);
  expect(data).toMatchObject({ name: dairy?.name, address: dairy?.address, rating: dairy?.rating });
  expect(data.products.length).toBe(dairy?.shelves[0]?.products.length);
  expect((await get(`milk-products/category/${data._id}`)).data).toEqual(data.products);
  expect(names((await get('everything/dairy-categories')).data)).toEqual(names((await get('milk')).data));
  expect((await shop.get(`/api/milk/category/${UNKNOWN_ID}`)).status).toBe(404);
});

test('lists the lab tests of a health check', async () => {
  const { data: checks } = await get('health-checks');
  expect(checks).toHaveLength(8);
  const { data } = await get(`lab-tests/by-healthcheck/${checks[0]._id}`);
  expect(data.every((found: { itemType: string }) => found.itemType === 'LabTest')).toBe(true);
});

test.each([
  ['fruits-vegetables/product', 'tomato-desi-500gm', 'fruits'],
  ['grocery/product', 'lizol', 'grocery'],
  ['medicines', 'jeevan-paracet-650-tablet', 'medicine'],
  ['milk-products', 'subah-toned-milk-1l', 'milk'],
  ['lab-tests', 'lab-full-body-72', 'labtest'],
])('%s/{id} returns all fields of %s', async (path, code, type) => {
  const id = demoId('product', code);
  const { data } = await get(`${path}/${id}`);
  expect(data).toMatchObject({ _id: id, code, product_type: type });
  expect(data.images.length).toBeGreaterThan(0);
  expect(data.description).toMatch(/^<p>/);
  expect((await get(`products/${id}`)).data).toEqual(data);
  const other = type === 'milk' ? 'grocery/product' : 'milk-products';
  expect((await shop.get(`/api/${other}/${id}`)).status).toBe(404);
});

test('finds a grocery product by its id at the subcategory path', async () => {
  const { data } = await get(`grocery/products/${demoId('product', 'lizol')}`);
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ code: 'lizol', price: 115 });
});

test('lists similar products of the same category that are in stock', async () => {
  const { data } = await get(`products/${demoId('product', 'tomato-desi-500gm')}/similar`);
  expect(data.length).toBeGreaterThan(3);
  expect(new Set(data.map((found: { subcategoryId: { _id: string } }) => found.subcategoryId._id)).size).toBe(1);
  expect(
    data.every((found: { stock: number; code: string }) => found.stock > 0 && found.code !== 'tomato-desi-500gm'),
  ).toBe(true);
});

test('lists the filters of fruit and vegetables', async () => {
  const { data: tree } = await get('filter/categories-with-subcategories');
  expect(names(tree)).toContain('Recommended');
  expect(names((await get('filter/categories')).data)).toEqual(names(tree));
  const subcategories = (await get('filter/subcategories')).data;
  expect(subcategories).toHaveLength(tree.flatMap((category: { subcategories: [] }) => category.subcategories).length);
  const screen = await get(`filter/subcategories/products/${subcategories[0]._id}?limit=3`);
  expect(screen.subcategory).toEqual(subcategories[0]);
  expect(screen.data).toHaveLength(3);
  const rest = await get(`filter/subcategories/products/${subcategories[0]._id}?cursor=${screen.nextCursor}`);
  expect(names(rest.data)).not.toEqual(expect.arrayContaining(names(screen.data)));
  const mappings = await get('filter/filter-products?limit=100');
  expect(mappings.data.length).toBeGreaterThan(50);
  expect((await shop.get(`/api/filter/subcategories/products/${UNKNOWN_ID}`)).status).toBe(404);
});

test('recommends the two cleaners in the cart at catalog prices', async () => {
  const { data } = await get('products/for-cart');
  expect(data).toMatchObject([
    { code: 'lizol', price: 115, quantity: 500, unit: 'ml' },
    { code: 'harpic', price: 89, quantity: 500, unit: 'ml' },
  ]);
});
