import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aCollection, aProduct } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { DEFAULT_PICTURE } from './import/default-picture.ts';

const PATH = '/api/everything/filter-grocery-categories-with-products';

let shop: OpenShop;
let categoryId: string;
beforeAll(async () => {
  shop = await openShop();
  categoryId = (await aCategory(shop, { name: 'Atta', rank: 1 })).id;
  const other = await aCategory(shop, { name: 'Oil', rank: 2 });
  await aCategory(shop, { name: 'Empty', rank: 3 });
  const hidden = await aCategory(shop, { name: 'Hidden', rank: 4, hiddenAt: new Date() });
  const product = (code: string, input: object = {}) => aProduct(shop, { code, categoryId, ...input });
  await product('without-picture', { mrpPaise: 90_00, pictures: [DEFAULT_PICTURE] });
  await product('plain');
  await product('offer', { mrpPaise: 80_00 });
  await product('sold', { soldLately: 4 });
  await product('sold-out', { soldLately: 9, stock: 0 });
  await product('off-sale', { soldLately: 9, isAvailable: false });
  await product('oil', { categoryId: other.id });
  await product('not-shown', { categoryId: hidden.id });
});
afterAll(() => shop.close());

type Lists = { name: string; products: { code: string }[] }[];
const read = async (query = ''): Promise<[string, string[]][]> => {
  shop.cache.invalidateAll();
  const { data } = (await shop.get(`${PATH}${query}`)).body as { data: Lists };
  return data.map(({ name, products }) => [name, products.map(({ code }) => code)]);
};

test('fills the popular lists of a new shop with what sells, then with pictures and discounts', async () => {
  expect(await read('?orSuggested=true')).toEqual([
    ['Atta', ['sold', 'offer', 'plain', 'without-picture']],
    ['Oil', ['oil']],
  ]);
});

test('suggests nothing to callers that read the lists of the owner', async () => {
  expect(await read()).toEqual([]);
});

test('shows the lists of the owner alone once one has a product', async () => {
  await aCollection(shop, { kind: 'popular', name: 'Atta', categoryId });
  expect(await read('?orSuggested=true')).toHaveLength(2);
  const own = await aProduct(shop, { code: 'own', categoryId });
  await aCollection(shop, { kind: 'popular', name: 'Own', categoryId }, [own.id]);
  expect((await read('?orSuggested=true')).flatMap(([, codes]) => codes)).toEqual(['own']);
});
