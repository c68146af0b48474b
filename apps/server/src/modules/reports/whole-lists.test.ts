import type { PickList } from '@subah/contract/reports/reports';
import { indiaDate } from '@subah/rules/india-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';

let shop: OrderShop;
let orderId: string;
let today: string;
beforeAll(async () => {
  shop = await openOrderShop();
  await shop.reset();
  today = indiaDate(shop.deps.clock());
  await shop.addToCart((await aProduct(shop, { stock: 10 })).id, 1);
  orderId = (await shop.placePaidOrder())._id;
});
afterAll(() => shop.close());

/** Without triggers and foreign keys, so that a long list needs no rows of other tables. */
async function insertRows(statement: string, parameters: unknown[]): Promise<void> {
  const client = await shop.database.pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query(statement, parameters);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

const csvRows = async (path: string): Promise<string[]> => {
  const { status, text } = await shop.asAdmin('GET', path);
  expect(status).toBe(200);
  return text.trim().split('\r\n').slice(1);
};

test('the H1 register is listed to its end page by page, and its CSV has every entry', async () => {
  await insertRows(
    `insert into h1_register (order_line_id, order_id, medicine, patient, prescriber, prescriber_address, quantity, supplied_at)
    select gen_random_uuid(), $1, 'Medicine ' || n, 'Asha', 'Dr Jain', 'Bhopal', 1, $2::timestamptz + n / 3 * interval '1 microsecond'
    from generate_series(1, 5003) as entries(n)`,
    [orderId, shop.deps.clock().toISOString()],
  );
  const url = `/api/admin/h1-register?from=${today}&to=${today}&limit=100`;
  const medicines: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await shop.asAdmin('GET', `${url}${cursor && `&cursor=${cursor}`}`);
    medicines.push(...body.data.map(({ medicine }: { medicine: string }) => medicine));
    cursor = body.nextCursor;
  }
  expect(medicines).toHaveLength(5003);
  expect(new Set(medicines).size).toBe(5003);
  const lines = await csvRows(`/api/admin/h1-register/export.csv?from=${today}&to=${today}`);
  expect(new Set(lines).size).toBe(5003);
  expect((await shop.asAdmin('GET', `${url}&cursor=wrong`)).status).toBe(400);
});

test('the CSV of stock moves has every move', async () => {
  const { id } = await aProduct(shop, { stock: 0 });
  await insertRows(
    `insert into stock_moves (product_id, change, stock_after, reason, created_at)
    select $1, 1, n, 'counted', $2::timestamptz - n / 7 * interval '1 second' from generate_series(1, 20003) as moves(n)`,
    [id, shop.deps.clock().toISOString()],
  );
  for (const filter of ['reason=counted', `productId=${id}`]) {
    const lines = await csvRows(`/api/admin/stock-moves/export.csv?${filter}`);
    expect(new Set(lines.map((line) => line.split(',')[5])).size).toBe(20003);
  }
});

test('a recall names every order with packs of the batch', async () => {
  await insertRows(
    `with batch as (
      insert into stock_batches (id, product_id, number, expires_on, quantity)
      select gen_random_uuid(), product_id, 'RECALLED', '2029-01-31', 0 from order_lines where order_id = $1 returning id
    ), lines as (
      insert into order_lines select (jsonb_populate_record(line, jsonb_build_object('id', gen_random_uuid(), 'product_id', gen_random_uuid()))).*
      from order_lines line cross join generate_series(1, 1003) where order_id = $1 returning id
    )
    insert into batch_allotments (id, order_id, order_line_id, batch_id, quantity, packed_at)
    select gen_random_uuid(), $1, lines.id, batch.id, 1, now() from lines cross join batch`,
    [orderId],
  );
  expect((await shop.asAdmin('GET', '/api/admin/batches/recall?number=recalled')).body.data).toHaveLength(1003);
  expect(await csvRows('/api/admin/batches/recall.csv?number=recalled')).toHaveLength(1003);
});

test('the pick list has every order of the day', async () => {
  await insertRows(
    `with copies as (
      insert into orders overriding system value select (jsonb_populate_record(source, jsonb_build_object('id', gen_random_uuid(), 'cart_version', n + 1000,
        'order_number', n + 1000000, 'payment_id', null))).*
      from orders source cross join generate_series(1, 2003) as copies(n) where source.id = $1 returning id
    )
    insert into order_lines select (jsonb_populate_record(line, jsonb_build_object('id', gen_random_uuid(), 'order_id', copies.id))).*
    from order_lines line cross join copies where line.id = (select id from order_lines where order_id = $1 limit 1)`,
    [orderId],
  );
  const { rows } = await shop.database.pool.query<{ date: string }>(
    `select (slot_from at time zone 'Asia/Kolkata')::date::text as date from orders where id = $1`,
    [orderId],
  );
  const { body } = await shop.asAdmin('GET', `/api/admin/orders/pick-list?date=${rows[0]?.date}`);
  const list: PickList = body.data;
  expect(list.orderCount).toBe(2004);
  expect(list.areas.flatMap(({ stops }) => stops.flatMap(({ orders }) => orders))).toHaveLength(2004);
});
