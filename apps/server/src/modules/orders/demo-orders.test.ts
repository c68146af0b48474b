import { ORDER_STATUSES } from '@subah/rules/orders/statuses';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openDemoShop } from '../../../test/open-shop.ts';
import { pdfText } from '../../../test/pdf-text.ts';

type ListedOrder = { _id: string; status: string; canReturn: boolean; paymentType: string; refundedAmount: number };

let shop: OpenShop;
let customer: string;
let admin: string;

beforeAll(async () => {
  shop = await openDemoShop();
  customer = (await shop.signIn('customer')).accessToken;
  admin = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

test('has orders of several months in every status', async () => {
  const { rows } = await shop.database.db.execute(sql`
    select count(*)::int as count, count(distinct status)::int as statuses, count(distinct user_id)::int as customers,
      extract(day from now() - min(placed_at))::int as days, bool_and(placed_at <= now()) as "isPast" from orders`);
  expect(rows[0]).toMatchObject({ statuses: ORDER_STATUSES.length, customers: 13, isPast: true });
  expect(rows[0]?.count).toBeGreaterThan(100);
  expect(rows[0]?.days).toBeGreaterThan(80);
});

test('has a returnable, an open and a cancellable order of the demo customer', async () => {
  const own: ListedOrder[] = (await shop.get('/api/orders/my', { token: customer })).body.data;
  expect(own.length).toBeGreaterThanOrEqual(8);
  expect(own[0]).toMatchObject({ status: 'OrderPlaced', paymentType: 'cod' });
  const arrived = own.find(({ canReturn }) => canReturn);
  const set = (id: string | undefined, status: string) =>
    shop.send('PATCH', `/api/orders/status/${id}`, { token: customer, body: { status, reason: 'Too much' } });
  expect((await set(arrived?._id, 'return_requested')).status).toBe(200);
  const onTheRoad = own.find(({ status }) => status === 'outfor delivery');
  const cancelled = await set(onTheRoad?._id, 'cancelled');
  expect(cancelled.body.data.refundedAmount).toBeGreaterThan(0);
  await shop.runJobs();
  const list = await shop.get('/api/admin/payments?state=refund-failed', { token: admin });
  expect(list.body.data).toEqual([]);
});

test('has an invoice for every order and passes the consistency check', async () => {
  const { body } = await shop.get('/api/orders?status=returned', { token: admin });
  const response = await fetch(`${shop.address}/api/orders/${body.data[0]._id}/invoice.pdf`, {
    headers: { authorization: `Bearer ${admin}` },
  });
  expect(pdfText(Buffer.from(await response.arrayBuffer()))).toMatch(/Credit note SC\d{4}-\d{6}/);
  const { rows } = await shop.database.db.execute(sql`
    select (select count(*) from orders where placed_at is not null) - (select count(*) from invoices) as missing,
      (select bool_and(paid_paise = amount_paise) from payments where status = 'completed') as paid`);
  expect(rows[0]).toMatchObject({ missing: '0', paid: true });
});
