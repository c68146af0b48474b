import type { Found } from '@subah/contract/reports/find';
import { orderName } from '@subah/rules/orders/order-name';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct } from '../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { signedInStaff } from '../../../test/staff.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const find = async (q: string, token?: string): Promise<Found> => {
  const url = `/api/admin/find?q=${encodeURIComponent(q)}`;
  return (token ? await shop.get(url, { token }) : await shop.asAdmin('GET', url)).body.data;
};

test('finds an order by number, a customer by mobile and the orders of this customer', async () => {
  const order = await shop.placeCashOrder();
  const byNumber = await find(order.orderNumber);
  expect(byNumber.orders).toMatchObject([{ _id: order._id, orderNumber: orderName(order._id) }]);
  const byMobile = await find(shop.customer.mobile);
  expect(byMobile.customers.map(({ _id }) => _id)).toEqual([shop.customer.id]);
  expect(byMobile.orders.map(({ _id }) => _id)).toEqual([order._id]);
});

test('finds the product with the code first, then those with all words in the name', async () => {
  const shelf = { catalog: 'grocery' as const };
  await aProduct(shop, { ...shelf, name: 'Multigrain Atta', description: 'with jowar', tags: ['jowar'], rank: 1 });
  const named = await aProduct(shop, { ...shelf, name: 'Malwa Jowar Atta', rank: 9 });
  const chocolate = await aProduct(shop, { ...shelf, name: 'Chocolate T 5 bites', code: 'x-1', rank: 1 });
  const coded = await aProduct(shop, { ...shelf, name: 'Tea', code: 'T-5', rank: 9 });
  expect((await find('jowar atta')).products[0]?._id).toBe(named.id);
  expect((await find('t-5')).products.map(({ _id }) => _id).slice(0, 2)).toEqual([coded.id, chocolate.id]);
  const page = '/api/admin/products?q=atta&limit=1';
  const first = (await shop.asAdmin('GET', page)).body;
  const second = (await shop.asAdmin('GET', `${page}&cursor=${first.nextCursor}`)).body;
  expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(['Multigrain Atta', 'Malwa Jowar Atta']);
});

test('shows each role only what it may see', async () => {
  const order = await shop.placeCashOrder();
  const asRole = async (role: 'packer' | 'pharmacist', mobile: string) =>
    find('Tomato', (await signedInStaff(shop, { role, mobile })).token);
  expect((await find('Tomato')).orders.map(({ _id }) => _id)).toContain(order._id);
  const pharmacist = await asRole('pharmacist', '9826077001');
  expect([pharmacist.orders, pharmacist.customers]).toEqual([[], []]);
  expect(pharmacist.products.length).toBeGreaterThan(0);
  expect(await asRole('packer', '9826077002')).toEqual({ orders: [], customers: [], products: [] });
  expect((await shop.customer.get('/api/admin/find?q=Tomato')).status).toBe(403);
  expect((await shop.asAdmin('GET', '/api/admin/find?q=t')).status).toBe(400);
});
