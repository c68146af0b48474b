import { orderName } from '@subah/rules/orders/order-name';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLEANER, TOMATO, UNKNOWN_ID } from '../../../test/builders/index.ts';
import { type NewCustomer, newCustomer, payInSandbox } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { products } from '../catalog/catalog.tables.ts';
import { addresses } from '../delivery/delivery.tables.ts';
import { findInvoiceSources } from '../orders/index.ts';
import { earnCoins } from '../wallet/index.ts';
import { invoices } from './invoices.tables.ts';
import { issueInvoice, numberInvoices } from './issue-invoices.ts';

let shop: OpenShop;
let customer: NewCustomer;
/** 10AM in India on the last day of a financial year. */
let now = new Date('2027-03-31T04:30:00Z');

beforeAll(async () => {
  shop = await openStockedShop({ clock: () => now });
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());

async function place(lines: { productId: string; quantity: number }[], options: object = {}) {
  await customer.post('/api/cart/add', lines);
  const { body } = await customer.post('/api/payment/order', {
    addressId: customer.addressId,
    paymentMode: 'COD',
    ...options,
  });
  return body;
}
const signedIn = async (role: 'customer' | 'admin') => (await shop.signIn(role)).accessToken;

async function invoiceOf(orderId: string, token: string) {
  const response = await fetch(`${shop.address}/api/orders/${orderId}/invoice.pdf`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { response, text: response.ok ? pdfText(Buffer.from(await response.arrayBuffer())) : '' };
}

test('prints the required particulars and the exact total', async () => {
  const placed = await place(
    [
      { productId: TOMATO, quantity: 3 },
      { productId: CLEANER, quantity: 1 },
    ],
    { tip: 20, expressDelivery: true },
  );
  const { response, text } = await invoiceOf(placed.orderId, await signedIn('admin'));
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="invoice-SB2627-\d{6}\.pdf"/);
  const { bill } = placed.data;
  const flat = text.replaceAll('\n', ' ');
  expect(flat).toContain('Invoice-cum-Bill of Supply');
  expect(flat).toMatch(/GSTIN 23\w{13} .*FSSAI \d{14}/);
  expect(flat).toContain(orderName(placed.orderId));
  expect(flat).toContain('Place of supply: Madhya Pradesh (23)');
  expect(flat).toMatch(/HSN\/SAC \d{4,8} · exempt/);
  expect(flat).toMatch(/HSN\/SAC \d{4,8} · CGST 9% [\d.]+ \+ SGST 9% [\d.]+/);
  expect(flat).toContain('Tip for the delivery partner 20.00');
  expect(flat).toContain(`To pay in cash ₹${bill.amountDue.toFixed(2)}`);
  expect(flat).toContain(`Invoice total ${(bill.toPay - 20).toFixed(2)}`);
  expect(flat).not.toContain('IGST 9');
  expect(bill.savings).toBeGreaterThan(0);
  expect(flat).toMatch(/HSN\/SAC \d{4,8} · [^·]*· MRP \d+\.\d{2}/);
  expect(flat).toContain(`You saved ₹${bill.savings.toFixed(2)} on this order.`);
});

test('prints the shop settings on the next invoice', async () => {
  const placed = await place([{ productId: TOMATO, quantity: 1 }]);
  const token = await signedIn('admin');
  const { data: facts } = (await shop.get('/api/admin/settings', { token })).body;
  const changed = {
    ...facts,
    name: 'Morning Stores',
    legalName: 'Morning Stores LLP',
    gstin: '',
    fssai: '12345678901234',
  };
  expect((await shop.send('PUT', '/api/admin/settings', { token, body: changed })).status).toBe(200);
  const { text } = await invoiceOf(placed.orderId, token);
  await shop.send('PUT', '/api/admin/settings', { token, body: facts });
  expect(text.startsWith('Morning Stores\n')).toBe(true);
  expect(text).toContain('Morning Stores LLP');
  expect(text).toContain('FSSAI 12345678901234');
  expect(text).not.toContain('GSTIN 23');
});

test('prints a bill of supply for exempt goods, in both scripts', async () => {
  const [address] = await shop.database.db
    .insert(addresses)
    .values({
      userId: customer.id,
      name: 'आशा वर्मा',
      phone: '9876543210',
      street: '7, गली 3, Satlapur',
      city: 'Mandideep',
      state: 'MP',
      pincode: '462046',
    })
    .returning();
  const placed = await place([{ productId: TOMATO, quantity: 10 }], { addressId: address?.id });
  const { text } = await invoiceOf(placed.orderId, await signedIn('admin'));
  expect(text).toContain('Bill of Supply');
  expect(text).not.toContain('Invoice-cum');
  // PDF text is in visual order: the reph of र follows the letter that it precedes in logical order.
  expect(text.replaceAll('\n', '')).toMatch(/आशा व(र्मा|मार्)/);
  expect(text).toContain('₹');
  expect(text).not.toContain('?');
});

test('prints the Hindi name of a product under the English one', async () => {
  const product = eq(products.id, TOMATO);
  const [before] = await shop.database.db.select({ hindiName: products.hindiName }).from(products).where(product);
  await shop.database.db.update(products).set({ hindiName: 'टमाटर' }).where(product);
  const placed = await place([{ productId: TOMATO, quantity: 1 }]);
  await shop.database.db
    .update(products)
    .set({ hindiName: before?.hindiName ?? null })
    .where(product);
  const { text } = await invoiceOf(placed.orderId, await signedIn('admin'));
  expect(text).toMatch(/Tomato[^\n]*\n[\s\S]*टमाटर/);
});

test('prints coins, online payment and the credit note of a cancelled order', async () => {
  await inTransaction(shop.database.db, (tx) =>
    earnCoins(tx, { userId: customer.id, coins: 30, reason: 'earned-with-order', sourceKey: 'gift', now }),
  );
  await customer.post('/api/cart/add', [{ productId: CLEANER, quantity: 3 }]);
  const { body } = await customer.post('/api/payment/order', {
    addressId: customer.addressId,
    paymentMode: 'online',
    useSuperCoins: true,
  });
  expect(body.razorpayOrder.amount).toBe(315_00);
  expect((await invoiceOf(body.orderId, await signedIn('admin'))).response.status).toBe(404);
  await customer.post('/api/payment/verify', await payInSandbox(shop, body.razorpayOrder.id));
  const paid = (await invoiceOf(body.orderId, await signedIn('admin'))).text.replaceAll('\n', ' ');
  expect(paid).toContain('Tax Invoice');
  expect(paid).toContain('To pay 345.00 Paid with SuperCoins −30.00 Paid online ₹315.00');
  await customer.send('PATCH', `/api/orders/status/${body.orderId}`, { status: 'cancelled', reason: 'By mistake' });
  const { text } = await invoiceOf(body.orderId, await signedIn('admin'));
  expect(text).toMatch(/Credit note SC2627-\d{6} of 31 Mar 2027: −₹345\.00/);
  expect(text).toContain('By mistake');
});

test('sends an invoice only to its customer and admins', async () => {
  const placed = await place([{ productId: TOMATO, quantity: 1 }]);
  expect((await customer.get(`/api/orders/${placed.orderId}/invoice.pdf`)).status).toBe(200);
  expect((await invoiceOf(placed.orderId, await signedIn('customer'))).response.status).toBe(404);
  expect((await shop.get(`/api/orders/${placed.orderId}/invoice.pdf`)).status).toBe(401);
  expect((await invoiceOf(UNKNOWN_ID, await signedIn('admin'))).response.status).toBe(404);
});

test('numbers an order in the financial year in which it was placed', async () => {
  now = new Date('2027-03-31T18:29:30Z');
  const { orderId } = await place([{ productId: TOMATO, quantity: 1 }], { tip: 30 });
  now = new Date('2027-03-31T18:31:00Z');
  await shop.runJobs();
  const [invoice] = await shop.database.db.select().from(invoices).where(eq(invoices.orderId, orderId));
  expect(invoice?.number).toMatch(/^SB2627-/);
});

test('leaves no gaps when invoices are numbered concurrently and some transactions fail', async () => {
  now = new Date('2027-03-31T19:00:00Z');
  const orderIds: string[] = [];
  for (let count = 0; count < 6; count++) {
    orderIds.push((await place([{ productId: TOMATO, quantity: 1 }], { tip: count * 10 })).orderId);
  }
  const number = (orderId: string, fails = false) =>
    inTransaction(shop.database.db, async (tx) => {
      const [source] = await findInvoiceSources(tx, [orderId]);
      if (!source) throw new Error('no order');
      const issued = await issueInvoice(tx, source);
      if (fails) throw new Error('rolled back');
      return issued;
    });
  await Promise.allSettled([
    ...orderIds.flatMap((id) => [number(id), number(id), number(id, true)]),
    shop.runJobs(),
    shop.runJobs(),
  ]);
  const rows = await shop.database.db.select({ number: invoices.number }).from(invoices);
  const serials = rows
    .filter((row) => row.number?.startsWith('SB2728-'))
    .map((row) => Number(row.number?.slice(7)))
    .sort((a, b) => a - b);
  expect(serials).toEqual([1, 2, 3, 4, 5, 6]);
});

test('numbers invoices with the prefix of the settings from its change on', async () => {
  const token = await signedIn('admin');
  const facts = (await shop.get('/api/admin/settings', { token })).body.data;
  const save = (changes: object) => shop.send('PUT', '/api/admin/settings', { token, body: { ...facts, ...changes } });
  for (const invoicePrefix of ['', 'ABCD', 'A1', 'सब'])
    expect((await save({ invoicePrefix })).body.fields, invoicePrefix).toHaveProperty('invoicePrefix');
  expect((await save({ creditNotePrefix: 'SB' })).body.fields).toHaveProperty('creditNotePrefix');
  const number = async () => {
    const { orderId } = await place([{ productId: TOMATO, quantity: 1 }]);
    const { response } = await invoiceOf(orderId, token);
    return /invoice-(.*)\.pdf/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  };
  const before = await number();
  await save({ invoicePrefix: 'kpr' });
  const first = await number();
  expect([first, await number()]).toEqual(['KPR2728-000001', 'KPR2728-000002']);
  await save({ invoicePrefix: 'SB' });
  expect(Number((await number()).slice(7))).toBe(Number(before.slice(7)) + 1);
});

test('numbers an invoice once when the prefix changes meanwhile', async () => {
  const { db } = shop.database;
  const token = await signedIn('admin');
  const facts = (await shop.get('/api/admin/settings', { token })).body.data;
  const { orderId } = await place([{ productId: TOMATO, quantity: 1 }]);
  const numbered = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  const first = inTransaction(db, async (tx) => {
    const [source] = await findInvoiceSources(tx, [orderId]);
    if (!source) throw new Error('no order');
    await issueInvoice(tx, source);
    numbered.resolve();
    await changed.promise;
  });
  await numbered.promise;
  await shop.send('PUT', '/api/admin/settings', { token, body: { ...facts, invoicePrefix: 'NEW' } });
  const second = numberInvoices(db, findInvoiceSources);
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(1);
  changed.resolve();
  await Promise.all([first, second]);
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  expect(invoice?.number).toMatch(/^SB/);
  expect(await db.$count(invoices, like(invoices.number, 'NEW%'))).toBe(0);
});
