import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openDemoShop } from '../../../test/open-shop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

type Listed = Record<string, unknown> & { _id: string };

const idOf = async (list: string): Promise<string> => (await shop.get(`/api/${list}`)).body.data[0]._id;

/** Every documented list of products, with where its products are. */
const LISTS: [string, (body: { data: never }) => Listed[], (() => Promise<string>)?][] = [
  ['grocery/products', ({ data }) => data],
  ['fruits-vegetables', ({ data }) => data],
  ['fruits-vegetables/products', ({ data }) => data],
  ['fruits-vegetables/product', ({ data }) => data],
  ['milk-products', ({ data }) => data],
  ['grocery/products/{id}', ({ data }) => data, () => idOf('grocery/subcategories')],
  ['fruits-vegetables/product/subcategory/{id}', ({ data }) => data, () => idOf('fruits-vegetables/subcategories')],
  ['medicines/products/subcategory/{id}', ({ data }) => data, () => idOf('medicines/subcategory')],
  ['milk-products/category/{id}', ({ data }) => data, () => idOf('milk')],
  ['milk/category/{id}', ({ data }: { data: { products: Listed[] } }) => data.products, () => idOf('milk')],
  ['filter/subcategories/products/{id}', ({ data }) => data, () => idOf('filter/subcategories')],
  ...[
    'everything/filter-popular-veggies',
    'everything/filter-grocery-categories-with-products',
    'everything/dairy-categories-product',
    'everything/filter-medicine-categories-products',
    'grocery/with-subcategories',
    'fruits-vegetables/with-subcategories',
    'medicines/with-subcategories',
  ].map((path): [string, (body: { data: { products: Listed[] }[] }) => Listed[]] => [
    path,
    ({ data }) => data.flatMap(({ products }) => products),
  ]),
];

test.each(LISTS)('%s has the fields of the single product', async (path, productsOf, findId) => {
  const url = `/api/${path.replace('{id}', (await findId?.()) ?? '')}`;
  const [listed] = productsOf((await shop.get(url)).body);
  const single = (await shop.get(`/api/products/${listed?._id}`)).body.data;
  expect(listed).toEqual(single);
  const cards = productsOf((await shop.get(`${url}?fields=card`)).body);
  expect(cards[0]?._id).toBe(listed?._id);
  expect(cards[0]).not.toHaveProperty('description');
});

test('lists dairies with their address beside their popular products', async () => {
  const { data } = (await shop.get('/api/everything/dairy-categories-product')).body;
  for (const dairy of data) expect(dairy.address).not.toBe('');
});
