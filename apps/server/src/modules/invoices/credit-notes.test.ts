import type { Order } from '@subah/contract/orders/orders';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CLEANER, PRESCRIPTION_MEDICINE, TOMATO } from '../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { prescriptions } from '../prescriptions/prescriptions.tables.ts';
import { checkConsistency } from '../reports/index.ts';
import { creditNotes, invoices } from './invoices.tables.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(() => shop.reset());
afterEach(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});
afterAll(() => shop.close());

async function documentsOf(orderId: string) {
  const issued = await shop.database.db.select().from(invoices).where(eq(invoices.orderId, orderId));
  const notes = await shop.database.db.select().from(creditNotes).where(eq(creditNotes.orderId, orderId));
  return { invoices: issued, notes, credited: notes.reduce((sum, { amountPaise }) => sum + amountPaise, 0) };
}

async function printed(orderId: string): Promise<string> {
  const { accessToken } = await shop.signIn('admin');
  const response = await fetch(`${shop.address}/api/orders/${orderId}/invoice.pdf`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return pdfText(Buffer.from(await response.arrayBuffer())).replaceAll('\n', ' ');
}

async function orderMedicine(): Promise<Order> {
  const [prescription] = await shop.database.db
    .insert(prescriptions)
    .values({ userId: shop.customer.id, description: 'From the doctor' })
    .returning({ id: prescriptions.id });
  await shop.addToCart(PRESCRIPTION_MEDICINE, 2);
  await shop.addToCart(CLEANER, 3);
  return shop.placePaidOrder({ prescriptionId: prescription?.id, tip: 50, expressDelivery: true });
}

const setStatus = (order: Order, body: object) => shop.asAdmin('PATCH', `/api/orders/status/${order._id}`, body);

test.each(['cancelled', 'returned'])('credits exactly what was invoiced for a %s order with a tip', async (status) => {
  await shop.addToCart(CLEANER, 3);
  const order = await shop.placePaidOrder({ tip: 50 });
  if (status === 'returned') await setStatus(order, { status: 'delivered' });
  const { body } = await setStatus(order, { status, reason: 'By mistake' });
  const { invoices: issued, notes, credited } = await documentsOf(order._id);
  expect(issued.map(({ totalPaise }) => totalPaise)).toEqual([Math.round(order.bill.toPay * 100) - 50_00]);
  expect(notes).toHaveLength(1);
  expect(credited).toBe(issued[0]?.totalPaise);
  expect(notes[0]?.figures?.lines).toMatchObject(issued[0]?.figures?.lines ?? []);
  expect(body.data.invoices).toMatchObject([
    { number: issued[0]?.number, total: order.bill.toPay - 50, creditNotes: [{ amount: order.bill.toPay - 50 }] },
  ]);
});

test('keeps the invoice when the pharmacist takes a line out, and credits the line', async () => {
  const order = await orderMedicine();
  const before = await printed(order._id);
  const reject = { decision: 'rejected', reason: 'Not on the prescription' };
  await shop.asAdmin('PATCH', `/api/admin/orders/${order._id}/prescription`, reject);
  const medicine = order.products.find(({ requiresPrescription }) => requiresPrescription);
  const removed = await documentsOf(order._id);
  expect(removed.credited).toBe(Math.round(((medicine?.total ?? 0) - (medicine?.discount ?? 0)) * 100));
  expect(removed.invoices[0]?.totalPaise).toBe(Math.round(order.bill.toPay * 100) - 50_00);

  const after = await printed(order._id);
  const total = `Invoice total ${(order.bill.toPay - 50).toFixed(2)}`;
  expect(before).toContain(total);
  expect(after).toContain(total);
  expect(after).toContain(`${medicine?.name} × 2`);
  expect(after).toMatch(/Not supplied, by the pharmacist: Not on the prescription/);

  await setStatus(order, { status: 'cancelled' });
  const { invoices: issued, notes, credited } = await documentsOf(order._id);
  expect(notes).toHaveLength(2);
  expect(credited).toBe(issued[0]?.totalPaise);
  const credits = notes.flatMap(({ figures }) => figures?.lines.map(({ id }) => id) ?? []);
  expect(credits.toSorted()).toEqual(issued[0]?.figures?.lines.map(({ id }) => id).toSorted());
});

test('gives a reopened order another invoice', async () => {
  await shop.addToCart(TOMATO, 5);
  const order: Order = (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data;
  await setStatus(order, { status: 'cancelled' });
  await setStatus(order, { status: 'OrderPlaced', reopen: true, reason: 'The customer called' });
  const text = await printed(order._id);
  const { invoices: issued, credited } = await documentsOf(order._id);
  expect(issued).toHaveLength(2);
  expect(credited).toBe(issued[0]?.totalPaise);
  for (const { number } of issued) expect(text).toContain(number);
  await setStatus(order, { status: 'cancelled' });
  expect((await documentsOf(order._id)).notes).toHaveLength(2);
});

test('keeps the seller and the figures of an issued invoice when the settings change', async () => {
  await shop.addToCart(TOMATO, 5);
  const order: Order = (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data;
  const before = await printed(order._id);
  const { data: facts } = (await shop.asAdmin('GET', '/api/admin/settings')).body;
  await shop.asAdmin('PUT', '/api/admin/settings', { ...facts, legalName: 'Another Seller LLP' });
  const after = await printed(order._id);
  await shop.asAdmin('PUT', '/api/admin/settings', facts);
  expect(after).toBe(before);
});

test('refuses in SQL to change an issued invoice and to credit more than was invoiced', async () => {
  await shop.addToCart(TOMATO, 5);
  const order: Order = (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data;
  await shop.runJobs();
  const run = (statement: string) =>
    shop.database.db.execute(sql.raw(statement.replaceAll('ORDER', `'${order._id}'`))).then(
      () => 'done',
      (error) => error.cause.constraint,
    );
  for (const change of ['total_paise = 1', `figures = '{}'`, `number = 'SB1'`, 'issued_at = now()', `seller = '{}'`]) {
    expect(await run(`update invoices set ${change} where order_id = ORDER`), change).toBe('invoices_issued');
  }
  expect(await run('delete from invoices where order_id = ORDER')).toBe('invoices_issued');
  const credit = `insert into credit_notes (id, number, order_id, key, amount_paise, reason, issued_at)
    values (gen_random_uuid(), 'SC1', ORDER, 'x', 99999999, 'x', now())`;
  expect(await run(credit)).toBe('credit_notes_at_most_invoice');
  await setStatus(order, { status: 'cancelled' });
  expect(await run('update credit_notes set amount_paise = 1 where order_id = ORDER')).toBe('credit_notes_issued');
  expect(await run('delete from credit_notes where order_id = ORDER')).toBe('credit_notes_issued');
});
