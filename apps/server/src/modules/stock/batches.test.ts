import { addDays, indiaDate, indiaMoment, indiaTimestamp } from '@subah/rules/india-time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { anOrder, stockOf } from '../../../test/buyers.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { newId } from '../../platform/database/new-id.ts';
import { products } from '../catalog/catalog.tables.ts';
import { checkConsistency } from '../reports/index.ts';
import { stockBatches } from './batches.tables.ts';
import { holdBackNearExpiry } from './hold-back-batches.ts';

let shop: OrderShop;
let admin: string;
let categoryId: string;
let dolo: string;
let doloCode: string;

const inDays = (days: number): string => addDays(indiaDate(shop.deps.clock()), days);

beforeAll(async () => {
  shop = await openOrderShop();
  categoryId = (await aCategory(shop, { catalog: 'medicine' })).id;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  admin = (await shop.signIn('admin')).accessToken;
  const product = { catalog: 'medicine', categoryId, name: 'Dolo 650', manufacturer: 'Micro Labs', stock: 0 } as const;
  ({ id: dolo, code: doloCode } = await aProduct(shop, product));
});

type Batch = { number: string; expiresOn?: string; mrp?: number; cost?: number };
const book = (reason: string, quantity: number, batch?: Batch, shownStock = 0) =>
  shop.post(
    '/api/admin/stock-moves',
    { bookingId: newId(), reason, lines: [{ productId: dolo, quantity, shownStock, ...(batch ? { batch } : {}) }] },
    { token: admin },
  );
const receive = (number: string, quantity: number, days: number) =>
  book('received', quantity, { number, expiresOn: inDays(days), cost: 21.5, mrp: 33.6 });
const order = async (quantity: number) => (await anOrder(shop, { productId: dolo, quantity })).orderId;
const setStatus = (id: string, status: string, more: object = {}) =>
  shop.asAdmin('PATCH', `/api/orders/status/${id}`, { status, ...more });
const batches = () =>
  shop.database.db
    .select({ number: stockBatches.number, quantity: stockBatches.quantity, heldBack: stockBatches.heldBack })
    .from(stockBatches)
    .where(eq(stockBatches.productId, dolo))
    .orderBy(stockBatches.number);
const recall = async (number: string) =>
  (await shop.get(`/api/admin/batches/recall?number=${number}`, { token: admin })).body.data;
const noFaults = async () => expect((await checkConsistency(shop.database.db)).faults).toEqual([]);

test('packs the batch that expires first, prints it on the invoice and finds it in a recall', async () => {
  await receive('LATE', 10, 400);
  await receive('soon', 2, 100);
  const id = await order(3);
  expect(await stockOf(shop, dolo)).toBe(9);
  expect((await setStatus(id, 'shipped')).status).toBe(200);
  expect(await batches()).toEqual([
    { number: 'LATE', quantity: 9, heldBack: 0 },
    { number: 'SOON', quantity: 0, heldBack: 0 },
  ]);
  const response = await fetch(`${shop.address}/api/orders/${id}/invoice.pdf`, {
    headers: { authorization: `Bearer ${admin}` },
  });
  const text = pdfText(Buffer.from(await response.arrayBuffer()));
  expect(text).toContain('Batch SOON (2)');
  expect(text).toContain('Mfr. Micro Labs');
  expect(await recall('soon')).toMatchObject([
    { orderId: id, quantity: 2, product: 'Dolo 650', phone: '9876543210', isReturned: false, status: 'Packed' },
  ]);
  const file = await shop.get('/api/admin/batches/recall.csv?number=LATE', { token: admin });
  expect(file.text).toContain('9876543210');
  expect(file.text).toContain(`,${indiaTimestamp(shop.deps.clock()).slice(0, 13)}`);
  await noFaults();
});

test('tells the packer which batches to take', async () => {
  await receive('LATE', 10, 400);
  await receive('SOON', 2, 100);
  const { deliverySlot } = (await shop.asAdmin('GET', `/api/orders/${await order(3)}`)).body.data;
  const date = indiaDate(new Date(deliverySlot.from));
  const readItem = async () => {
    const list = (await shop.asAdmin('GET', `/api/admin/orders/pick-list?date=${date}`)).body.data;
    return list.items.find(({ productId }: { productId: string }) => productId === dolo);
  };
  expect((await readItem()).batches).toEqual([
    { number: 'SOON', expiresOn: inDays(100), quantity: 2 },
    { number: 'LATE', expiresOn: inDays(400), quantity: 1 },
  ]);
  shop.setClock(indiaMoment(shop.deps.clock(), 99, 1));
  expect((await readItem()).batches.map(({ number }: { number: string }) => number)).toEqual(['LATE']);
});

test('puts packs back into their batch when items are taken out or the order is cancelled', async () => {
  await receive('A1', 5, 300);
  await receive('B1', 5, 400);
  const id = await order(7);
  await setStatus(id, 'shipped');
  const read = (await shop.asAdmin('GET', `/api/orders/${id}`)).body.data;
  const { status } = await shop.asAdmin('PATCH', `/api/admin/orders/${id}/lines`, {
    lines: [{ lineId: read.products[0].lineId ?? read.products[0]._id, quantity: 4 }],
    reason: 'Fewer tablets needed',
    version: read.version,
  });
  expect(status).toBe(200);
  expect((await batches()).map(({ quantity }) => quantity)).toEqual([1, 5]);
  await setStatus(id, 'cancelled', { reason: 'Customer called' });
  expect((await batches()).map(({ quantity }) => quantity)).toEqual([5, 5]);
  expect(await stockOf(shop, dolo)).toBe(10);
  expect(await recall('A1')).toEqual([]);
  await setStatus(id, 'shipped', { reopen: true, reason: 'A mistake' });
  expect((await batches()).map(({ quantity }) => quantity)).toEqual([1, 5]);
  await noFaults();
});

test('keeps a returned medicine with its order, because it is not sold again', async () => {
  await receive('R1', 5, 300);
  const id = await order(2);
  await setStatus(id, 'delivered');
  await setStatus(id, 'returned', { reason: 'Wrong strength' });
  expect(await recall('R1')).toMatchObject([{ quantity: 2, isReturned: true }]);
  expect((await batches()).map(({ quantity }) => quantity)).toEqual([3]);
  await noFaults();
});

test('gives the last pack of a batch to one of two packers', async () => {
  await receive('LAST', 1, 300);
  await receive('NEAR', 1, 31);
  const ids = [await order(1), await order(1)];
  const first = shop.deps.clock();
  shop.setClock(indiaMoment(first, 2, 10));
  const pack = (id: string) => shop.asAdmin('POST', '/api/admin/orders/status', { orderIds: [id], status: 'shipped' });
  const answers = await Promise.all([...ids, ...ids].map(pack));
  const refused = answers.flatMap(({ body }) => body.data.refused);
  expect(refused.every(({ message }) => message.startsWith('No pack of Dolo 650 is left'))).toBe(true);
  expect(new Set(refused.map(({ _id }) => _id)).size).toBe(1);
  expect(await batches()).toMatchObject([
    { number: 'LAST', quantity: 0 },
    { number: 'NEAR', quantity: 1 },
  ]);
  await noFaults();
  shop.setClock(first);
});

test('does not sell or pack what expires soon, and books it out as expired', async () => {
  await receive('NEAR', 4, 20);
  await receive('FINE', 2, 200);
  expect(await stockOf(shop, dolo)).toBe(2);
  const id = await order(2);
  const first = shop.deps.clock();
  shop.setClock(indiaMoment(first, 180, 10));
  admin = (await shop.signIn('admin')).accessToken;
  await holdBackNearExpiry(shop.deps);
  expect(await batches()).toEqual([
    { number: 'FINE', quantity: 2, heldBack: 0 },
    { number: 'NEAR', quantity: 4, heldBack: 4 },
  ]);
  const refused = await shop.send('PATCH', `/api/orders/status/${id}`, { body: { status: 'shipped' }, token: admin });
  expect([refused.status, refused.body.code]).toEqual([409, 'BATCH_TOO_SMALL']);
  const cancelled = { body: { status: 'cancelled', reason: 'Not in stock' }, token: admin };
  await shop.send('PATCH', `/api/orders/status/${id}`, cancelled);
  await holdBackNearExpiry(shop.deps);
  expect(await stockOf(shop, dolo)).toBe(0);
  const near = await shop.get('/api/admin/batches?state=near_expiry&q=Dolo', { token: admin });
  expect(near.body.data.map(({ heldBack }: { heldBack: number }) => heldBack)).toContain(4);
  expect((await book('expired', 4, { number: 'NEAR' })).status).toBe(200);
  expect((await batches()).find(({ number }) => number === 'NEAR')).toEqual({
    number: 'NEAR',
    quantity: 0,
    heldBack: 0,
  });
  await noFaults();
  shop.setClock(first);
});

test('counts batches, and takes packs without a named batch from the one that expires first', async () => {
  await sendList(`code,reason,packs\n${doloCode},Counted,6`, false);
  await receive('C1', 4, 300);
  await receive('C2', 4, 400);
  await book('counted', 3, { number: 'C2' }, 4);
  await book('damaged', 8);
  expect((await batches()).map(({ quantity }) => quantity)).toEqual([2, 3]);
  expect(await stockOf(shop, dolo)).toBe(5);
  await shop.send('PATCH', `/api/admin/products/${dolo}`, { body: { stock: 1 }, token: admin });
  expect((await batches()).map(({ quantity }) => quantity)).toEqual([0, 1]);
  await noFaults();
});

test('refuses bad batches and shows costs to managers only', async () => {
  await receive('X1', 4, 300);
  expect((await receive('X1', 1, 200)).body.code).toBe('BATCH_DIFFERS');
  expect((await book('received', 1, { number: 'NEW' })).status).toBe(400);
  expect((await book('damaged', 5, { number: 'X1' })).body.code).toBe('BATCH_TOO_SMALL');
  expect((await book('damaged', 1, { number: 'NONE' })).body.code).toBe('BATCH_TOO_SMALL');
  const { accessToken: packer } = await shop.signIn('packer');
  const costs = async (token: string) =>
    (await shop.get('/api/admin/batches?q=X1', { token })).body.data.map(({ cost }: { cost: unknown }) => cost);
  expect([await costs(admin), await costs(packer)]).toEqual([[21.5], [null]]);
  expect((await shop.get('/api/admin/batches/recall?number=X1', { token: packer })).status).toBe(403);
  expect((await shop.get('/api/admin/batches/recall?number=', { token: admin })).status).toBe(400);
  expect(await stockOf(shop, dolo)).toBe(4);
});

const sendList = async (text: string, isPreview: boolean, listId = newId()) => {
  const form = new FormData();
  form.append('listId', listId);
  form.append('isPreview', String(isPreview));
  form.append('file', new File([text], 'list.csv', { type: 'text/csv' }));
  return shop.send('POST', '/api/admin/stock-moves/import', { body: form, token: admin });
};

test('books a list of batches once, and booking its export again changes nothing', async () => {
  const rice = await aProduct(shop, { name: 'Rice', code: 'RICE-1', stock: 10 });
  await shop.database.db
    .update(products)
    .set({ code: 'DOLO-650', barcode: '8901030865278' })
    .where(eq(products.id, dolo));
  const list = [
    'Code,Product,Batch,Expiry,MRP,Cost,Reason,Packs,Note',
    'DOLO-650,Dolo,dl24,06/2031,33.60,21.50,Received,20,Bill 7',
    '8901030865278,Dolo,=X1,2031-09-30,34,22,Received,5,Bill 7',
    'RICE-1,Rice,,,,300,received,+10,Bill 7',
    'RICE-1,Rice,,,,,Damaged,-2,Torn',
  ].join('\r\n');
  const preview = await sendList(list, true);
  expect(preview.body.data).toMatchObject({ rows: 4, isBooked: false, errors: [] });
  expect([await stockOf(shop, dolo), await stockOf(shop, rice.id)]).toEqual([0, 10]);
  const listId = newId();
  const [first, repeated] = await Promise.all([sendList(list, false, listId), sendList(list, false, listId)]);
  expect([first.status, repeated.status]).toEqual([200, 200]);
  expect(first.body.data.changes.map(({ change }: { change: number }) => change)).toEqual([25, 10, -2]);
  expect([await stockOf(shop, dolo), await stockOf(shop, rice.id)]).toEqual([25, 18]);
  const costs = await shop.database.db.select({ id: products.id, cost: products.costPaise }).from(products);
  expect(costs.find(({ id }) => id === rice.id)?.cost).toBe(300_00);
  expect(costs.find(({ id }) => id === dolo)?.cost).toBe(21_60);

  const everything = () => shop.database.db.select().from(stockBatches).orderBy(stockBatches.id);
  const before = await everything();
  const moves = async () => (await shop.get('/api/admin/stock-moves', { token: admin })).body.data;
  const movesBefore = await moves();
  const { text } = await shop.get('/api/admin/batches/export.csv', { token: admin });
  expect(text).toContain('DOLO-650,Dolo 650,DL24,2031-06-30,33.6,21.5,Counted,20,');
  const again = await sendList(text, false);
  expect(again.body.data).toMatchObject({ isBooked: true, changes: [], errors: [] });
  expect(await everything()).toEqual(before);
  expect(await moves()).toEqual(movesBefore);
  const changed = await sendList(text.replace('33.6,21.5,Counted,20', '35,20,Counted,19'), false);
  expect(changed.body.data.changes).toMatchObject([{ code: 'DOLO-650', change: -1, stock: 24 }]);
  expect((await everything()).filter(({ productId }) => productId === dolo)).toMatchObject([
    { mrpPaise: 35_00, costPaise: 20_00, quantity: 19 },
    { number: '=X1', quantity: 5 },
  ]);
  await noFaults();
});

test('names the rows with errors of a list and books none of it', async () => {
  await shop.database.db.update(products).set({ code: 'DOLO-651' }).where(eq(products.id, dolo));
  const list = 'code,reason,packs\nDOLO-651,Damaged,4\nNO-SUCH,Received,4\nDOLO-651,Damaged,5\nDOLO-651,Lost,1';
  const { body } = await sendList(list, true);
  expect(body.data.errors).toMatchObject([
    { line: 3, field: 'code', message: 'No product has the code NO-SUCH.' },
    { line: 4, field: 'code' },
    { line: 5, field: 'reason' },
  ]);
  const refused = await sendList(list, false);
  expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION']);
  const tooFew = await sendList('code,reason,packs\nDOLO-651,Damaged,4', true);
  expect([tooFew.status, tooFew.body.code]).toEqual([409, 'OUT_OF_STOCK']);
  for (const text of ['code,packs\nDOLO-651,1', 'code,reason,packs', ''])
    expect((await sendList(text, false)).status).toBe(400);
  expect(await stockOf(shop, dolo)).toBe(0);
  const { accessToken: token } = await shop.signIn('pharmacist');
  expect((await shop.get('/api/admin/batches/export.csv', { token })).status).toBe(403);
});

test('a count of an unknown batch names packs that have none, and adds only what goes beyond them', async () => {
  const tonic = await aProduct(shop, { name: 'Tonic', code: 'TONIC', catalog: 'medicine', stock: 10 });
  const count = (rows: string[]) => sendList(['code,batch,expiry,reason,packs', ...rows].join('\n'), false);
  expect((await count(['TONIC,T1,06/2040,Counted,6'])).body.data).toMatchObject({ isBooked: true, changes: [] });
  expect(await stockOf(shop, tonic.id)).toBe(10);
  expect((await count(['TONIC,T2,06/2040,Counted,7'])).body.data.changes).toMatchObject([{ change: 3, stock: 13 }]);
  expect((await count(['TONIC,T1,06/2040,Counted,8'])).body.data.changes).toMatchObject([{ change: 2, stock: 15 }]);
  const loose = await aProduct(shop, { name: 'Balm', code: 'BALM', catalog: 'medicine', stock: 10 });
  const batch = { number: 'X1', expiresOn: inDays(400) };
  const lines = [
    { productId: loose.id, quantity: 6, shownStock: 0, batch },
    { productId: loose.id, quantity: 4, shownStock: 10 },
  ];
  await shop.asAdmin('POST', '/api/admin/stock-moves', { bookingId: newId(), reason: 'counted', lines });
  expect(await stockOf(shop, loose.id)).toBe(10);
  await noFaults();
});
