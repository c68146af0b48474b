import type { Order } from '@subah/contract/orders/orders';
import type { AdminPayment } from '@subah/contract/payments/payments';
import { indiaDate } from '@subah/rules/india-time';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TOMATO } from '../../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { orders } from '../orders.tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const listed = async (call: string): Promise<string[]> => {
  const { status, body } = await shop.asAdmin('GET', `/api/${call}`);
  expect(status).toBe(200);
  return body.data.map(({ _id }: Order | AdminPayment) => _id);
};
const find = (q: string) => listed(`orders?q=${encodeURIComponent(q)}`);

const rename = (name: string) =>
  shop.database.db.update(users).set({ name }).where(eq(users.mobile, shop.customer.mobile));

test('lists and counts orders that were not delivered in their slot, until they are moved', async () => {
  const late = async () => ({
    listed: await listed('orders?late=true'),
    count: (await shop.asAdmin('GET', '/api/admin/orders/open-counts')).body.data.late,
  });
  const before = await late();
  const [missed, delivered] = [await shop.placeCashOrder(), await shop.placeCashOrder()];
  expect(await late()).toEqual(before);
  await shop.changeStatusAsAdmin(delivered._id, 'delivered');
  shop.setClock(new Date(new Date(missed.deliverySlot.until).getTime() + 60_000));
  expect(await late()).toEqual({ listed: [missed._id, ...before.listed], count: before.count + 1 });
  const date = indiaDate(new Date(Date.parse(missed.deliverySlot.from) + DAY_MS));
  expect((await shop.asAdmin('PATCH', `/api/admin/orders/${missed._id}/slot`, { date })).status).toBe(200);
  expect(await late()).toEqual(before);
});

test('finds an order by its id or the end of it', async () => {
  const { _id } = await shop.placeCashOrder();
  for (const end of [_id, _id.slice(-13), _id.slice(-7), `#${_id.slice(-7).toUpperCase()}`, _id.slice(-4)]) {
    expect([end, (await find(end)).includes(_id)]).toEqual([end, true]);
  }
  const other = _id.at(-8) === '0' ? '1' : '0';
  for (const query of [`${other}${_id.slice(-7)}`, _id.slice(0, 7)]) {
    expect([query, (await find(query)).includes(_id)]).toEqual([query, false]);
  }
});

test('finds orders by part of the name or the end of the mobile number', async () => {
  const { _id } = await shop.placeCashOrder();
  await rename('Yashodhara 50%_Off Khan');
  for (const query of ['yashodhara', 'HARA 50%_o', 'f K', shop.customer.mobile, shop.customer.mobile.slice(-4)]) {
    expect([query, (await find(query)).includes(_id)]).toEqual([query, true]);
  }
  for (const query of ['50%Off', 'yashodhara_', shop.customer.mobile.slice(0, 9)]) {
    expect([query, (await find(query)).includes(_id)]).toEqual([query, false]);
  }
});

test('finds orders and payments by a name that hundreds of customers share', async () => {
  await shop.addToCart(TOMATO);
  const { _id } = await shop.placePaidOrder();
  await rename('Manifold Khan');
  const [payment] = await listed(`admin/payments?q=${shop.customer.mobile}`);
  await shop.database.db.execute(sql`insert into users (id, name, email, mobile, password_hash)
    select gen_random_uuid(), 'Manifold Singh', 'many-' || n || '@subah.example', (7100000000 + n)::text, ''
    from generate_series(1, 300) as people(n)`);
  expect(await listed('orders?q=manifold')).toEqual([_id]);
  expect(await listed('orders?q=manifold&status=OrderPlaced&sort=oldest')).toEqual([_id]);
  expect(await listed('orders?q=manifold&status=delivered')).toEqual([]);
  expect(await listed('admin/payments?q=manifold')).toEqual([payment]);
});

test('finds a payment by order number and provider ids', async () => {
  await shop.addToCart(TOMATO);
  const { orderNumber } = await shop.placePaidOrder();
  const { body } = await shop.asAdmin('GET', `/api/admin/payments?q=%23${orderNumber}`);
  const [{ _id, razorpayOrderId, razorpayPaymentId }] = body.data;
  for (const q of [razorpayOrderId, razorpayPaymentId, shop.customer.mobile]) {
    expect(await listed(`admin/payments?q=${q}`)).toEqual([_id]);
  }
  expect(await listed('admin/payments?q=nobody')).toEqual([]);
});

test('filters by the day of placement, also for an order that was paid weeks later', async () => {
  const early = await shop.placeCashOrder();
  const late = await shop.placeCashOrder();
  const after = new Date(shop.deps.clock().getTime() + 40 * DAY_MS);
  await shop.database.db.update(orders).set({ placedAt: after, paidLate: true }).where(eq(orders.id, late._id));
  const [today, then] = [indiaDate(shop.deps.clock()), indiaDate(after)];
  for (const sort of ['newest', 'oldest']) {
    expect(await listed(`orders?from=${then}&to=${then}&sort=${sort}`)).toEqual([late._id]);
    expect(await listed(`orders?from=${then}&sort=${sort}`)).toEqual([late._id]);
    const made = await listed(`orders?from=${today}&to=${today}&sort=${sort}&limit=100`);
    expect([made.includes(early._id), made.includes(late._id)]).toEqual([true, false]);
  }
});

test('lists the orders of a delivery day without cancelled ones', async () => {
  const kept = await shop.placeCashOrder();
  const cancelled = await shop.placeCashOrder();
  await shop.changeStatusAsAdmin(cancelled._id, 'cancelled', 'The customer called.');
  const [row] = await shop.database.db
    .select({ slotFrom: orders.slotFrom })
    .from(orders)
    .where(eq(orders.id, kept._id));
  const day = indiaDate(row?.slotFrom ?? new Date());
  const found = await listed(`orders?deliveryDate=${day}`);
  expect([found.includes(kept._id), found.includes(cancelled._id)]).toEqual([true, false]);
  expect(await listed('orders?deliveryDate=2020-01-01')).toEqual([]);
});
