import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checkConsistency } from '../../src/modules/reports/index.ts';
import { onCluster, openDatabase } from '../../src/platform/database/database.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { migrateJobQueue } from '../../src/platform/jobs/jobs.ts';
import { openDemoShop } from '../open-shop.ts';

const TEMPLATE = 'upgraded_shop';
const IMPORT_ID = '00000000-0000-7000-8000-000000000007';
const DUMP = path.join(import.meta.dirname, 'last-release.sql.br');

let shop: Awaited<ReturnType<typeof openDemoShop>>;
let token: string;

beforeAll(async () => {
  await restoreDump();
  const database = openDatabase(onCluster(inject('cluster'), TEMPLATE));
  await migrateJobQueue(database.pool);
  await migrateDatabase(database);
  await database.close();
  shop = await openDemoShop({ template: TEMPLATE });
  token = (await shop.signIn('customer')).accessToken;
});

afterAll(() => shop.close());

test('passes the consistency checks after upgrading a database of the last release', async () => {
  const { rows } = await shop.database.pool.query('select count(*)::int as orders from orders');
  expect(rows[0].orders).toBeGreaterThan(50);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test('reads orders of the last release with their lines', async () => {
  const { status, body } = await shop.get('/api/orders/my', { token });
  expect(status).toBe(200);
  expect(body.data.length).toBeGreaterThan(0);
  const order = await shop.get(`/api/orders/${body.data[0]._id}`, { token });
  expect(order.status).toBe(200);
  expect(order.body.data).toEqual(body.data[0]);
});

test('reads the errors of an import of the last release', async () => {
  const { accessToken } = await shop.signIn('admin');
  const { body } = await shop.get(`/api/admin/imports/${IMPORT_ID}`, { token: accessToken });
  expect(body.data.errors).toEqual([
    { line: 3, field: 'price', message: 'First error.' },
    { line: 4, field: 'stock', message: 'Second error.' },
  ]);
});

test('erases landmark and map point of accounts that were deleted in the last release', async () => {
  const { rows } = await shop.database.pool.query(
    `select address ? 'city' as city, address ?| '{landmark, location}' as door from orders where address ->> 'name' = 'Deleted account'`,
  );
  expect(rows).toEqual([{ city: true, door: false }]);
});

test('erases reasons from the orders of accounts that were deleted in the last release', async () => {
  const { rows } =
    await shop.database.pool.query(`select u.deleted_at is not null as is_deleted, count(e.reason) > 0 as has_reasons
    from order_events e join orders o on o.id = e.order_id join users u on u.id = o.user_id group by 1 order by 1`);
  expect(rows).toEqual([
    { is_deleted: false, has_reasons: true },
    { is_deleted: true, has_reasons: false },
  ]);
});

test('erases reasons from the audit log of accounts that were deleted in the last release', async () => {
  const { rows } =
    await shop.database.pool.query(`select u.deleted_at is not null as is_deleted, array_agg(distinct a.after)
    as after from audit_log a join orders o on o.id::text = a.subject_id join users u on u.id = o.user_id
    where a.actor_name = 'Meena' group by 1 order by 1`);
  expect(rows).toEqual([
    { is_deleted: false, after: [{ status: 'cancelled', reason: 'Ravi was not at home' }] },
    { is_deleted: true, after: [{ status: 'cancelled', reason: 'erased with the account' }] },
  ]);
});

test('starts the paid plans that wait for a free one in the last release', async () => {
  const { rows } = await shop.database.pool.query(`select s.price_paise = 0 as is_free,
      round(extract(epoch from s.start_date - m.start_date) / 86400)::int as start, round(extract(epoch from s.end_date - m.start_date) / 86400)::int as until,
      m.start_date <= now() as is_started
    from subscriptions s join (select user_id, min(start_date) as start_date from subscriptions where name = '77' group by 1) m
      using (user_id) where s.name = '77' order by s.start_date`);
  expect(rows).toEqual([
    { is_free: false, start: 0, until: 30, is_started: true },
    { is_free: false, start: 30, until: 60, is_started: true },
    { is_free: true, start: 60, until: 71, is_started: true },
  ]);
});

test('places an order in the upgraded database and passes the consistency checks', async () => {
  const { rows } = await shop.database.pool.query(`select id from products
    where catalog = 'grocery' and stock > 10 and price_paise > 10000 and deleted_at is null limit 1`);
  const addresses = await shop.get('/api/addresses', { token });
  const added = await shop.post('/api/cart/add', { productId: rows[0].id, quantity: 2 }, { token });
  expect(added.status).toBe(200);
  const addressId = addresses.body.data.find((address: { isDefault: boolean }) => address.isDefault)._id;
  const placed = await shop.post('/api/payment/order', { addressId, paymentMode: 'COD' }, { token });
  expect(placed.status).toBe(200);
  await shop.runJobs();
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

async function restoreDump(): Promise<void> {
  const server = new pg.Client(onCluster(inject('cluster')));
  await server.connect();
  await server.query(`create database ${TEMPLATE}`);
  await server.end();
  const client = new pg.Client(onCluster(inject('cluster'), TEMPLATE));
  await client.connect();
  await client.query(brotliDecompressSync(readFileSync(DUMP)).toString());
  await addRejectedImport(client);
  await eraseAsBefore(client);
  await addReasonsAsBefore(client);
  await addWaitingPlans(client);
  await client.end();
}

/** An order of a deleted account as releases before migration 0072 left it. */
async function eraseAsBefore(client: pg.Client): Promise<void> {
  await client.query(`update orders set address = address || '{"name": "Deleted account", "phone": "", "street": "",
    "landmark": "Blue gate", "location": {"lat": 23.1, "lng": 77.5}}' where id = (select id from orders order by id limit 1)`);
}

/** Reasons in the timeline of a deleted account and of others, as releases before migration 0074 left them. */
async function addReasonsAsBefore(client: pg.Client): Promise<void> {
  await client.query(`update users set deleted_at = now() where id = (select o.user_id from orders o join users u on u.id = o.user_id
    where u.role = 'customer' group by o.user_id order by count(*), o.user_id limit 1)`);
  await client.query(`update order_events set reason = 'Ravi was not at home'`);
  await client.query(`insert into audit_log (id, actor_name, action, subject, subject_id, after) select gen_random_uuid(), 'Meena',
    'update', 'order', id::text, '{"status": "cancelled", "reason": "Ravi was not at home"}' from orders`);
}

/** Two paid plans behind a free one that has run for ten days, as releases before migration 0075 placed them. */
async function addWaitingPlans(client: pg.Client): Promise<void> {
  await client.query(`insert into subscriptions (id, user_id, plan_id, name, price_paise, duration_in_days, duration_unit,
      free_delivery_above_paise, status, start_date, end_date)
    select gen_random_uuid(), (select id from users where role = 'doctor' limit 1), p.id, '77', price, 30, p.duration_unit, 0, 'active',
      now() + start * interval '1 day', now() + until * interval '1 day'
    from (select * from plans limit 1) p, (values (0, -10, 11), (29900, 11, 41), (29900, 41, 71)) as plan (price, start, until)`);
}

/** An import with errors as releases before migration 0012 stored them. */
async function addRejectedImport(client: pg.Client): Promise<void> {
  const errors = [
    { line: 3, field: 'price', sentence: 'First error.' },
    { line: 4, field: 'stock', sentence: 'Second error.' },
  ];
  await client.query(
    `insert into sent_lists (id, actor_id, catalog, state, errors)
     select $1, id, 'grocery', 'done', $2 from users where role = 'admin' limit 1`,
    [IMPORT_ID, JSON.stringify(errors)],
  );
}
