import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCollection, aProduct } from '../../../../test/builders/index.ts';
import { type OpenConsole, openConsole } from '../../../../test/open-console.ts';

let shop: OpenConsole['shop'];
let send: OpenConsole['send'];
let read: OpenConsole['read'];

beforeAll(async () => {
  const opened = await openConsole();
  ({ shop, send, read } = opened);
  for (const { id, products } of Object.values(opened.tree).flat()) {
    const productIds = products.slice(0, 3).map((product) => product.id);
    await aCollection(shop, { kind: 'popular', name: 'Popular', categoryId: id }, productIds);
  }
});

afterAll(() => shop.close());

const popular = [
  ['everything/popular-veggies-products', 'everything/filter-popular-veggies', 'fruits-vegetables'],
  ['everything/grocery-products', 'everything/filter-grocery-categories-with-products', 'grocery/products'],
  ['everything/dairy-products', 'everything/dairy-categories-product', 'milk-products'],
] as const;

test.each(popular)(
  '%s adds products to the popular list of a category and removes them',
  async (path, list, products) => {
    const all = (await shop.get(`/api/${list}`)).body.data as { _id: string; products: { _id: string }[] }[];
    const category = all.at(-1);
    const listed = (await shop.get(`/api/${products}?limit=100`)).body.data as { _id: string }[];
    const product = listed.find(({ _id }) => !all.some((one) => one.products.some((card) => card._id === _id)));
    const nothing = await send('POST', path, { categoryId: category?._id, productIds: [] });
    expect(nothing.body.message).toBe('Please select a category and at least one product');
    const mapped = await send('POST', path, { categoryId: category?._id, productIds: [product?._id] });
    expect(mapped.body.message).toBe('Products mapped successfully!');
    const under = async () => {
      shop.cache.invalidateAll();
      const lists = (await shop.get(`/api/${list}`)).body.data as typeof all;
      return lists.filter((one) => one.products.some((card) => card._id === product?._id)).map((one) => one._id);
    };
    expect(await under()).toEqual([category?._id]);
    expect((await send('DELETE', `${path}/${product?._id}`)).body.message).toBe('Product removed from category');
    expect(await under()).toEqual([]);
    expect((await send('DELETE', `${path}/${product?._id}`)).status).toBe(404);
  },
);

test('adds popular medicines by productId and removes them by body or query', async () => {
  const list = 'everything/filter-medicine-categories-products';
  const [category] = (await shop.get(`/api/${list}`)).body.data;
  const [first, second] = category.products;
  const categoryId = category._id;
  expect(
    (await send('DELETE', 'everything/filter-medicine/delete-product', { productId: first._id, categoryId })).status,
  ).toBe(200);
  expect(
    (await send('DELETE', `everything/filter-medicine/delete-product?categoryId=${categoryId}&productId=${second._id}`))
      .status,
  ).toBe(200);
  const back = await send('POST', 'everything/filter-medicine/add-product', {
    categoryId,
    productId: [first._id, second._id],
  });
  expect(back.body.data.productIds).toEqual([first._id, second._id]);
  expect((await send('POST', 'everything/filter-medicine/add-product', { categoryId })).body.message).toBe(
    'Please select a category and at least one product',
  );
});

test('adds filter categories, subcategories and products', async () => {
  const category = await send('POST', 'filter/categories', { name: 'By colour', description: 'Red and green' });
  expect(category.body).toMatchObject({ data: { name: 'By colour' }, message: 'Category created' });
  const sub = await send('POST', 'filter/subcategories', { categoryId: category.body.data._id, name: 'Red' });
  expect(sub.body).toMatchObject({
    data: { name: 'Red', categoryId: { name: 'By colour' } },
    message: 'Subcategory created',
  });
  const subcategoryId = sub.body.data._id;
  const [fruit] = (await shop.get('/api/fruits-vegetables')).body.data;
  const [grocery] = (await shop.get('/api/grocery/products')).body.data;
  expect(
    (await send('POST', 'filter/filter-products', { subcategoryId, productIds: [fruit._id, grocery._id] })).status,
  ).toBe(400);
  expect((await send('POST', 'filter/filter-products', { subcategoryId, productIds: [fruit._id] })).status).toBe(200);
  expect((await shop.get(`/api/filter/subcategories/products/${subcategoryId}`)).body.data).toHaveLength(1);
  const renamed = await send('PUT', `filter/subcategories/${subcategoryId}`, {
    categoryId: category.body.data._id,
    name: 'Deep red',
  });
  expect(renamed.body.data).toMatchObject({ name: 'Deep red', categoryId: { name: 'By colour' } });
  expect((await shop.get(`/api/filter/subcategories/products/${subcategoryId}`)).body.data).toHaveLength(1);
  const other = await send('POST', 'filter/categories', { name: 'By taste' });
  const otherUrl = `filter/categories/${other.body.data._id}`;
  expect((await send('PUT', otherUrl, { name: 'by COLOUR' })).status).toBe(409);
  expect((await send('PUT', otherUrl, { name: 'BY TASTE' })).body.data.name).toBe('BY TASTE');
  expect((await send('PUT', `filter/categories/${subcategoryId}`, { name: 'Sweet' })).status).toBe(404);
  expect((await send('DELETE', `filter/categories/${category.body.data._id}`)).status).toBe(409);
  expect((await send('DELETE', `filter/filter-products/${subcategoryId}.${fruit._id}`)).status).toBe(200);
  expect((await send('DELETE', `filter/subcategories/${subcategoryId}`)).status).toBe(200);
  expect((await send('DELETE', `filter/categories/${category.body.data._id}`)).status).toBe(200);
});

test('takes a product from under a filter subcategory only, not from a popular list', async () => {
  const { rows } = await shop.database.db.execute<{ list: string; product: string }>(
    sql`select collection_id as list, product_id as product from collection_products
      join collections on collections.id = collection_id where kind = 'popular' limit 1`,
  );
  const [pin] = rows;
  expect((await send('DELETE', `filter/filter-products/${pin?.list}.${pin?.product}`)).status).toBe(404);
  const dashes = '-'.repeat(36);
  expect((await send('DELETE', `filter/filter-products/${dashes}.${dashes}`)).status).toBe(400);
});

test('lists a pinned product first until it is unpinned', async () => {
  const [, second] = (await read('grocery/products')).body.data;
  const path = 'admin/promotions/superdeal/products';
  expect((await send('POST', path, { productIds: [] })).status).toBe(400);
  expect((await send('POST', 'admin/promotions/nothing/products', { productIds: [second._id] })).status).toBe(400);
  expect((await send('POST', path, { productIds: [second._id] })).status).toBe(200);
  const pins = (await send('GET', 'admin/promotions')).body.data as { promotion: string; product: { _id: string } }[];
  expect(pins.some((pin) => pin.promotion === 'superdeal' && pin.product._id === second._id)).toBe(true);
  const shown = (await read('promotions/superdeal')).body.data.map((card: { _id: string }) => card._id);
  expect(shown).toContain(second._id);
  expect((await send('DELETE', `${path}/${second._id}`)).status).toBe(200);
  expect((await send('DELETE', `${path}/${second._id}`)).status).toBe(404);
});

test('promotes no medicine that needs a prescription', async () => {
  const categoryId = (await read('everything/filter-medicine-categories-products')).body.data[0]._id;
  const medicine = {
    catalog: 'medicine',
    categoryId,
    name: 'Amoxicillin 250',
    pricePaise: 50_00,
    mrpPaise: 99_00,
  } as const;
  const { id } = await aProduct(shop, {
    ...medicine,
    requiresPrescription: true,
    isFeatured: true,
    tags: ['seasonal'],
  });
  const reason = "Amoxicillin 250 needs a prescription, so it can't be promoted.";
  const pinned = await send('POST', 'admin/promotions/superdeal/products', { productIds: [id] });
  expect(pinned).toMatchObject({ status: 400, body: { message: reason } });
  const popular = await send('POST', 'everything/filter-medicine/add-product', { categoryId, productId: [id] });
  expect(popular).toMatchObject({ status: 400, body: { message: reason } });
});

test('hides a listed medicine that needs a prescription since', async () => {
  const medicine = { catalog: 'medicine', pricePaise: 50_00, mrpPaise: 99_00, requiresPrescription: true } as const;
  const { id, categoryId } = await aProduct(shop, { ...medicine, isFeatured: true, soldLately: 9, tags: ['seasonal'] });
  await aCollection(shop, { kind: 'popular', name: 'Popular', categoryId }, [id]);
  await aCollection(shop, { kind: 'promotion', name: 'seasonal' }, [id]);
  shop.cache.invalidateAll();
  for (const name of ['superdeal', 'seasonal', 'pricebelow', 'recommended', 'recommended?sort=price']) {
    const { body } = await shop.get(`/api/promotions/${name}`);
    expect(body.data.map((card: { _id: string }) => card._id)).not.toContain(id);
  }
  const lists = (await shop.get('/api/everything/filter-medicine-categories-products')).body.data;
  expect(lists.find((list: { _id: string }) => list._id === categoryId).products).toEqual([]);
});
