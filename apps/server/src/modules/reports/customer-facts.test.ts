import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { newId } from '../../platform/database/new-id.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
  await shop.reset();
});
afterAll(() => shop.close());

test('sums up what a customer ordered and lists orders, addresses, plans and notes', async () => {
  const url = `/api/admin/customers/${shop.customer.id}`;
  expect((await shop.asAdmin('GET', url)).body.data).toMatchObject({
    mobile: shop.customer.mobile,
    ...{ orderCount: 0, totalSpent: 0, coins: 0, membership: null },
    ...{ recentOrders: [], milkPlans: [], notes: [] },
  });
  const kept = await shop.placeCashOrder();
  const cancelled = await shop.placeCashOrder();
  await shop.changeStatusAsAdmin(cancelled._id, 'cancelled', 'The customer called.');
  const milk = await aProduct(shop, { catalog: 'milk', name: 'Toned Milk' });
  await shop.database.pool.query(
    `insert into milk_plans (id, user_id, product_id, packs, rhythm, rhythm_from, pay_by, start_date)
     values ($1, $2, $3, 2, 'daily', current_date, 'cod', current_date)`,
    [newId(), shop.customer.id, milk.id],
  );
  await shop.asAdmin('POST', `${url}/notes`, { text: 'Second gate.' });
  const { data } = (await shop.asAdmin('GET', url)).body;
  expect(data).toMatchObject({ orderCount: 1, totalSpent: kept.totalAmount });
  const recent = data.recentOrders.map(({ _id }: { _id: string }) => _id);
  // Both may have been placed within one millisecond.
  expect(recent.sort()).toEqual([cancelled._id, kept._id].sort());
  expect(data.addresses).toMatchObject([{ _id: shop.customer.addressId, isDefault: true }]);
  expect(data.milkPlans).toMatchObject([{ productName: 'Toned Milk', packs: 2, endDate: null }]);
  expect(data.notes).toMatchObject([{ text: 'Second gate.' }]);
});

test('is for those who serve customers, about an account that exists', async () => {
  expect((await shop.customer.get(`/api/admin/customers/${shop.customer.id}`)).status).toBe(403);
  expect((await shop.asAdmin('GET', `/api/admin/customers/${newId()}`)).status).toBe(404);
});
