import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCollection, insertCatalogTree } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
  const tree = await insertCatalogTree(shop);
  for (const { id, products } of Object.values(tree).flat())
    await aCollection(
      shop,
      { kind: 'popular', name: 'Popular', categoryId: id },
      products.map((product) => product.id),
    );
  const filter = await aCollection(shop, { kind: 'filter-category', name: 'Recommended' });
  const productIds = tree.fruits[0]?.products.map((product) => product.id);
  await aCollection(shop, { kind: 'filter-subcategory', name: 'Daily basket', parentId: filter.id }, productIds);
});
afterAll(() => shop.close());

type ListedProduct = Record<string, unknown> & { _id: string };

const idOf = async (list: string): Promise<string> => (await shop.get(`/api/${list}`)).body.data[0]._id;

/** Every documented list of products, with where its products are. */
const LISTS: [string, (body: { data: never }) => ListedProduct[], (() => Promise<string>)?][] = [
  ['grocery/products', ({ data }) => data],
  ['fruits-vegetables', ({ data }) => data],
  ['fruits-vegetables/products', ({ data }) => data],
  ['fruits-vegetables/product', ({ data }) => data],
  ['milk-products', ({ data }) => data],
  ['grocery/products/{id}', ({ data }) => data, () => idOf('grocery/subcategories')],
  ['fruits-vegetables/product/subcategory/{id}', ({ data }) => data, () => idOf('fruits-vegetables/subcategories')],
  ['medicines/products/subcategory/{id}', ({ data }) => data, () => idOf('medicines/subcategory')],
  ['milk-products/category/{id}', ({ data }) => data, () => idOf('milk')],
  ['milk/category/{id}', ({ data }: { data: { products: ListedProduct[] } }) => data.products, () => idOf('milk')],
  ['filter/subcategories/products/{id}', ({ data }) => data, () => idOf('filter/subcategories')],
  ...[
    'everything/filter-popular-veggies',
    'everything/filter-grocery-categories-with-products',
    'everything/dairy-categories-product',
    'everything/filter-medicine-categories-products',
    'grocery/with-subcategories',
    'fruits-vegetables/with-subcategories',
    'medicines/with-subcategories',
  ].map((path): [string, (body: { data: { products: ListedProduct[] }[] }) => ListedProduct[]] => [
    path,
    ({ data }) => data.flatMap(({ products }) => products),
  ]),
];

test.each(LISTS)('%s has the fields of the single product', async (path, productsOf, findId) => {
  const url = `/api/${path.replace('{id}', (await findId?.()) ?? '')}`;
  const [listed] = productsOf((await shop.get(url)).body);
  expect(listed?._id).toBeDefined();
  const single = (await shop.get(`/api/products/${listed?._id}`)).body.data;
  expect(listed).toEqual(single);
  const cards = productsOf((await shop.get(`${url}?fields=card`)).body);
  expect(cards[0]?._id).toBe(listed?._id);
  expect(cards[0]).not.toHaveProperty('description');
});

test('lists dairies with their address beside their popular products', async () => {
  const { data } = (await shop.get('/api/everything/dairy-categories-product')).body;
  expect(data.map((dairy: { address: string }) => dairy.address)).toEqual(Array(2).fill('Station Road, Mandideep'));
});
