import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { productRow } from '../../../test/builders/catalog.ts';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { stockOf } from '../../../test/buyers.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { newId } from '../../platform/database/new-id.ts';
import { products } from '../catalog/catalog.tables.ts';
import { checkConsistency } from '../reports/index.ts';
import { stockBatches } from '../stock/batches.tables.ts';

let shop: OpenShop;
let token: string;
let supplierId: string;
let rice: string;
let dolo: string;

beforeAll(async () => {
  shop = await openStockedShop();
  token = (await shop.signIn('manager')).accessToken;
  const form = { name: 'Agarwal Traders', phone: '9826000101', email: '', gstin: '' };
  supplierId = (await shop.post('/api/admin/suppliers', form, { token })).body.data._id;
});
afterAll(() => shop.close());
beforeEach(async () => {
  const categoryId = (await aCategory(shop)).id;
  rice = (await aProduct(shop, { categoryId, name: 'Basmati 5 kg', stock: 0, soldLately: 60, lowStockLimit: 0 })).id;
  dolo = (await aProduct(shop, { catalog: 'medicine', name: 'Dolo 650', stock: 0 })).id;
});

const send = (method: string, path: string, body?: object) =>
  shop.send(method, `/api/admin/${path}`, { ...(body ? { body } : {}), token });
const order = async (lines: object[]) =>
  (await send('POST', 'purchases', { supplierId, note: 'Before noon', lines })).body.data;
const receive = (id: string, version: number, lines: object[], receiptId = newId()) =>
  send('POST', `purchases/${id}/receipts`, { receiptId, version, billNumber: '118', lines });
const costOf = async (id: string) =>
  (await shop.database.db.select({ cost: products.costPaise }).from(products).where(eq(products.id, id)))[0]?.cost;

test('receives a purchase in parts with cost and batches, and keeps the average cost', async () => {
  const { _id, version, lines } = await order([
    { productId: rice, quantity: 10 },
    { productId: dolo, quantity: 20 },
  ]);
  expect(lines).toMatchObject([{ quantity: 10, received: 0, lastCost: null }, { product: { canHaveBatches: true } }]);
  const batch = { number: 'DL24', expiresOn: '2029-06-30', mrp: 33 };
  const first = await receive(_id, version, [
    { productId: rice, quantity: 4, cost: 400 },
    { productId: dolo, quantity: 20, cost: 21.5, batch },
  ]);
  expect(first.body.data).toMatchObject({ status: 'partly_received', receipts: [{ billNumber: '118', cost: 2030 }] });
  expect([await stockOf(shop, rice), await stockOf(shop, dolo), await costOf(rice)]).toEqual([4, 20, 400_00]);
  const second = await receive(_id, first.body.data.version, [{ productId: rice, quantity: 6, cost: 450 }]);
  expect(second.body.data.status).toBe('received');
  expect([await stockOf(shop, rice), await costOf(rice), await costOf(dolo)]).toEqual([10, 430_00, 21_50]);
  expect((await receive(_id, second.body.data.version, [{ productId: rice, quantity: 1, cost: 1 }])).body.code).toBe(
    'PURCHASE_FINAL',
  );
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test('receives two batches of a product with one bill, each with its MRP, and refuses one batch twice', async () => {
  const { _id, version } = await order([{ productId: dolo, quantity: 30 }]);
  const line = (number: string, quantity: number, cost: number, mrp: number) => ({
    productId: dolo,
    quantity,
    cost,
    batch: { number, expiresOn: '2029-06-30', mrp },
  });
  const twice = await receive(_id, version, [line('DL24', 10, 20, 33), line('dl24', 20, 23, 34)]);
  expect([twice.status, await stockOf(shop, dolo)]).toEqual([400, 0]);
  const { body } = await receive(_id, version, [line('DL24', 10, 20, 33), line('DL25', 20, 23, 34)]);
  expect(body.data).toMatchObject({ status: 'received', receipts: [{ cost: 660 }], lines: [{ received: 30 }] });
  const saved = await shop.database.db.select().from(stockBatches).where(eq(stockBatches.productId, dolo));
  expect(saved.map(({ number, quantity, mrpPaise }) => [number, quantity, mrpPaise]).sort()).toEqual([
    ['DL24', 10, 33_00],
    ['DL25', 20, 34_00],
  ]);
  expect([await stockOf(shop, dolo), await costOf(dolo)]).toEqual([30, 22_00]);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test('refuses a medicine without its batch at its line, and receives other goods without one', async () => {
  const { _id, version } = await order([
    { productId: rice, quantity: 10 },
    { productId: dolo, quantity: 20 },
  ]);
  const lines = [
    { productId: rice, quantity: 4, cost: 400 },
    { productId: dolo, quantity: 20, cost: 21.5 },
  ];
  const refused = await receive(_id, version, lines);
  const message = 'Enter the batch and the expiry date of Dolo 650.';
  expect(refused).toMatchObject({ status: 400, body: { message, fields: { 'lines.1.batch': message } } });
  const noExpiry = [{ productId: dolo, quantity: 20, cost: 21.5, batch: { number: 'DL24' } }];
  expect((await receive(_id, version, noExpiry)).status).toBe(400);
  expect([await stockOf(shop, rice), await stockOf(shop, dolo), await costOf(rice)]).toEqual([0, 0, null]);
  expect((await receive(_id, version, lines.slice(0, 1))).status).toBe(200);
});

test('receives a repeated request once, and refuses a second receipt from the same version', async () => {
  const { _id, version } = await order([{ productId: rice, quantity: 10 }]);
  const receiptId = newId();
  const line = { productId: rice, quantity: 5, cost: 400 };
  const answers = await Promise.all([
    receive(_id, version, [line], receiptId),
    receive(_id, version, [line], receiptId),
    receive(_id, version, [line]),
  ]);
  expect(await stockOf(shop, rice)).toBe(5);
  expect(answers.filter(({ status }) => status === 409).every(({ body }) => body.code === 'PURCHASE_CHANGED')).toBe(
    true,
  );
  expect(answers.some(({ status }) => status === 409)).toBe(true);
});

test('adds a supplier once when it is sent twice at once', async () => {
  const { db } = shop.database;
  const add = () => send('POST', 'suppliers', { name: 'Twice Traders', phone: '', email: '', gstin: '' });
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const answers = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table suppliers in share mode`);
    const sent = [add(), add()];
    await vi.waitFor(async () => expect((await db.execute(waiting)).rows).toHaveLength(2));
    return sent;
  });
  const codes = (await Promise.all(answers)).map(({ status, body }) => body.code ?? status);
  expect(codes.sort()).toEqual([200, 'SUPPLIER_NAME_TAKEN']);
});

test('expects the last cost of the supplier, else of any, until the draft names another', async () => {
  const other = await send('POST', 'suppliers', { name: 'Mandi House', phone: '', email: '', gstin: '' });
  const expectedCosts = async (lines: object[], from = supplierId) => {
    const { body } = await send('POST', 'purchases', { supplierId: from, note: '', lines });
    return body.data.lines.map(({ expectedCost }: { expectedCost: number | null }) => expectedCost);
  };
  const buy = async (from: string, cost: number) => {
    const { body } = await send('POST', 'purchases', {
      ...{ supplierId: from, note: '' },
      lines: [{ productId: rice, quantity: 2, expectedCost: null }],
    });
    expect(body.data.lines).toMatchObject([{ expectedCost: null }]);
    const { data } = (await receive(body.data._id, 1, [{ productId: rice, quantity: 2, cost }])).body;
    expect(data.receipts).toMatchObject([{ cost: cost * 2, aboveExpected: 0 }]);
  };
  const line = { productId: rice, quantity: 10 };
  expect(await expectedCosts([line])).toEqual([null]);
  await buy(supplierId, 400);
  await buy(other.body.data._id, 410.5);
  expect(await expectedCosts([line])).toEqual([400]);
  expect(await expectedCosts([line], other.body.data._id)).toEqual([410.5]);
  const { _id } = await order([{ productId: dolo, quantity: 4, expectedCost: 21.55 }, line]);
  const lines = [
    { productId: dolo, quantity: 4, expectedCost: 21.55 },
    { ...line, expectedCost: 399.99 },
  ];
  const { body } = await send('PUT', `purchases/${_id}`, { version: 1, note: '', lines });
  expect(body.data.lines).toMatchObject([{ expectedCost: 399.99 }, { expectedCost: 21.55 }]);
  const pdf = await fetch(`${shop.address}/api/admin/purchases/${_id}/order.pdf`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = pdfText(Buffer.from(await pdf.arrayBuffer())).replaceAll('\n', ' ');
  for (const amount of ['₹399.99', '₹3,999.90', '₹86.20', 'Expected total ₹4,086.10']) expect(text).toContain(amount);
  const received = await receive(_id, 2, [{ ...line, cost: 402 }]);
  expect(received.body.data).toMatchObject({
    receipts: [{ cost: 4020, aboveExpected: 20.1 }],
    lines: [{ expectedCost: 399.99, lastCost: 402 }, {}],
  });
  const refused = await send('PUT', `purchases/${_id}`, { version: 3, note: '', lines });
  expect(refused.body.code).toBe('PURCHASE_FINAL');
});

test('proposes what sales need beyond stock and open purchases, and prints the order', async () => {
  const proposed = async () =>
    (await send('GET', 'purchases/proposal?days=7')).body.data.find(
      ({ product }: { product: { _id: string } }) => product._id === rice,
    );
  expect(await proposed()).toMatchObject({ soldLately: 60, lowStockAt: 0, toBuy: 14, lastSupplierId: null });
  const { _id, version } = await order([{ productId: rice, quantity: 10 }]);
  expect(await proposed()).toMatchObject({ onOrder: 10, toBuy: 4, lastSupplierId: supplierId });
  const changed = await send('PUT', `purchases/${_id}`, { version, lines: [{ productId: rice, quantity: 14 }] });
  expect((await send('PATCH', `purchases/${_id}`, { version: changed.body.data.version, status: 'sent' })).status).toBe(
    200,
  );
  expect(await proposed()).toBeUndefined();
  const file = await send('GET', `purchases/${_id}/order.pdf`);
  expect(file.text.startsWith('%PDF')).toBe(true);
});

test('says how many products are needed when an order cannot have them all', async () => {
  const { id: categoryId } = await aCategory(shop, { catalog: 'grocery', name: 'Wanted' });
  const wanted = Array.from({ length: 301 }, (_, at) =>
    productRow({ categoryId, catalog: 'grocery', name: `Wanted ${at}`, stock: 0, soldLately: 60 }),
  );
  await shop.database.db.insert(products).values(wanted);
  const { body } = await send('GET', 'purchases/proposal?days=7');
  expect(body.data).toHaveLength(300);
  expect(body.total).toBeGreaterThan(300);
  await shop.database.db.delete(products).where(eq(products.categoryId, categoryId));
});

test('refuses bad purchases and other roles', async () => {
  const { _id, version } = await order([{ productId: rice, quantity: 10 }]);
  const line = { productId: rice, quantity: 1 };
  const bad = [
    await send('POST', 'purchases', { supplierId, lines: [] }),
    await send('POST', 'purchases', { supplierId, lines: [line, line] }),
    await send('POST', 'purchases', { supplierId, lines: [{ productId: newId(), quantity: 1 }] }),
    await send('POST', 'purchases', { supplierId: newId(), lines: [line] }),
    await send('POST', 'purchases', { supplierId, lines: [{ ...line, expectedCost: -1 }] }),
    await receive(_id, version, [{ productId: dolo, quantity: 1, cost: 5 }]),
    await receive(_id, version, [{ ...line, cost: -1 }]),
    await send('POST', 'suppliers', { name: 'Agarwal Traders' }),
    await send('POST', 'suppliers', { name: 'Other', gstin: 'x' }),
  ];
  expect(bad.map(({ status }) => status)).toEqual([400, 400, 400, 404, 400, 400, 400, 409, 400]);
  expect(await stockOf(shop, rice)).toBe(0);
  for (const role of ['packer', 'pharmacist', 'rider'] as const) {
    const { accessToken } = await shop.signIn(role);
    expect((await shop.get('/api/admin/purchases', { token: accessToken })).status).toBe(403);
  }
});
