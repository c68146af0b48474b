import { setTimeout as sleep } from 'node:timers/promises';
import { indiaDate } from '@subah/rules/india-time';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aDoctor, PASSWORD, TOMATO } from '../../../../test/builders/index.ts';
import { createBrowserKeys } from '../../../../test/notice-receiver.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
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

test('a change that arrives while the account is being deleted leaves nothing behind', async () => {
  const { customer } = shop;
  await shop.addToCart(TOMATO);
  let deletion: ReturnType<typeof customer.send> | undefined;
  let changes: ReturnType<typeof customer.send>[] = [];
  await inTransaction(shop.database.db, async (tx) => {
    // The last rows that a deletion changes: it waits here with everything else erased and not committed.
    await tx.execute(sql`select from refresh_tokens where user_id = ${customer.id} for update`);
    deletion = customer.send('DELETE', '/api/users/me', { password: PASSWORD });
    await sleep(800);
    changes = writes().map(([method, url, body]) => customer.send(method, url, body));
    await Promise.race([Promise.all(changes), sleep(800)]);
  });
  expect((await deletion)?.status).toBe(200);
  await Promise.all(changes);
  expect(await rowsOf(customer.id)).toEqual({});
  const [row] = await shop.database.db.select().from(users).where(eq(users.id, customer.id));
  expect(row).toMatchObject({ name: 'Deleted customer', gstin: null, businessName: null });
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
