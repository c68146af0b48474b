import { CATALOGS, type Catalog } from '@subah/rules/catalog/catalogs';
import { fieldsOf, mapFields, PRODUCT_FIELD_KEYS, productField } from '@subah/rules/catalog/product-fields';
import { getTableColumns } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aProduct, insertCatalogTree } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { products } from './catalog.tables.ts';

let shop: OpenShop;
let token: string;

beforeAll(async () => {
  shop = await openShop();
  await insertCatalogTree(shop);
  token = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

/** A valid value for every field, as a form sends it. */
const FILLED = mapFields((key, field): string => {
  if (field.kind === 'flag') return 'true';
  if (field.kind === 'count') return '7';
  if (field.kind === 'date') return '2027-11-30';
  if (field.kind === 'choice') return Object.keys(field.choices)[0] ?? '';
  return field.pattern ? '10000000000101' : `${key} xylo`;
});

const PATHS: Record<Catalog, { create: string; update: string }> = {
  fruits: { create: 'fruits-vegetables/product', update: 'fruits-vegetables/product' },
  grocery: { create: 'grocery/products/create', update: 'grocery/products' },
  milk: { create: 'milk-products/create', update: 'milk-products' },
  medicine: { create: 'medicines/product', update: 'medicines/product' },
  labtest: { create: 'lab-tests/create', update: 'lab-tests' },
};

async function createProduct(catalog: Catalog, values: Record<string, string>) {
  const { body: categories } = await shop.get(`/api/admin/categories?catalog=${catalog}`, { token });
  const categoryId = categories.data[0]._id;
  const { body: subcategories } = await shop.get(
    `/api/admin/subcategories?catalog=${catalog}&categoryId=${categoryId}`,
    { token },
  );
  const form = new FormData();
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  form.append('images', new Blob([new Uint8Array(picture)]), 'picture.png');
  const category = catalog === 'labtest' ? { healthCheck: categoryId } : { categoryId };
  const subcategoryId = subcategories.data[0]?._id;
  const all = { name: `Field ${catalog}`, price: '10', unit: '', quantity: '1', ...category, ...values };
  for (const [key, value] of Object.entries(subcategoryId ? { ...all, subcategoryId } : all)) {
    if (value !== '') form.append(key, value);
  }
  if (catalog === 'fruits') form.append('unit', 'kg');
  return shop.send('POST', `/api/${PATHS[catalog].create}`, { body: form, token });
}

test.each(CATALOGS)('%s: saves every field of the form and imports its export without a change', async (catalog) => {
  const barcode = `1000000000020${CATALOGS.indexOf(catalog)}`;
  const values = Object.fromEntries(fieldsOf(catalog).map((key) => [key, key === 'barcode' ? barcode : FILLED[key]]));
  const { status, body } = await createProduct(catalog, values);
  expect(status, JSON.stringify(body)).toBe(200);
  const { data } = (await shop.get(`/api/products/${body.data._id}`)).body;
  for (const key of fieldsOf(catalog)) expect(String(data[key]), key).toBe(values[key]);

  const { text } = await shop.get(`/api/admin/export/${catalog}`, { token });
  for (const key of fieldsOf(catalog)) expect(text).toContain(productField(key).kind === 'flag' ? 'yes' : values[key]);
  const form = new FormData();
  form.append('isPreview', 'true');
  form.append('file', new Blob([text]), 'list.csv');
  const preview = await shop.send('POST', `/api/admin/import/${catalog}`, { body: form, token });
  expect(preview.body.data).toMatchObject({ created: 0, changed: 0, failed: 0 });
});

const sampleOf = (key: keyof typeof FILLED, variant: number, catalog: Catalog): string | number | boolean => {
  const field = productField(key);
  if (field.kind === 'flag') return variant === 0;
  if (field.kind === 'count') return 7 + variant;
  if (field.kind === 'choice') {
    const choices = Object.keys(field.choices);
    return choices[variant % choices.length] ?? '';
  }
  if (key === 'barcode') return `89010300000${CATALOGS.indexOf(catalog)}${variant}`;
  return field.kind === 'date' || field.pattern ? FILLED[key] : `- ${key}, "5" + 1`;
};
/** All of a row but what the shop counts, orders or writes itself, and pictures, which belong to one product. */
const OWN = 'id,code,rank,pictures,created_at,updated_at,sold_lately,cost_paise,deleted_at';
const COPIED = `to_jsonb(p) - '{${OWN},search_terms,search_vector,description_vector}'::text[]`;

test.each(CATALOGS)('%s: a new product made from an export has every value of the old one', async (catalog) => {
  const { id: categoryId } = await aCategory(shop, { catalog, name: `Copies, "${catalog}"`, hindiName: 'नकल' });
  for (const variant of [0, 1, 2])
    await aProduct(shop, {
      ...{ catalog, categoryId, code: `old-${catalog}-${variant}`, name: 'Dal "Premium", 1+1', brand: '@Home' },
      ...{ pricePaise: 10_35, mrpPaise: variant === 2 ? 10_35 : 12_50, hasMrp: variant < 2, packQuantity: 0.5 },
      ...{ stock: 3, hsn: '30049099', gstPercent: 12, isAvailable: variant === 1, isFeatured: variant === 0 },
      ...{ tags: ['dal', 'moong dal'], pictures: ['a', 'b'], description: '<p>Soft, "fresh"</p>' },
      ...Object.fromEntries(fieldsOf(catalog).map((key) => [key, sampleOf(key, variant, catalog)])),
    });
  const { text } = await shop.get(`/api/admin/export/${catalog}`, { token });
  // A barcode belongs to one product that is not deleted.
  await shop.database.pool.query(`update products set deleted_at = now() where code like 'old-%'`);
  const [header = '', ...lines] = text.split('\r\n');
  const copies = lines.filter((line) => line.startsWith('old-')).map((line) => line.replace('old-', 'new-'));
  const form = new FormData();
  form.append('file', new Blob([[header, ...copies].join('\r\n')]), 'list.csv');
  const { body } = await shop.send('POST', `/api/admin/import/${catalog}`, { body: form, token });
  await shop.runJobs();
  expect(copies).toHaveLength(3);
  const rowsOf = async (prefix: string) =>
    (
      await shop.database.pool.query(`select ${COPIED} as row from products p where code like $1 order by code`, [
        `${prefix}-${catalog}-%`,
      ])
    ).rows;
  expect(await rowsOf('new'), JSON.stringify(body)).toEqual(await rowsOf('old'));
});

test('stores null for an empty field without an initial value', async () => {
  const { body } = await createProduct('milk', { ingredients: 'Milk', deliveryTime: '20 MINS' });
  const update = new FormData();
  update.append('ingredients', ' ');
  update.append('deliveryTime', '');
  const { body: after } = await shop.send('PUT', `/api/${PATHS.milk.update}/${body.data._id}`, {
    body: update,
    token,
  });
  expect(after.data).toMatchObject({ ingredients: null, deliveryTime: '20 MINS' });
});

test('rejects values that do not fit the field', async () => {
  const { status, body } = await createProduct('grocery', { fssaiLicence: '123', vegMark: 'maybe' });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    fssaiLicence: 'An FSSAI licence has 14 digits.',
    vegMark: 'Veg or non-veg must be one of veg, non-veg, egg.',
  });
});

test('finds a product by the fields that have a search weight', async () => {
  await createProduct('grocery', {
    name: 'Plain pack',
    ingredients: 'Zwartbier extract',
    manufacturer: 'Quixberg Mills',
  });
  for (const word of ['zwartbier', 'quixberg']) {
    const { body } = await shop.get(`/api/search-product/${word}`);
    expect(body.results[0]?.products[0]?.name, word).toBe('Plain pack');
  }
});

test('updates the search text when an import changes the fields', async () => {
  const file = 'code,name,category,price,ingredients\nf-search,Imported pack,Imported,10,Kramsvogel berries\n';
  const form = new FormData();
  form.append('file', new Blob([file]), 'list.csv');
  await shop.send('POST', '/api/admin/import/grocery', { body: form, token });
  await shop.runJobs();
  const { body } = await shop.get('/api/search-product/kramsvogel');
  expect(body.results[0]?.products[0]?.code).toBe('f-search');
});

test('imports Hindi names of categories, keeps them without a cell, and exports them', async () => {
  const importRow = async (row: string) => {
    const form = new FormData();
    const header = 'code,name,category,category in hindi,subcategory,subcategory in hindi,price';
    form.append('file', new Blob([`${header}\n${row}\n`]), 'list.csv');
    await shop.send('POST', '/api/admin/import/grocery', { body: form, token });
    await shop.runJobs();
    const { text } = await shop.get('/api/admin/export/grocery', { token });
    return text.split('\n').find((line) => line.startsWith('h-1,'));
  };
  expect(await importRow('h-1,Ketchup,Sauces,सॉस,Red,लाल,10')).toContain(',Sauces,सॉस,Red,लाल,10,');
  expect(await importRow('h-1,Ketchup,Sauces,,Red,,11')).toContain(',Sauces,सॉस,Red,लाल,11,');
});

test('an export carries tax, sale state and pictures: unchanged it changes nothing, edited it changes them', async () => {
  const product = await aProduct(shop, {
    code: 'round-trip',
    hsn: '07020000',
    gstPercent: 12,
    isAvailable: false,
    isFeatured: true,
    pictures: ['a', 'b'],
    tags: ['dal'],
  });
  const { text } = await shop.get('/api/admin/export/grocery', { token });
  const importList = async (list: string, isPreview: boolean) => {
    const form = new FormData();
    if (isPreview) form.append('isPreview', 'true');
    form.append('file', new Blob([list]), 'list.csv');
    const { body } = await shop.send('POST', '/api/admin/import/grocery', { body: form, token });
    await shop.runJobs();
    return body.data;
  };
  expect(await importList(text, true)).toMatchObject({ created: 0, changed: 0, failed: 0 });
  const edited = text
    .replace('07020000,12,no,yes,/uploads/a-600.webp /uploads/b-600.webp', '0703,5,yes,no,/uploads/b-600.webp')
    .replace('/uploads/product-600.webp', '/uploads/foreign-600.webp');
  expect(edited).not.toBe(text);
  await importList(edited, false);
  const read = `select hsn, gst_percent, is_available, is_featured, pictures from products where id = $1`;
  expect((await shop.database.pool.query(read, [product.id])).rows).toEqual([
    { hsn: '0703', gst_percent: 5, is_available: true, is_featured: false, pictures: ['b'] },
  ]);
  const foreign = `select 1 from products where 'foreign' = any(pictures)`;
  expect((await shop.database.pool.query(foreign)).rowCount).toBe(0);
  const bad = 'code,name,category,price,gst percent,on sale\nbad-1,Bad,Bad,10,99,maybe\n';
  expect(await importList(bad, true)).toMatchObject({ created: 0, failed: 1 });
});

/** Columns of an export besides the table of fields. */
const LISTED = [
  ...[
    'code',
    'name',
    'brand',
    'categoryId',
    'subcategoryId',
    'pricePaise',
    'mrpPaise',
    'hasMrp',
    'unit',
    'packQuantity',
  ],
  ...['stock', 'description', 'tags', 'hsn', 'gstPercent', 'isAvailable', 'isFeatured', 'pictures'],
];
/** Kept or computed by the shop. */
const NOT_LISTED = [
  ...['id', 'catalog', 'rank', 'createdAt', 'updatedAt', 'deletedAt', 'soldLately', 'costPaise'],
  ...['searchTerms', 'searchVector', 'descriptionVector', 'nameKey', 'packs', 'percentOff', 'lowStock'],
  ...['shopLowStockLimit', 'formerPricePaise', 'priceChangedOn'],
];

test('every column of a product is in the export, or listed here as one that is not', () => {
  const known = new Set<string>([...PRODUCT_FIELD_KEYS, ...LISTED, ...NOT_LISTED]);
  expect(Object.keys(getTableColumns(products)).filter((column) => !known.has(column))).toEqual([]);
});
