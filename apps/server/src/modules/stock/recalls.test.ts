import { addDays, indiaDate, indiaMoment } from '@subah/rules/india-time';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { anOrder, stockOf } from '../../../test/buyers.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { newId } from '../../platform/database/new-id.ts';
import { checkConsistency } from '../reports/index.ts';
import { stockBatches } from './batches.tables.ts';
import { holdBackNearExpiry } from './hold-back-batches.ts';

let shop: OrderShop;
let pharmacist: string;
let categoryId: string;
let dolo: string;

const inDays = (days: number): string => addDays(indiaDate(shop.deps.clock()), days);

beforeAll(async () => {
  shop = await openOrderShop();
  categoryId = (await aCategory(shop, { catalog: 'medicine' })).id;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  pharmacist = (await shop.signIn('pharmacist')).accessToken;
  dolo = (await aProduct(shop, { catalog: 'medicine', categoryId, name: 'Dolo 650', stock: 0 })).id;
});

const book = (reason: string, quantity: number, number: string, days?: number) =>
  shop.asAdmin('POST', '/api/admin/stock-moves', {
    bookingId: newId(),
    reason,
    lines: [
      {
        productId: dolo,
        quantity,
        shownStock: 0,
        batch: { number, ...(days === undefined ? {} : { expiresOn: inDays(days) }) },
      },
    ],
  });
const receive = async (number: string, quantity: number, days: number) =>
  expect((await book('received', quantity, number, days)).status).toBe(200);

const findBatch = async (number: string) => {
  const [batch] = await shop.database.db
    .select({ id: stockBatches.id, quantity: stockBatches.quantity, heldBack: stockBatches.heldBack })
    .from(stockBatches)
    .where(and(eq(stockBatches.productId, dolo), eq(stockBatches.number, number)));
  if (!batch) throw new Error(`no batch ${number}`);
  return batch;
};
const packsOf = async (number: string) => {
  const { quantity, heldBack } = await findBatch(number);
  return { quantity, heldBack };
};
const recall = async (number: string, token = pharmacist) =>
  shop.post(`/api/admin/batches/${(await findBatch(number)).id}/recall`, { reason: 'Drug alert 112' }, { token });
const lift = async (number: string) =>
  shop.post(
    `/api/admin/batches/${(await findBatch(number)).id}/recall/lift`,
    { reason: 'Another strength was meant' },
    { token: pharmacist },
  );
const order = async (quantity: number) => (await anOrder(shop, { productId: dolo, quantity })).orderId;
const setStatus = (id: string, status: string) =>
  shop.asAdmin('PATCH', `/api/orders/status/${id}`, { status, reason: 'As asked' });
const packedBatches = async (id: string): Promise<{ number: string; isRecalled: boolean }[]> =>
  (await shop.asAdmin('GET', `/api/admin/orders/${id}/batches`)).body.data.map(
    ({ number, isRecalled }: { number: string; isRecalled: boolean }) => ({ number, isRecalled }),
  );
const noFaults = async () => expect((await checkConsistency(shop.database.db)).faults).toEqual([]);

test('takes the packs of a recalled batch off sale, and a lifted recall puts them back', async () => {
  await receive('BAD1', 10, 300);
  await receive('GOOD', 5, 400);
  expect((await recall('BAD1')).status).toBe(200);
  expect(await stockOf(shop, dolo)).toBe(5);
  expect(await packsOf('BAD1')).toEqual({ quantity: 10, heldBack: 10 });
  await holdBackNearExpiry(shop.deps);
  expect(await stockOf(shop, dolo)).toBe(5);
  expect((await recall('BAD1')).body.code).toBe('BATCH_RECALLED');

  const listed = (await shop.asAdmin('GET', '/api/admin/batches?state=recalled')).body.data;
  expect(listed).toMatchObject([{ number: 'BAD1', heldBack: 10, recalledAt: expect.any(String) }]);

  expect((await lift('BAD1')).status).toBe(200);
  expect(await stockOf(shop, dolo)).toBe(15);
  expect((await lift('BAD1')).body.code).toBe('BATCH_NOT_RECALLED');
  expect((await shop.asAdmin('GET', '/api/admin/batches?state=recalled')).body.data).toEqual([]);
  const moves = (await shop.asAdmin('GET', '/api/admin/stock-moves?reason=recall_hold')).body.data;
  expect(moves.map(({ change }: { change: number }) => change)).toEqual([10, -10]);
  await noFaults();
});

test('shows who recalled a batch and why, in its history and in the audit log', async () => {
  await receive('BAD1', 10, 300);
  await recall('BAD1');
  await lift('BAD1');
  await recall('BAD1');
  const read = await shop.get(`/api/admin/batches/recall/batches?number=bad1&productId=${dolo}`, { token: pharmacist });
  const [batch] = read.body.data;
  expect(batch).toMatchObject({ number: 'BAD1', product: { name: 'Dolo 650' }, heldBack: 10, withoutBatch: 0 });
  const entry = { reason: 'Drug alert 112', by: expect.stringMatching(/./), at: expect.any(String) };
  const lifted = { reason: 'Another strength was meant', by: entry.by, at: entry.at };
  expect(batch.recalls).toEqual([
    { ...entry, lifted: null },
    { ...entry, lifted },
  ]);
  const log = (await shop.asAdmin('GET', '/api/admin/audit?subject=batch%20recall')).body.data;
  expect(log.slice(0, 3)).toMatchObject([
    { action: 'create', after: { number: 'BAD1', product: 'Dolo 650', reason: 'Drug alert 112' } },
    { action: 'close', after: { reason: 'Another strength was meant' } },
    { action: 'create' },
  ]);
});

test('only those who recall batches do it, with a reason', async () => {
  await receive('BAD1', 1, 300);
  expect((await recall('BAD1', (await shop.signIn('packer')).accessToken)).status).toBe(403);
  const { id } = await findBatch('BAD1');
  const noReason = await shop.post(`/api/admin/batches/${id}/recall`, { reason: ' ' }, { token: pharmacist });
  expect([noReason.status, noReason.body.code]).toEqual([400, 'VALIDATION']);
  const unknown = await shop.post(`/api/admin/batches/${newId()}/recall`, { reason: 'x' }, { token: pharmacist });
  expect(unknown.status).toBe(404);
});

test('packs other batches into orders that were placed before the recall', async () => {
  await receive('BAD1', 5, 300);
  await receive('GOOD', 5, 400);
  const id = await order(3);
  await recall('BAD1');
  expect(await stockOf(shop, dolo)).toBe(2);
  const { deliverySlot } = (await shop.asAdmin('GET', `/api/orders/${id}`)).body.data;
  const date = indiaDate(new Date(deliverySlot.from));
  const { items } = (await shop.asAdmin('GET', `/api/admin/orders/pick-list?date=${date}`)).body.data;
  expect(items[0]).toMatchObject({ batches: [{ number: 'GOOD', quantity: 3 }], recalledBatches: ['BAD1'] });
  expect((await setStatus(id, 'shipped')).status).toBe(200);
  expect(await packedBatches(id)).toEqual([{ number: 'GOOD', isRecalled: false }]);
  await noFaults();
});

test('refuses to pack an order when only recalled packs are left, and holds back what it returns', async () => {
  await receive('BAD1', 5, 300);
  const id = await order(2);
  await recall('BAD1');
  expect([await stockOf(shop, dolo), await packsOf('BAD1')]).toEqual([0, { quantity: 5, heldBack: 3 }]);
  const refused = await setStatus(id, 'shipped');
  expect([refused.status, refused.body.code]).toEqual([409, 'BATCH_TOO_SMALL']);
  expect(refused.body.message).toContain('BAD1');
  await setStatus(id, 'cancelled');
  expect([await stockOf(shop, dolo), await packsOf('BAD1')]).toEqual([0, { quantity: 5, heldBack: 5 }]);
  await noFaults();
});

test('keeps a packed order with recalled packs in the shop until it is packed again', async () => {
  await receive('BAD1', 5, 300);
  await receive('GOOD', 5, 400);
  const id = await order(2);
  await setStatus(id, 'shipped');
  await recall('BAD1');
  expect(await packedBatches(id)).toEqual([{ number: 'BAD1', isRecalled: true }]);
  const refused = await setStatus(id, 'outfor delivery');
  expect([refused.status, refused.body.code]).toEqual([409, 'BATCH_RECALLED']);
  const bulk = await shop.asAdmin('POST', '/api/admin/orders/status', { orderIds: [id], status: 'outfor delivery' });
  expect(bulk.body.data).toMatchObject({ changed: 0, refused: [{ message: expect.stringContaining('BAD1') }] });
  await setStatus(id, 'OrderPlaced');
  expect((await setStatus(id, 'outfor delivery')).status).toBe(200);
  expect(await packedBatches(id)).toEqual([{ number: 'GOOD', isRecalled: false }]);
  expect([await stockOf(shop, dolo), await packsOf('BAD1')]).toEqual([3, { quantity: 5, heldBack: 5 }]);
  await noFaults();
});

test('records a delivery of recalled packs that had left before the recall', async () => {
  await receive('BAD1', 5, 300);
  const id = await order(2);
  await setStatus(id, 'outfor delivery');
  await recall('BAD1');
  expect((await setStatus(id, 'delivered')).status).toBe(200);
});

test('holds back packs that come into a recalled batch', async () => {
  await receive('BAD1', 2, 300);
  await recall('BAD1');
  await receive('BAD1', 4, 300);
  expect([await stockOf(shop, dolo), await packsOf('BAD1')]).toEqual([0, { quantity: 6, heldBack: 6 }]);
  await noFaults();
});

test('books recalled packs out as sent back to the supplier', async () => {
  await receive('BAD1', 6, 300);
  await receive('GOOD', 1, 400);
  await recall('BAD1');
  expect((await book('recalled', 6, 'BAD1')).status).toBe(200);
  expect([await stockOf(shop, dolo), await packsOf('BAD1')]).toEqual([1, { quantity: 0, heldBack: 0 }]);
  const [move] = (await shop.asAdmin('GET', '/api/admin/stock-moves?reason=recalled')).body.data;
  expect(move).toMatchObject({ change: -6, stockAfter: 1 });
  expect(await lift('BAD1')).toMatchObject({ status: 200 });
  await noFaults();
});

test('a lifted recall leaves packs held back that expire soon', async () => {
  await receive('OLD', 4, 300);
  await recall('OLD');
  const first = shop.deps.clock();
  shop.setClock(indiaMoment(first, 299, 1));
  await holdBackNearExpiry(shop.deps);
  pharmacist = (await shop.signIn('pharmacist')).accessToken;
  expect((await lift('OLD')).status).toBe(200);
  expect([await stockOf(shop, dolo), await packsOf('OLD')]).toEqual([0, { quantity: 4, heldBack: 4 }]);
  shop.setClock(first);
});

test('an order is packed before a concurrent recall, or without the recalled packs', async () => {
  await receive('BAD1', 5, 300);
  await receive('GOOD', 20, 400);
  const ids = [await order(2), await order(2), await order(2)];
  const results = await Promise.all([...ids.map((id) => setStatus(id, 'shipped')), recall('BAD1')]);
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { quantity, heldBack } = await packsOf('BAD1');
  expect(heldBack).toBe(quantity);
  const affected = (await shop.get(`/api/admin/batches/recall?number=BAD1&productId=${dolo}`, { token: pharmacist }))
    .body.data;
  const packs = affected.reduce((sum: number, row: { quantity: number }) => sum + row.quantity, 0);
  expect(packs).toBe(5 - quantity);
  const late = await order(2);
  await setStatus(late, 'shipped');
  expect(await packedBatches(late)).toEqual([{ number: 'GOOD', isRecalled: false }]);
  await noFaults();
});

test('two concurrent recalls of a batch are one', async () => {
  await receive('BAD1', 5, 300);
  const answers = await Promise.all([recall('BAD1'), recall('BAD1')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect([await stockOf(shop, dolo), await packsOf('BAD1')]).toEqual([0, { quantity: 5, heldBack: 5 }]);
});
