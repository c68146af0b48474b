import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LAB_TEST, PASSWORD, TOMATO } from '../../../test/builders/index.ts';
import { openReturnShop } from '../../../test/return-shop.ts';

let shop: Awaited<ReturnType<typeof openReturnShop>>;
beforeAll(async () => {
  shop = await openReturnShop();
});
beforeEach(() => shop.nextSoap());
afterAll(() => shop.close());

const deleteAccount = (headers: Record<string, string> = {}) =>
  shop.customer.send('DELETE', '/api/users/me', { password: PASSWORD }, headers);

test('waits until returned goods that were paid online are picked up, and says so in both languages', async () => {
  const order = await shop.deliveredOrder(4, 'online');
  await shop.setStatus(order._id, 'returned');
  await shop.runJobs();
  const { status, body } = await deleteAccount();
  const number = `#${order._id.slice(-7)}`;
  expect([status, body.code]).toEqual([409, 'ORDER_OPEN']);
  expect(body.message).toBe(
    `We have not picked up the returned items of your order ${number} yet. Please give them to our rider or bring them to the shop, then delete your account.`,
  );
  expect((await deleteAccount({ 'accept-language': 'hi' })).body.message).toContain('लौटाया हुआ सामान');
  await shop.done((await shop.openPickUpOf(order._id))._id);
  expect((await deleteAccount()).status).toBe(200);
});

test('waits until the cash for returned goods is given back, and names the amount', async () => {
  const order = await shop.deliveredOrder(4, 'cash');
  const pickUp = await shop.returnPacks(order, 1);
  const { status, body } = await deleteAccount();
  expect([status, body.code]).toEqual([409, 'ORDER_OPEN']);
  expect(body.message).toContain('₹100 in cash');
  await shop.done(pickUp._id);
  expect((await deleteAccount()).status).toBe(200);
});

test('waits for the report of a lab test whose order was exchanged', async () => {
  await shop.addToCart(LAB_TEST);
  await shop.addToCart(TOMATO, 10);
  const { _id: id } = await shop.placePaidOrder();
  for (const status of ['delivered', 'exchange_in_transit', 'exchanged']) await shop.setStatus(id, status);
  expect((await deleteAccount()).body.code).toBe('LAB_REPORT_OPEN');
});

test('sees a pick-up that is planned while the deletion waits for its order', async () => {
  const order = await shop.deliveredOrder(4, 'cash');
  const client = await shop.database.pool.connect();
  await client.query('begin');
  await client.query('select from orders where id = $1 for update', [order._id]);
  const deleting = deleteAccount();
  await vi.waitFor(async () => {
    const { rows } = await client.query(`select from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`);
    expect(rows).toHaveLength(1);
  });
  await client.query(`insert into pick_ups (id, order_id, key, cash_paise) values (gen_random_uuid(), $1, $2, 2400)`, [
    order._id,
    `return:${order._id}`,
  ]);
  await client.query('commit');
  client.release();
  expect((await deleting).body.code).toBe('ORDER_OPEN');
});
