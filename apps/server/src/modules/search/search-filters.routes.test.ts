import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDepartment, aDoctor } from '../../../test/builders/healthcare.ts';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { refreshSearchWords } from './refresh-search-words.ts';

let shop: OpenShop;
let snacks: string;
beforeAll(async () => {
  shop = await openShop();
  snacks = (await aCategory(shop, { name: 'Salted snacks' })).id;
  const sweets = (await aCategory(shop, { name: 'Sweet snacks' })).id;
  await aProduct(shop, {
    name: 'Zebra chips plain',
    brand: 'Kettle',
    categoryId: snacks,
    pricePaise: 2000,
    vegMark: 'veg',
  });
  await aProduct(shop, {
    name: 'Zebra chips egg',
    brand: 'KETTLE',
    categoryId: snacks,
    pricePaise: 4000,
    vegMark: 'egg',
  });
  await aProduct(shop, {
    name: 'Zebra chips large',
    brand: 'Crisp & Co',
    categoryId: sweets,
    pricePaise: 8000,
    mrpPaise: 16_000,
    hasMrp: true,
  });
  await aProduct(shop, { name: 'Zebra chips sold out', categoryId: sweets, pricePaise: 1000, stock: 0 });
  await aProduct(shop, { catalog: 'medicine', name: 'Zebra drops', pricePaise: 6000, requiresPrescription: true });
  for (const name of [
    'Gillette Mach3 Razor',
    'Rohu Fish',
    'Wagh Tooth Brush',
    'Cocoa Powder',
    'Sunflower Oil',
    'Papaya Ketchup',
    'Lapsi',
    'Gram Flour',
    'Water Bottle',
    'Gel Pen',
    'Pen Stand',
  ])
    await aProduct(shop, { name, categoryId: snacks });
  await aProduct(shop, { name: 'Papaya', categoryId: snacks, stock: 0 });
  const department = await aDepartment(shop, { name: 'Dermatology', description: 'Skin, hair and nails' });
  await aDoctor(shop, { name: 'Dr. Zehra Khan', departmentId: department.id });
  await aDepartment(shop, { name: 'Bones & Joints', description: 'Fractures' });
  await refreshSearchWords(shop.database.db);
});
afterAll(() => shop.close());

type Found = { name: string; rank: number; isRelated: boolean };

const get = async (query: string, parameters: Record<string, string | string[]> = {}) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) for (const each of [value].flat()) search.append(name, each);
  return shop.get(`/api/search-product/${encodeURIComponent(query)}?${search}`);
};
const namesOf = (body: { results: { products: Found[] }[] }): string[] =>
  body.results
    .flatMap((group) => group.products)
    .sort((a, b) => a.rank - b.rank)
    .map(({ name }) => name.replace('Zebra ', ''));
const find = async (parameters: Record<string, string | string[]>) => namesOf((await get('zebra', parameters)).body);

test.each([
  ['veg zebra chips', ['chips large', 'chips plain', 'chips sold out']],
  ['eggless zebra chips', ['chips large', 'chips plain', 'chips sold out']],
  ['non veg zebra chips', ['chips egg', 'chips large', 'chips sold out']],
])('answers "%s" with what the customer eats', async (query, expected) => {
  const names = namesOf((await get(query)).body).filter((name) => name.startsWith('chips'));
  expect(names.sort()).toEqual(expected);
});

describe('filters', () => {
  test.each([
    [{ brand: 'kettle' }, ['chips egg', 'chips plain']],
    [{ brand: ['Kettle', 'Crisp & Co'] }, ['chips egg', 'chips large', 'chips plain']],
    [{ minPrice: '30', maxPrice: '60' }, ['chips egg', 'drops']],
    [{ discount: '50' }, ['chips large']],
    [{ inStock: 'true' }, ['chips egg', 'chips large', 'chips plain', 'drops']],
    [{ veg: 'true' }, ['chips plain']],
    [{ prescription: 'true' }, ['drops']],
    [{ prescription: 'false', inStock: 'true', maxPrice: '20' }, ['chips plain']],
    [{ source: 'medicine' }, ['drops']],
    [
      { minPrice: '', maxPrice: '', sort: '', source: '' },
      ['chips egg', 'chips large', 'chips plain', 'chips sold out', 'drops'],
    ],
    [{ brand: 'Nobody' }, []],
  ])('keeps what %j asks for', async (parameters, expected) => {
    expect((await find(parameters as Record<string, string>)).sort()).toEqual(expected);
  });

  test('filters by category', async () => {
    expect((await find({ category: snacks })).sort()).toEqual(['chips egg', 'chips plain']);
  });

  test('counts each choice beside the other filters', async () => {
    const { facets, total } = (await get('zebra', { facets: 'true', brand: 'Kettle', maxPrice: '30' })).body;
    expect(total).toBe(1);
    expect(facets.brand).toEqual([expect.objectContaining({ count: 1 })]);
    expect(facets.price).toEqual({ min: 20, max: 40 });
    const all = (await get('zebra', { facets: 'true' })).body.facets;
    expect(all.brand).toEqual([
      { value: expect.stringMatching(/kettle/i), label: expect.stringMatching(/kettle/i), count: 2 },
      { value: 'Crisp & Co', label: 'Crisp & Co', count: 1 },
    ]);
    expect(all).toMatchObject({ inStock: 4, veg: 1, prescription: 1, noPrescription: 4, price: { min: 10, max: 80 } });
    expect(all.discount.map(({ value }: { value: string }) => value)).toEqual(['10', '20', '30', '50']);
    expect((await get('zebra')).body.facets).toBeNull();
  });
});

test.each([
  ['price-low', ['chips plain', 'chips egg', 'drops', 'chips large', 'chips sold out']],
  ['price-high', ['chips large', 'drops', 'chips egg', 'chips plain', 'chips sold out']],
  ['discount', 'chips large'],
  ['newest', ['drops', 'chips large', 'chips egg', 'chips plain', 'chips sold out']],
])('sorts by %s with sold-out products last', async (sort, expected) => {
  const names = await find({ sort });
  if (typeof expected === 'string') expect(names[0]).toBe(expected);
  else expect(names).toEqual(expected);
});

test('pages to the end by cursor without repeating a product', async () => {
  const names: string[] = [];
  let cursor = '';
  for (let pages = 0; pages < 10; pages++) {
    const { body } = await get('zebra', { limit: '2', ...(cursor && { cursor }) });
    names.push(...namesOf(body));
    if (!body.nextCursor) break;
    cursor = body.nextCursor;
  }
  expect(names).toHaveLength(5);
  expect(new Set(names).size).toBe(5);
});

test.each([
  { sort: 'cheapest' },
  { minPrice: '-1' },
  { minPrice: 'NaN' },
  { maxPrice: '1e9' },
  { discount: '100' },
  { category: "1' or '1'='1" },
  { source: 'toys' },
  { inStock: 'perhaps' },
  { cursor: 'garbage' },
  { cursor: Buffer.from('[-5,"x"]').toString('base64url') },
  { limit: '0' },
  { brand: 'x'.repeat(101) },
  { brand: Array.from({ length: 21 }, (_, n) => `Brand ${n}`) },
])('rejects the parameters %j', async (parameters) => {
  expect((await get('zebra', parameters as Record<string, string>)).status).toBe(400);
});

test('says that a search is too long', async () => {
  const { status, body } = await get('milk rice '.repeat(100));
  expect([status, body.message]).toEqual([400, 'query must have at most 120 characters.']);
});

describe('places beside products', () => {
  const placesOf = async (query: string): Promise<string[]> => {
    const { body } = await get(query);
    return (body.places as { places: { kind: string; text: string }[] }[]).flatMap((group) =>
      group.places.map(({ kind, text }) => `${kind} ${text}`),
    );
  };

  test.each([
    ['kettle chips', 'brand Kettle'],
    ['salted snack', 'category Salted snacks'],
    ['skin doctor', 'department Dermatology'],
    ['chamdi ka doctor', 'department Dermatology'],
    ['बालों के डॉक्टर', 'department Dermatology'],
    ['haddi ka doctor', 'department Bones & Joints'],
    ['zehra', 'doctor Dr. Zehra Khan'],
    ['मेरा ऑर्डर', 'page My orders'],
    ['coupon', 'page Super deals'],
    ['my orders', 'page My orders'],
    ['wallet', 'page Wallet'],
    ['doodh ka hisab', 'page Milk record'],
    ['सदस्यता', 'page Membership'],
    ['contact number', 'page Contact us'],
    ['refer and earn', 'page Wallet'],
    ['milk subscription', 'page Milk record'],
    ['doodh band karna', 'page Milk record'],
    ['mere order', 'page My orders'],
    ['order kahan hai', 'page My orders'],
    ['baalo ke doctor', 'department Dermatology'],
  ])('finds for "%s" the %s', async (query, place) => {
    expect((await placesOf(query)).map((each) => each.toLowerCase())).toContain(place.toLowerCase());
  });

  test('does not offer the milk record to everyone who wants milk', async () => {
    expect(await placesOf('milk')).not.toContain('page Milk record');
    expect(await placesOf('order milk')).not.toContain('page My orders');
  });

  test('shows places only with the first page', async () => {
    const { body } = await get('zebra', { limit: '2' });
    expect((await get('zebra', { limit: '2', cursor: body.nextCursor })).body.places).toEqual([]);
  });
});

test('suggests products with picture, price and what the cart needs', async () => {
  const { body } = await shop.get('/api/search-suggest?q=zebra%20chips%20lar');
  const found = body.data.find(({ kind }: { kind: string }) => kind === 'product');
  expect(found).toMatchObject({
    text: 'Zebra chips large',
    product: { price: 80, mrp: 160, brand: 'Crisp & Co', image: expect.any(String), itemType: 'GroceryProduct' },
  });
  const brand = (await shop.get('/api/search-suggest?q=kett')).body.data[0];
  expect(brand).toMatchObject({ kind: 'brand', product: null, path: expect.stringContaining('brand=') });
});

test('names what sells best, but no medicine', async () => {
  await shop.database.pool.query('update products set sold_lately = 5');
  const fresh = await shop.get('/api/search-popular');
  expect(fresh.status).toBe(200);
  expect(fresh.body.data).toEqual(expect.any(Array));
});

describe('what customers mean', () => {
  test('does not take a Hindi word for another word of its stem', async () => {
    expect(namesOf((await get('machli')).body)).toEqual(['Rohu Fish']);
  });

  test.each(['manjan', 'foil', 'lassi', 'लस्सी'])('finds nothing instead of another thing for %s', async (query) => {
    expect((await get(query)).status).toBe(404);
  });

  test.each([
    ['besan for pakora', 'Gram Flour'],
    ['best gram flour bottle', 'Gram Flour'],
    ['stationery', 'Gel Pen'],
  ])('finds for "%s" the %s only', async (query, name) => {
    expect(namesOf((await get(query)).body)).toEqual([name]);
  });

  test('shows a sold-out product before something else that is in stock', async () => {
    expect(namesOf((await get('papaya')).body)).toEqual(['Papaya', 'Papaya Ketchup']);
  });
});
