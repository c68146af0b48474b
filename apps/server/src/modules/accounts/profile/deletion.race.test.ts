import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '@subah/contract/orders/orders';
import { indiaDate } from '@subah/rules/india-time';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aDoctor, PASSWORD, TOMATO } from '../../../../test/builders/index.ts';
import { createBrowserKeys } from '../../../../test/notice-receiver.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { orderClaims } from '../../orders/order-claims.tables.ts';
import { orders } from '../../orders/orders.tables.ts';
import { users } from '../accounts.tables.ts';

let shop: OrderShop;
let doctorId: string;
beforeAll(async () => {
  shop = await openOrderShop();
  doctorId = (await aDoctor(shop)).id;
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

type Write = [method: string, url: string, body: object];

const writes = (): Write[] => [
  ['PUT', '/api/users/me/business', { gstin: '27AAPFU0939F1ZV', businessName: 'Asha Stores' }],
  ['PUT', '/api/user/update', { name: 'Asha Devi' }],
  ['PUT', '/api/notices/choices', { mail: true, push: true, whatsapp: true }],
  ['PUT', '/api/notices/device', { endpoint: 'https://push.example.com/abc', keys: createBrowserKeys().keys }],
  ['POST', '/api/family', { name: 'Ravi', relation: 'child', age: 9, getsOrderMails: false }],
  ['POST', '/api/payment/order', shop.orderInput()],
  ['POST', '/api/shopping-lists', { name: 'Ghar', productId: TOMATO }],
  ['PUT', `/api/products/${TOMATO}/restock-alert`, {}],
  [
    'POST',
    `/api/doctors/${doctorId}/call-requests`,
    { name: 'Asha', phone: shop.customer.mobile, convenientTime: 'After 6 PM' },
  ],
];

/** Rows of the account in every table that refers to accounts. */
async function rowsOf(userId: string): Promise<Record<string, unknown>> {
  const { pool } = shop.database;
  const { rows: references } = await pool.query(`select conrelid::regclass::text as name, attname as "column"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass`);
  const found: Record<string, unknown> = {};
  for (const { name, column } of references) {
    const { rows } = await pool.query(`select * from ${name} where ${column} = $1`, [userId]);
    if (rows.length > 0) found[name] = rows;
  }
  return found;
}

/** Sends the changes while a deletion has erased everything and not committed yet. Returns the responses. */
async function writeDuringDeletion(changes: Write[]) {
  const { customer } = shop;
  const responses = await inTransaction(shop.database.db, async (tx) => {
    // The last rows that a deletion changes.
    await tx.execute(sql`select from refresh_tokens where user_id = ${customer.id} for update`);
    const deletion = customer.send('DELETE', '/api/users/me', { password: PASSWORD });
    await sleep(800);
    const sent = Promise.all(changes.map(([method, url, body]) => customer.send(method, url, body)));
    await Promise.race([sent, sleep(800)]);
    return { deletion, sent };
  });
  return [await responses.deletion, await responses.sent] as const;
}

test('a change that arrives while the account is being deleted leaves nothing behind', async () => {
  const { customer } = shop;
  await shop.addToCart(TOMATO);
  const [deletion] = await writeDuringDeletion(writes());
  expect(deletion.status).toBe(200);
  expect(await rowsOf(customer.id)).toEqual({});
  const [row] = await shop.database.db.select().from(users).where(eq(users.id, customer.id));
  expect(row).toMatchObject({ name: 'Deleted customer', gstin: null, businessName: null });
});

test.each<[string, (order: Order) => Write]>([
  [
    'the return of an order',
    ({ _id }) => ['PATCH', `/api/orders/status/${_id}`, { status: 'return_requested', reason: 'Bad' }],
  ],
  [
    'the return of an item',
    ({ _id, products }) => [
      'POST',
      `/api/orders/${_id}/returns`,
      { lines: [{ lineId: products[0]?._id, quantity: 1 }], reason: 'damaged', note: 'Ask for Ravi' },
    ],
  ],
])('a request for %s that arrives while the account is being deleted is refused', async (_, writeFor) => {
  const { customer } = shop;
  const order = await shop.placeCashOrder();
  await shop.changeStatusAsAdmin(order._id, 'delivered');
  const [deletion, [request]] = await writeDuringDeletion([writeFor(order)]);
  expect(deletion.status).toBe(200);
  expect([request?.status, request?.body.code]).toEqual([404, 'NOT_FOUND']);
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.userId, customer.id));
  expect(row?.status).toBe('delivered');
  expect(await shop.database.db.$count(orderClaims, eq(orderClaims.userId, customer.id))).toBe(0);
});

test('a deletion waits for milk that is being packed', async () => {
  const { customer } = shop;
  const today = indiaDate(shop.deps.clock());
  const planId = newId();
  await shop.database.db.execute(sql`insert into milk_plans (id, user_id, product_id, packs, rhythm, rhythm_from, pay_by,
    start_date) values (${planId}, ${customer.id}, ${TOMATO}, 1, 'daily', ${today}, 'cod', ${today})`);
  let deletion: ReturnType<typeof customer.send> | undefined;
  await inTransaction(shop.database.db, async (tx) => {
    // As the job does that creates the deliveries of the next morning.
    await tx.execute(sql`select from milk_plans where id = ${planId} for update`);
    deletion = customer.send('DELETE', '/api/users/me', { password: PASSWORD });
    await sleep(800);
    await tx.execute(sql`insert into milk_deliveries (id, plan_id, user_id, date, product_id, name, unit, millilitres,
      packs, price_paise, status, paid_by, area) values (${newId()}, ${planId}, ${customer.id}, ${today}, ${TOMATO}, 'Milk',
      '500 ml', 500, 1, 3000, 'ordered', 'cod', 'Mandideep')`);
  });
  expect((await deletion)?.body.code).toBe('MILK_DELIVERY_OPEN');
});

test('a deletion waits for a return that is just being requested', async () => {
  const order = await shop.placeCashOrder();
  await shop.changeStatusAsAdmin(order._id, 'delivered');
  const deletion = await inTransaction(shop.database.db, async (tx) => {
    await tx.update(orders).set({ status: 'return_requested' }).where(eq(orders.id, order._id));
    const sent = shop.customer.send('DELETE', '/api/users/me', { password: PASSWORD });
    await sleep(800);
    return { sent };
  });
  expect((await deletion.sent).body.code).toBe('ORDER_OPEN');
});
