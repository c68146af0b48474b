import type { Order } from '@subah/contract/orders/orders';
import { collectionText } from '@subah/messages/lab-visit';
import { collectionDates } from '@subah/rules/healthcare/lab-visit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LAB_TEST, TOMATO } from '../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { auditLog } from '../audit/audit.tables.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const DAY_MS = 24 * 60 * 60 * 1000;

const collectionDate = (index: number): string => collectionDates(shop.deps.clock())[index] ?? '';
const sampleInput = (changes: object = {}) => ({
  productId: LAB_TEST,
  patientName: 'Asha Verma',
  patientAge: 61,
  patientSex: 'female',
  collectionDate: collectionDate(3),
  ...changes,
});

async function placeOrder(productIds: string[]): Promise<Order> {
  for (const productId of productIds) await shop.addToCart(productId);
  return (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data;
}

const urlOf = ({ _id }: Pick<Order, '_id'>): string => `/api/admin/orders/${_id}/lab-patient`;
const plan = (order: Pick<Order, '_id'>, changes: object = {}) =>
  shop.asAdmin('PATCH', urlOf(order), sampleInput(changes));
const read = async ({ _id }: Order): Promise<Order> => (await shop.customer.get(`/api/orders/${_id}`)).body.data;
const testOf = ({ products }: Order) => products.find(({ productId }) => productId === LAB_TEST);

async function sampleOn(date: string, order: Order) {
  const { body } = await shop.asAdmin('GET', `/api/admin/orders/pick-list?date=${date}`);
  return body.data.samples.find(({ _id }: { _id: string }) => _id === order._id);
}

const changesOf = ({ _id }: Order) =>
  shop.database.db
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.subjectId, _id))
    .orderBy(auditLog.id);

test('stores patient and collection date and lists the sample on that day', async () => {
  const order = await placeOrder([LAB_TEST]);
  expect(await sampleOn(collectionDate(0), order)).toMatchObject({ tests: [{ productId: LAB_TEST, patient: null }] });

  const { status, body } = await plan(order, { patientName: '  Asha Verma ', patientAge: 61 });
  expect(status).toBe(200);
  const { productId: _, ...patient } = sampleInput();
  expect(testOf(body.data)?.labPatient).toEqual(patient);
  expect(body.data.status).toBe('OrderPlaced');
  expect(body.data.timeline.at(-1)).toMatchObject({
    status: null,
    label: `Sample collection agreed: ${collectionText(collectionDate(3))}`,
    by: 'admin',
  });
  expect(JSON.stringify(body.data.timeline)).not.toContain('Asha');

  expect(await sampleOn(collectionDate(0), order)).toBeUndefined();
  expect(await sampleOn(collectionDate(3), order)).toMatchObject({
    tests: [{ patient: { name: 'Asha Verma', age: 61 } }],
  });
  expect(await changesOf(order)).toEqual([
    {
      before: { labTest: null, collectionDate: null },
      after: { labTest: 'Full Body Check', collectionDate: collectionDate(3) },
    },
  ]);
});

test('changes an agreed date and adds no event for a repeated request', async () => {
  const order = await placeOrder([LAB_TEST]);
  await plan(order);
  await plan(order);
  await plan(order, { patientAge: 62 });
  const { body } = await plan(order, { patientAge: 62, collectionDate: collectionDate(5) });
  expect(testOf(body.data)?.labPatient).toMatchObject({ patientAge: 62, collectionDate: collectionDate(5) });
  expect(body.data.timeline.map(({ label }: { label: string }) => label)).toEqual([
    'Order placed',
    `Sample collection agreed: ${collectionText(collectionDate(3))}`,
    'Patient of the lab test changed',
    `Sample collection agreed: ${collectionText(collectionDate(5))}`,
  ]);
  expect(await sampleOn(collectionDate(3), order)).toBeUndefined();
  expect(await changesOf(order)).toHaveLength(3);
});

test('lists a sample on its agreed date weeks after the order', async () => {
  const order = await placeOrder([LAB_TEST]);
  shop.advanceClock(20 * DAY_MS);
  expect((await plan(order)).status).toBe(200);
  expect(await sampleOn(collectionDate(3), order)).toMatchObject({ tests: [{ patient: { name: 'Asha Verma' } }] });
});

test('corrects a patient on the morning of the collection', async () => {
  const order = await placeOrder([LAB_TEST]);
  const agreed = { collectionDate: collectionDate(0) };
  await plan(order, agreed);
  shop.advanceClock(21 * 60 * 60 * 1000);
  const { status, body } = await plan(order, { ...agreed, patientName: 'Asha Devi Verma' });
  expect([status, testOf(body.data)?.labPatient?.patientName]).toEqual([200, 'Asha Devi Verma']);
});

test('offers the mornings of the settings of the shop', async () => {
  const order = await placeOrder([LAB_TEST]);
  const { data: settings } = (await shop.asAdmin('GET', '/api/admin/delivery-settings')).body;
  await shop.asAdmin('PUT', '/api/admin/delivery-settings', { ...settings, holidays: [collectionDate(3)] });
  const onHoliday = await plan(order);
  await shop.asAdmin('PUT', '/api/admin/delivery-settings', settings);
  expect([onHoliday.status, Object.keys(onHoliday.body.fields ?? {})]).toEqual([400, ['collectionDate']]);
});

test('rejects wrong input by field', async () => {
  const order = await placeOrder([LAB_TEST, TOMATO]);
  const before = await read(order);
  const wrong: [string, object][] = [
    ['patientName', { patientName: ' ' }],
    ['patientAge', { patientAge: 121 }],
    ['patientAge', { patientAge: 6.5 }],
    ['collectionDate', { collectionDate: 'soon' }],
    ['collectionDate', { collectionDate: collectionDate(0).replace(/^\d{4}/, '2020') }],
    ['productId', { productId: TOMATO }],
    ['productId', { productId: order._id }],
  ];
  for (const [field, changes] of wrong) {
    const { status, body } = await plan(order, changes);
    expect(status, field).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  }
  expect(await read(order)).toEqual(before);
  expect(await changesOf(order)).toEqual([]);
});

test('rejects a cancelled, a delivered and an unknown order', async () => {
  const cancelled = await placeOrder([LAB_TEST]);
  await shop.changeStatusAsAdmin(cancelled._id, 'cancelled', 'Changed my mind');
  expect(await plan(cancelled)).toMatchObject({ status: 409, body: { error: 'This order is cancelled.' } });
  const delivered = await placeOrder([LAB_TEST]);
  await shop.changeStatusAsAdmin(delivered._id, 'delivered');
  expect((await plan(delivered)).status).toBe(409);
  expect(testOf(await read(cancelled))?.labPatient).toBeNull();
  expect(testOf(await read(delivered))?.labPatient).toBeNull();
  expect((await plan({ _id: LAB_TEST })).status).toBe(404);
});

test('refuses customers', async () => {
  const order = await placeOrder([LAB_TEST]);
  expect((await shop.customer.send('PATCH', urlOf(order), sampleInput())).status).toBe(403);
  expect(testOf(await read(order))?.labPatient).toBeNull();
});
