import type { Catalog } from '@subah/rules/catalog/catalogs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aCollection,
  aProduct,
  type CatalogTree,
  type CategoryNode,
  insertCatalogTree,
  UNKNOWN_ID,
} from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';

let shop: OpenShop;
let tree: CatalogTree;
beforeAll(async () => {
  shop = await openShop();
  tree = await insertCatalogTree(shop);
});
afterAll(() => shop.close());

const get = async (path: string) => (await shop.get(`/api/${path}`)).body;
const names = (list: { name: string }[]) => list.map(({ name }) => name);
const codes = (list: { code: string }[]) => list.map(({ code }) => code);

/** The second category with its second subcategory; the first ones are found by a query without a condition too. */
const lastOf = (catalog: Catalog) => {
  const category = tree[catalog][1] as CategoryNode;
  return { category, subcategory: category.subcategories[1] as CategoryNode['subcategories'][number] };
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
  test('lists its categories by rank', async () => {
    expect(names((await get(categoriesPath)).data)).toEqual(names(tree[name]));
  });

  test('lists all subcategories and those of one category', async () => {
    const { category } = lastOf(name);
    const all = await get(subcategoriesPath);
    expect(names(all.data)).toEqual(names(tree[name].flatMap(({ subcategories }) => subcategories)));
    const own = await get(`${byCategoryPath}/${category.id}`);
    expect(names(own.data)).toEqual(names(category.subcategories));
    expect(own.data[0].categoryId).toMatchObject({ _id: category.id, name: category.name });
  });

  test('lists the products of a subcategory by rank', async () => {
    const { subcategory } = lastOf(name);
    const { data } = await get(`${productsPath}/${subcategory.id}`);
    expect(codes(data)).toEqual(codes(subcategory.products));
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
  expect(names(data)).toEqual(names(tree[name]));
  for (const [index, category] of data.entries()) {
    expect(names(category.subcategories)).toEqual(names(tree[name][index]?.subcategories ?? []));
    expect(codes(category.products)).toEqual(codes(tree[name][index]?.products ?? []).slice(0, 10));
  }
});

test.each(['fruits-vegetables/categories/with-subcategories', 'medicines/categories-with-subcategories'])(
  '%s returns categories with subcategories',
  async (path) => {
    for (const category of (await get(path)).data) expect(category.subcategories).toHaveLength(2);
  },
);

test.each([
  ['fruits-vegetables', 'fruits'],
  ['fruits-vegetables/products', 'fruits'],
  ['fruits-vegetables/product', 'fruits'],
  ['grocery/products', 'grocery'],
  ['milk-products', 'milk'],
  ['lab-tests', 'labtest'],
] as const)('%s pages through all products without duplicates', async (path, catalog) => {
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await get(`${path}?limit=5${cursor && `&cursor=${cursor}`}`);
    expect(page.data.length).toBeLessThanOrEqual(5);
    found.push(...codes(page.data));
    cursor = page.nextCursor;
  }
  expect(found).toEqual(codes(tree[catalog].flatMap(({ products }) => products)));
});

test('returns a dairy with address, rating and products', async () => {
  const { category: dairy } = lastOf('milk');
  const { data } = await get(`milk/category/${dairy.id}`);
  expect(data).toMatchObject({ name: dairy.name, address: 'Station Road, Mandideep', rating: 4.5 });
  expect(codes(data.products)).toEqual(codes(dairy.products));
  expect((await get(`milk-products/category/${data._id}`)).data).toEqual(data.products);
  expect(names((await get('everything/dairy-categories')).data)).toEqual(names((await get('milk')).data));
  expect((await shop.get(`/api/milk/category/${UNKNOWN_ID}`)).status).toBe(404);
});

test('lists the lab tests of a health check', async () => {
  const { data: checks } = await get('health-checks');
  expect(checks.map(({ title }: { title: string }) => title)).toEqual(names(tree.labtest));
  const { data } = await get(`lab-tests/by-healthcheck/${checks[1]._id}`);
  expect(codes(data)).toEqual(codes(lastOf('labtest').category.products));
  expect(data.every((found: { itemType: string }) => found.itemType === 'LabTest')).toBe(true);
});

test.each([
  ['fruits-vegetables/product', 'fruits'],
  ['grocery/product', 'grocery'],
  ['medicines', 'medicine'],
  ['milk-products', 'milk'],
  ['lab-tests', 'labtest'],
] as const)('%s/{id} returns all fields of a product of %s', async (path, catalog) => {
  const [product] = lastOf(catalog).category.products;
  const { data } = await get(`${path}/${product?.id}`);
  expect(data).toMatchObject({ _id: product?.id, code: product?.code, product_type: catalog });
  expect(data.images).toHaveLength(1);
  expect(data.description).toBe('<p>Description</p>');
  expect((await get(`products/${product?.id}`)).data).toEqual(data);
  const other = catalog === 'milk' ? 'grocery/product' : 'milk-products';
  expect((await shop.get(`/api/${other}/${product?.id}`)).status).toBe(404);
});

test('finds a grocery product by its id at the subcategory path', async () => {
  const [product] = lastOf('grocery').category.products;
  const { data } = await get(`grocery/products/${product?.id}`);
  expect(codes(data)).toEqual([product?.code]);
});

test('lists similar products of the same category that are in stock', async () => {
  const { category, subcategory } = lastOf('fruits');
  const [product, ...others] = subcategory.products;
  await aProduct(shop, { catalog: 'fruits', categoryId: category.id, subcategoryId: subcategory.id, stock: 0 });
  const { data } = await get(`products/${product?.id}/similar`);
  expect(codes(data).toSorted()).toEqual(codes(others).toSorted());
});

test('lists the filters of fruit and vegetables', async () => {
  const { products } = lastOf('fruits').category;
  for (const filter of ['Recommended', 'In season']) {
    const parent = await aCollection(shop, { kind: 'filter-category', name: filter });
    for (const name of [`${filter} 1`, `${filter} 2`]) {
      const ids = products.slice(0, 5).map(({ id }) => id);
      await aCollection(shop, { kind: 'filter-subcategory', name, parentId: parent.id }, ids);
    }
  }
  const { data: filters } = await get('filter/categories-with-subcategories');
  expect(names(filters).toSorted()).toEqual(['In season', 'Recommended']);
  expect(names((await get('filter/categories')).data)).toEqual(names(filters));
  const subcategories = (await get('filter/subcategories')).data;
  expect(subcategories).toHaveLength(4);
  const screen = await get(`filter/subcategories/products/${subcategories[0]._id}?limit=3`);
  expect(screen.subcategory).toEqual(subcategories[0]);
  const rest = await get(`filter/subcategories/products/${subcategories[0]._id}?cursor=${screen.nextCursor}`);
  expect([codes(screen.data), codes(rest.data)]).toEqual([codes(products.slice(0, 3)), codes(products.slice(3, 5))]);
  expect((await get('filter/filter-products?limit=100')).data).toHaveLength(20);
  expect((await shop.get(`/api/filter/subcategories/products/${UNKNOWN_ID}`)).status).toBe(404);
});

test('recommends the two documented cleaners in the cart at catalog prices', async () => {
  for (const [code, pricePaise] of [
    ['harpic', 89_00],
    ['lizol', 115_00],
  ] as const)
    await aProduct(shop, { code, pricePaise, packQuantity: 500, unit: 'ml' });
  const { data } = await get('products/for-cart');
  expect(data).toMatchObject([
    { code: 'lizol', price: 115, quantity: 500, unit: 'ml' },
    { code: 'harpic', price: 89, quantity: 500, unit: 'ml' },
  ]);
});

test('recommends what sells best in the catalogs of the cart, and beside medicines nothing else', async () => {
  const soap = await aProduct(shop, { code: 'soap' });
  await aProduct(shop, { code: 'sugar', soldLately: 40 });
  const antibiotic = await aProduct(shop, { code: 'antibiotic', catalog: 'medicine', requiresPrescription: true });
  const balm = await aProduct(shop, { code: 'balm', catalog: 'medicine', soldLately: 20 });
  await aProduct(shop, { code: 'insulin', catalog: 'medicine', requiresPrescription: true, soldLately: 30 });
  const recommended = async ({ id }: { id: string }) => codes((await get(`products/for-cart?with=${id}`)).data);
  expect(await recommended(soap)).toEqual(expect.arrayContaining(['sugar', 'lizol', 'harpic']));
  expect((await recommended(antibiotic))[0]).toBe('balm');
  expect(await recommended(antibiotic)).not.toContain('insulin');
  expect(await recommended(antibiotic)).not.toContain('lizol');
  expect(await recommended(balm)).not.toContain('balm');
});
