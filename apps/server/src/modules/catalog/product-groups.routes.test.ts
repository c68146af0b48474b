import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCategory, aCollection, aProduct, aSubcategory } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';

let shop: OpenShop;
let categoryId: string;
let subcategoryId: string;
let popularId: string;
let filterId: string;

/** Ten products in packs of 1, 2 and 5 kg, and ten without a group. */
beforeAll(async () => {
  shop = await openShop();
  categoryId = (await aCategory(shop, { catalog: 'fruits' })).id;
  subcategoryId = (await aSubcategory(shop, { categoryId })).id;
  const ids: string[] = [];
  for (let number = 0; number < 10; number += 1) {
    const common = { catalog: 'fruits', categoryId, subcategoryId, unit: 'kg', isFeatured: true } as const;
    for (const packQuantity of [1, 2, 5]) {
      const pricePaise = (40 + number) * 100 * packQuantity * (packQuantity === 5 ? 0.8 : 1);
      const { id } = await aProduct(shop, {
        ...common,
        name: `Rice ${number}`,
        groupCode: `rice-${number}`,
        packQuantity,
        pricePaise,
        mrpPaise: pricePaise + packQuantity * 500,
        rank: (number * 7 + packQuantity * 5) % 23,
        tags: ['seasonal', 'fruit'],
        soldLately: packQuantity * (number + 1),
      });
      ids.push(id);
    }
    const single = await aProduct(shop, { ...common, name: `Salt ${number}`, rank: number * 2, tags: ['seasonal'] });
    ids.push(single.id);
  }
  popularId = (await aCategory(shop, { catalog: 'fruits' })).id;
  await aCollection(shop, { kind: 'popular', name: 'Popular', categoryId: popularId }, ids.slice(0, 8));
  const parent = await aCollection(shop, { kind: 'filter-category', name: 'Daily' });
  filterId = (await aCollection(shop, { kind: 'filter-subcategory', name: 'Rice', parentId: parent.id }, ids)).id;
});
beforeEach(() => shop.cache.invalidateAll());
afterAll(() => shop.close());

type Pack = { _id: string; price: number; quantity: number };
type Card = Pack & { name: string; groupCode: string | null; packs: Pack[] };

async function readAllPages(path: string, limit: number): Promise<Card[]> {
  const found: Card[] = [];
  const joint = path.includes('?') ? '&' : '?';
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, body } = await shop.get(`/api/${path}${joint}limit=${limit}${cursor && `&cursor=${cursor}`}`);
    expect(status).toBe(200);
    found.push(...(body.data as Card[]));
    cursor = body.nextCursor;
  }
  return found;
}

const LISTS: [string, () => string, number][] = [
  ['a subcategory', () => `fruits-vegetables/product/subcategory/${subcategoryId}?`, 20],
  ['a subcategory by price', () => `fruits-vegetables/product/subcategory/${subcategoryId}?sort=price&`, 20],
  ['a subcategory by name', () => `fruits-vegetables/product/subcategory/${subcategoryId}?sort=name&`, 20],
  ['words in a subcategory', () => `fruits-vegetables/product/subcategory/${subcategoryId}?q=rice&`, 10],
  ['a category', () => `fruits-vegetables/category/${categoryId}/products?`, 20],
  ['a catalog', () => 'fruits-vegetables/products?', 20],
  ['a filter', () => `filter/subcategories/products/${filterId}?`, 20],
  ['a filter by price', () => `filter/subcategories/products/${filterId}?sort=price&`, 20],
  ['super deals', () => 'promotions/superdeal?', 10],
  ['seasonal products', () => 'promotions/seasonal?', 20],
  ['recommended products', () => 'promotions/recommended?', 20],
  ['recommended products by name', () => 'promotions/recommended?sort=name&', 20],
];

test.each(LISTS)('%s has one card per group on pages of any size', async (_name, pathOf, count) => {
  const path = `${pathOf()}grouped=true&fields=card`;
  const whole = await readAllPages(path, 100);
  expect(whole).toHaveLength(count);
  const groups = whole.flatMap(({ groupCode }) => groupCode ?? []);
  expect(new Set(groups).size).toBe(groups.length);
  for (const card of whole) expect(card.packs).toHaveLength(card.groupCode === null ? 0 : 3);
  for (const limit of [1, 3, 7])
    expect((await readAllPages(path, limit)).map(({ _id }) => _id)).toEqual(whole.map(({ _id }) => _id));
});

test('lists every pack without `grouped`', async () => {
  const cards = await readAllPages(`fruits-vegetables/category/${categoryId}/products`, 100);
  expect(cards).toHaveLength(40);
});

test('shows the cheapest pack of a group in the order of price', async () => {
  const cards = await readAllPages(`fruits-vegetables/category/${categoryId}/products?grouped=true&sort=price`, 100);
  for (const card of cards.filter(({ groupCode }) => groupCode !== null)) expect(card.quantity).toBe(1);
});

test('shows the pack of a group that the list contains', async () => {
  const cards = await readAllPages('promotions/pricebelow?grouped=true', 100);
  const rice = cards.filter(({ groupCode }) => groupCode !== null);
  expect(rice).toHaveLength(10);
  for (const { price } of rice) expect(price).toBeLessThanOrEqual(99);
});

test('lists the group of a pinned pack once', async () => {
  const cards = await readAllPages('promotions/superdeal?grouped=true', 100);
  const last = cards.at(-1)?.packs[1]?._id ?? '';
  await aCollection(shop, { kind: 'promotion', name: 'superdeal' }, [last]);
  shop.cache.invalidateAll();
  for (const limit of [1, 100]) {
    const pinned = await readAllPages('promotions/superdeal?grouped=true', limit);
    expect(pinned).toHaveLength(cards.length);
    expect(pinned[0]?._id).toBe(last);
  }
});

test('shows a group once in a popular list', async () => {
  const lists = async (query: string) =>
    (await shop.get(`/api/everything/filter-popular-veggies?${query}`)).body.data as {
      _id: string;
      products: Card[];
    }[];
  const popular = (all: Awaited<ReturnType<typeof lists>>) => all.find(({ _id }) => _id === popularId)?.products;
  expect(popular(await lists('fields=card'))).toHaveLength(8);
  expect(popular(await lists('fields=card&grouped=true'))).toHaveLength(4);
});

test('gives a product all packs of its group, the cheapest first, and none of them as similar', async () => {
  const [card] = await readAllPages(`fruits-vegetables/category/${categoryId}/products?grouped=true&sort=price`, 1);
  const { body } = await shop.get(`/api/products/${card?._id}`);
  expect(body.data.packs.map(({ quantity }: Pack) => quantity)).toEqual([1, 2, 5]);
  const similar = (await shop.get(`/api/products/${card?._id}/similar`)).body.data as Card[];
  const codes = similar.flatMap(({ groupCode }) => groupCode ?? []);
  expect(codes).not.toContain(body.data.groupCode);
  expect(new Set(codes).size).toBe(codes.length);
});

test('keeps packs of different subcategories apart', async () => {
  const other = (await aSubcategory(shop, { categoryId })).id;
  const { id } = await aProduct(shop, { catalog: 'fruits', categoryId, subcategoryId: other, groupCode: 'rice-0' });
  shop.cache.invalidateAll();
  const cards = await readAllPages(`fruits-vegetables/product/subcategory/${other}?grouped=true`, 100);
  expect(cards).toMatchObject([{ _id: id, packs: [] }]);
});

test('counts a group once in the filters of a search', async () => {
  const find = async (query: string) => (await shop.get(`/api/search-product/rice?facets=true${query}`)).body;
  const grouped = await find('&grouped=true');
  expect(grouped.facets).toMatchObject({ inStock: grouped.total, noPrescription: grouped.total });
  expect(grouped.facets.source).toEqual([expect.objectContaining({ count: grouped.total })]);
  expect(grouped.facets.category).toEqual([expect.objectContaining({ count: grouped.total })]);
  expect((await find('')).facets.source).toEqual([expect.objectContaining({ count: 30 })]);
});

test('finds a group once in a search, on every page', async () => {
  const find = async (query: string) => (await shop.get(`/api/search-product/rice?${query}`)).body;
  const all = (body: { results: { products: Card[] }[] }) => body.results.flatMap(({ products }) => products);
  expect(all(await find('limit=100')).length).toBeGreaterThan(20);
  const whole = await find('grouped=true&limit=100');
  const groups = all(whole).flatMap(({ groupCode }) => groupCode ?? []);
  expect(new Set(groups).size).toBe(groups.length);
  const first = await find('grouped=true&limit=4');
  const second = await find(`grouped=true&limit=4&cursor=${first.nextCursor}`);
  const ids = [...all(first), ...all(second)].map(({ _id }) => _id);
  expect(ids).toEqual(
    all(whole)
      .slice(0, 8)
      .map(({ _id }) => _id),
  );
  expect(all(whole)[0]?.packs).toHaveLength(3);
});
