import { indiaDate } from '@subah/rules/india-time';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD, TOMATO } from '../../../../test/builders/index.ts';
import { payInSandbox } from '../../../../test/new-customer.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { orders } from '../../orders/orders.tables.ts';
import { settlePayment } from '../../payments/index.ts';
import { payments, refunds } from '../../payments/payments.tables.ts';
import { checkConsistency } from '../../reports/run-consistency-checks.ts';
import { users } from '../accounts.tables.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const place = { pincode: '462046', landmark: 'Near the tank', location: { latitude: 23.08, longitude: 77.51 } };
const deleteAccount = () => shop.customer.send('DELETE', '/api/users/me', { password: PASSWORD });

async function openOnlineOrder(): Promise<{ orderId: string; providerOrderId: string }> {
  await shop.addToCart(TOMATO, 2);
  const { body } = await shop.customer.post('/api/payment/order', { ...shop.orderInput(), paymentMode: 'online' });
  return { orderId: body.orderId, providerOrderId: body.razorpayOrder.id };
}

async function findOrder(orderId: string) {
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, orderId));
  const paid = await shop.database.db.select().from(payments).where(eq(payments.subjectId, orderId));
  return { order, payment: paid[0] };
}

test('refunds money that arrives after the account was deleted', async () => {
  const { orderId, providerOrderId } = await openOnlineOrder();
  expect((await deleteAccount()).status).toBe(200);
  expect((await findOrder(orderId)).order).toMatchObject({ status: 'expired', heldUntil: null });
  await payInSandbox(shop, providerOrderId);
  expect((await settlePayment(shop.deps, { providerOrderId })).outcome).toBe('sent_back');
  await shop.runJobs();
  const { order, payment } = await findOrder(orderId);
  expect([order?.placedAt, payment?.status, payment?.refundedPaise]).toEqual([null, 'sent_back', payment?.paidPaise]);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test('either deletes the account or places the order when both happen at once, twenty times', async () => {
  for (let round = 0; round < 20; round++) {
    await shop.reset();
    const { orderId, providerOrderId } = await openOnlineOrder();
    const proof = await payInSandbox(shop, providerOrderId);
    const [deleted, verified] = await Promise.all([
      deleteAccount(),
      shop.customer.post('/api/payment/verify', proof),
      settlePayment(shop.deps, { providerOrderId }),
    ]);
    const { order, payment } = await findOrder(orderId);
    if (deleted.status === 200) {
      expect([order?.placedAt, payment?.status]).toEqual([null, 'sent_back']);
      expect([409, 401]).toContain(verified.status);
    } else {
      expect([deleted.status, deleted.body.code]).toEqual([409, 'ORDER_OPEN']);
      expect([order?.status, payment?.status]).toEqual(['OrderPlaced', 'completed']);
      expect(order?.address.street).not.toBe('');
    }
  }
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
}, 120_000);

test('waits for a return or replacement', async () => {
  const { _id: id } = await shop.placeCashOrder();
  await shop.changeStatusAsAdmin(id, 'delivered');
  await shop.changeStatusAsCustomer(id, 'return_requested', 'Spoiled');
  const { status, body } = await deleteAccount();
  expect([status, body.code]).toEqual([409, 'ORDER_OPEN']);
  expect(body.message).toContain(`#${id.slice(-7)}`);
});

test('waits for a refund until the provider has accepted it', async () => {
  await shop.addToCart(TOMATO, 2);
  const order = await shop.placePaidOrder();
  await shop.changeStatusAsCustomer(order._id, 'cancelled');
  const { status, body } = await deleteAccount();
  expect([status, body.code]).toEqual([409, 'REFUND_OPEN']);
  const { db } = shop.database;
  await db
    .update(refunds)
    .set({ state: 'failed' })
    .where(eq(refunds.paymentId, order.paymentId ?? ''));
  expect((await deleteAccount()).body).toMatchObject({
    code: 'REFUND_OPEN',
    message: expect.stringContaining('contact us'),
  });
  await db
    .update(refunds)
    .set({ state: 'queued' })
    .where(eq(refunds.paymentId, order.paymentId ?? ''));
  await shop.runJobs();
  expect((await deleteAccount()).status).toBe(200);
});

test('waits for milk that is already packed', async () => {
  const today = indiaDate(shop.deps.clock());
  const planId = crypto.randomUUID();
  const { id } = shop.customer;
  await shop.database.db.execute(sql`insert into milk_plans (id, user_id, product_id, packs, rhythm, rhythm_from, pay_by,
    start_date) values (${planId}, ${id}, ${TOMATO}, 1, 'daily', ${today}, 'cod', ${today})`);
  await shop.database.db.execute(sql`insert into milk_deliveries (id, plan_id, user_id, date, product_id, name, unit,
    millilitres, packs, price_paise, status, paid_by, area) values (${crypto.randomUUID()}, ${planId}, ${id}, ${today},
    ${TOMATO}, 'Milk', '500 ml', 500, 1, 3000, 'ordered', 'cod', 'Mandideep')`);
  expect((await deleteAccount()).body.code).toBe('MILK_DELIVERY_OPEN');
  await shop.database.db.execute(sql`update milk_deliveries set status = 'delivered' where plan_id = ${planId}`);
  expect((await deleteAccount()).status).toBe(200);
});

test('erases the place of past orders and what was written for the rider', async () => {
  const address = { ...place, addressType: 'Home', name: 'Asha', phone: '9826041175', street: '7, Gali 3' };
  const saved = await shop.customer.post('/api/addresses/create', { ...address, city: 'Mandideep', state: 'MP' });
  await shop.addToCart(TOMATO);
  const { body } = await shop.customer.post('/api/payment/order', {
    ...shop.orderInput(),
    addressId: saved.body.data._id,
    instructions: 'Gate code 4711, ask for Asha',
  });
  await shop.changeStatusAsCustomer(body.orderId, 'cancelled');
  expect((await findOrder(body.orderId)).order).toMatchObject({ address: place });
  expect((await deleteAccount()).status).toBe(200);
  const { order } = await findOrder(body.orderId);
  expect(JSON.stringify([order?.address, order?.instructions])).not.toMatch(/Asha|tank|23\.08|4711|Gali/);
  expect(order?.address).toMatchObject({ city: 'Mandideep', pincode: '462046' });
  const shown = await shop.asAdmin('GET', `/api/orders/${body.orderId}`);
  expect(shown.body.data.userId).toMatchObject({ name: 'Deleted customer', email: '', mobile: '' });
});

test('erases what staff wrote about past orders', async () => {
  const order = await shop.placeCashOrder();
  await shop.asAdmin('POST', `/api/admin/orders/${order._id}/notes`, { text: 'Asha Verma asks for Ravi' });
  await shop.changeStatusAsAdmin(order._id, 'cancelled', 'Asha Verma is out of town');
  expect((await deleteAccount()).status).toBe(200);
  const events = await shop.database.pool.query('select reason from order_events where order_id = $1', [order._id]);
  expect(new Set(events.rows.map(({ reason }) => reason))).toEqual(new Set([null]));
  const notes = await shop.asAdmin('GET', `/api/admin/orders/${order._id}/notes`);
  expect(notes.body.data).toEqual([]);
  const { rows } = await shop.database.pool.query(
    `select count(*)::int as hits from audit_log where after::text like '%Ravi%'`,
  );
  expect(rows).toEqual([{ hits: 0 }]);
});

test('keeps words about the customer in issued documents only', async () => {
  const { db, pool } = shop.database;
  const { id } = shop.customer;
  const words = 'Meena Didi is in hospital';
  await shop.addToCart(TOMATO, 3);
  const order = await shop.placePaidOrder();
  const lines = [{ lineId: order.products[0]?._id, quantity: 2 }];
  await shop.asAdmin('PATCH', `/api/admin/orders/${order._id}/lines`, { lines, reason: words });
  await shop.changeStatusAsAdmin(order._id, 'cancelled', words);
  const [prescriptionId, planId, deliveryId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await db.execute(sql`insert into prescriptions (id, user_id, description) values (${prescriptionId}, ${id}, '')`);
  await db.execute(sql`insert into milk_plans (id, user_id, product_id, packs, rhythm, rhythm_from, pay_by, start_date)
    values (${planId}, ${id}, ${TOMATO}, 1, 'daily', '2026-01-01', 'cod', '2026-01-01')`);
  await db.execute(sql`insert into milk_deliveries (id, plan_id, user_id, date, product_id, name, unit, millilitres, packs,
    price_paise, status, paid_by, area) values (${deliveryId}, ${planId}, ${id}, '2026-01-01', ${TOMATO}, 'Milk', '500 ml',
    500, 1, 3000, 'ordered', 'cod', 'Mandideep')`);
  const answers = [
    await shop.asAdmin('PATCH', `/api/admin/prescriptions/${prescriptionId}`, { status: 'rejected', reason: words }),
    await shop.asAdmin('PATCH', `/api/admin/milk/deliveries/${deliveryId}`, { status: 'missed', note: words }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await shop.runJobs();
  const tablesWith = async (text: string) => {
    const { rows } = await pool.query("select table_name from information_schema.tables where table_schema = 'public'");
    const found = await Promise.all(
      rows.map(async ({ table_name: name }) => {
        const query = `select exists (select from ${name} as t where to_jsonb(t)::text like $1) as is_found`;
        return (await pool.query(query, [`%${text}%`])).rows[0].is_found ? [name] : [];
      }),
    );
    return found.flat().sort();
  };
  expect(await tablesWith(words)).toContain('audit_log');
  expect((await deleteAccount()).status).toBe(200);
  expect(await tablesWith(words)).toEqual(['credit_notes', 'refunds']);
  const { body } = await shop.asAdmin('GET', `/api/admin/audit?subject=order&subjectId=${order._id}`);
  expect(body.data[0]).toMatchObject({
    actorName: expect.any(String),
    before: { status: 'OrderPlaced' },
    after: { status: 'cancelled', reason: 'erased with the account' },
  });
});

test('leaves email and mobile in no table', async () => {
  const { email, mobile, id } = shop.customer;
  await shop.placePaidOrder().catch(() => undefined);
  await shop.post('/api/contact', { email, phone: '9876500000', message: 'Namaste' });
  const { db, pool } = shop.database;
  await db.execute(sql`insert into throttles (key, tries, expires_at) values
    (${`sign-in ${mobile} 127.0.0.1`}, 1, now() + interval '1 day'), (${`codes reset ${email}`}, 1, now() + interval '1 hour'),
    (${`find-payment:${id}`}, 1, now() + interval '1 hour'), ('sign-in from 127.0.0.1', 1, now() + interval '1 hour')`);
  await shop.post('/api/forgot-password', { email });
  expect((await deleteAccount()).status).toBe(200);
  const { rows } = await pool.query(`select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await pool.query(
      `select count(*)::int as hits from ${name} as t where to_jsonb(t)::text ilike any($1)`,
      [[`%${email}%`, `%${mobile}%`]],
    );
    if (hits[0].hits > 0) found.push(`${name} ${hits[0].hits}`);
  }
  // The mail that confirms the deletion.
  expect(found).toEqual(['graphile_worker._private_jobs 1']);
  const [limits] = (
    await db.execute(sql`select count(*)::int as left from throttles where key = 'sign-in from 127.0.0.1'`)
  ).rows;
  expect(limits).toEqual({ left: 1 });
  const [row] = await db.select().from(users).where(eq(users.id, id));
  expect(row?.deletedAt).toBeInstanceOf(Date);
});
