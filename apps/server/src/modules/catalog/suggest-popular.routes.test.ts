import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aCollection, aProduct } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { products } from './catalog.tables.ts';
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
const read = async (query = '', path = PATH): Promise<[string, string[]][]> => {
  shop.cache.invalidateAll();
  const { data } = (await shop.get(`${path}${query}`)).body as { data: Lists };
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

test('leaves out what is off sale in the lists of the owner, and shows what is sold out last', async () => {
  const { id } = await aCategory(shop, { catalog: 'milk', name: 'Dairy' });
  const path = '/api/everything/dairy-categories-product';
  const milk = (code: string, input: object = {}) =>
    aProduct(shop, { catalog: 'milk', code, categoryId: id, ...input });
  const listed = [
    await milk('curd', { stock: 0 }),
    await milk('ghee', { isAvailable: false }),
    await milk('paneer'),
    await milk('butter'),
  ];
  await aCollection(
    shop,
    { kind: 'popular', name: 'Dairy', categoryId: id },
    listed.map((product) => product.id),
  );
  expect(await read('', path)).toEqual([['Dairy', ['paneer', 'butter', 'curd']]]);
  expect(await read('?withOffSale=true', path)).toEqual([['Dairy', ['curd', 'ghee', 'paneer', 'butter']]]);
  await shop.database.db.update(products).set({ isAvailable: false }).where(eq(products.catalog, 'milk'));
  await milk('cheese');
  expect(await read('?orSuggested=true', path)).toEqual([['Dairy', ['cheese']]]);
});
