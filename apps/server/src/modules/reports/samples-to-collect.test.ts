import type { Order } from '@subah/contract/orders/orders';
import type { PickList } from '@subah/contract/reports/reports';
import { collectionDates } from '@subah/rules/healthcare/lab-visit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LAB_TEST, PASSWORD, TOMATO } from '../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { pdfText } from '../../../test/pdf-text.ts';

let shop: OrderShop;
let dates: string[];
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(async () => {
  await shop.reset();
  dates = collectionDates(shop.deps.clock());
});
afterAll(() => shop.close());

async function place(productIds: string[], collectionDate?: string): Promise<Order> {
  for (const productId of productIds) await shop.addToCart(productId);
  const labPatients = collectionDate
    ? [{ productId: LAB_TEST, patientName: 'Asha', patientAge: 61, collectionDate }]
    : [];
  return (await shop.customer.post('/api/payment/order', { ...shop.orderInput(), labPatients })).body.data;
}

async function readList(date: string | undefined): Promise<PickList> {
  return (await shop.asAdmin('GET', `/api/admin/orders/pick-list?date=${date}`)).body.data;
}
async function readLabels(date: string | undefined): Promise<string> {
  const { accessToken } = await shop.signIn('admin');
  const response = await fetch(`${shop.address}/api/admin/lab-samples/labels.pdf?date=${date}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return pdfText(Buffer.from(await response.arrayBuffer()));
}
const sampleOf = ({ samples }: PickList, { _id }: Order) => samples.find((sample) => sample._id === _id);
const goodsOf = ({ areas }: PickList, { _id }: Order) =>
  areas
    .flatMap(({ stops }) => stops)
    .flatMap(({ orders }) => orders)
    .find((order) => order._id === _id);

test('lists a sample on its collection date and not among the goods', async () => {
  const order = await place([LAB_TEST], dates[4]);
  const [tomorrow, collectionDay] = [await readList(dates[0]), await readList(dates[4])];
  expect([goodsOf(tomorrow, order), sampleOf(tomorrow, order)]).toEqual([undefined, undefined]);
  expect(goodsOf(collectionDay, order)).toBeUndefined();
  expect(sampleOf(collectionDay, order)).toMatchObject({
    phone: shop.customer.mobile,
    cashToCollect: order.totalAmount,
    tests: [{ name: 'Full Body Check', patient: { name: 'Asha', age: 61 } }],
  });
  await shop.changeStatusAsAdmin(order._id, 'cancelled', 'Changed my mind');
  expect(sampleOf(await readList(dates[4]), order)).toBeUndefined();
});

test('prints a label for each test with a patient', async () => {
  const order = await place([LAB_TEST], dates[2]);
  await place([LAB_TEST]);
  const text = await readLabels(dates[2]);
  for (const part of ['Asha', '61 years', 'Full Body Check', order._id.slice(-7)]) expect(text).toContain(part);
  expect(text.match(/years/g)).toHaveLength(1);
  expect((await shop.asAdmin('GET', `/api/admin/lab-samples/labels.pdf?date=${dates[5]}`)).status).toBe(404);
});

test('takes one patient per ordered test, lists and labels each, and forgets the last when a test is cancelled', async () => {
  const date = dates[3] ?? '';
  const asha = { productId: LAB_TEST, patientName: 'Asha', patientAge: 61, collectionDate: date };
  const mohan = { patientName: 'Mohan', patientAge: 66, patientSex: 'male' };
  await shop.addToCart(LAB_TEST, 2);
  const submit = (patient: object) =>
    shop.customer.post('/api/payment/order', { ...shop.orderInput(), labPatients: [patient] });
  for (const morePatients of [[{ ...mohan, patientName: ' ' }], [{ ...mohan, patientAge: 130 }], [mohan, mohan]]) {
    const { status, body } = await submit({ ...asha, morePatients });
    expect([status, Object.keys(body.fields)[0]]).toEqual([400, expect.stringMatching(/^labPatients/)]);
  }
  const order: Order = (await submit({ ...asha, morePatients: [mohan] })).body.data;
  expect(order.products[0]).toMatchObject({ fastingHours: 12, morePatients: [mohan] });
  expect(sampleOf(await readList(date), order)?.tests.map(({ patient }) => patient?.name)).toEqual(['Asha', 'Mohan']);
  const labels = await readLabels(date);
  expect(labels.match(/years/g)).toHaveLength(2);
  // Asha's order has no sex, as orders of earlier releases.
  expect(labels).toContain('66 years · male');

  const url = `/api/admin/orders/${order._id}/lab-patient`;
  const tooMany = await shop.asAdmin('PATCH', url, { ...asha, morePatients: [mohan, mohan] });
  expect([tooMany.status, Object.keys(tooMany.body.fields)]).toEqual([400, ['morePatients']]);
  const changed = await shop.asAdmin('PATCH', url, { ...asha, morePatients: [{ ...mohan, patientAge: 67 }] });
  expect(changed.body.data.products[0].morePatients).toEqual([{ ...mohan, patientAge: 67 }]);

  const [line] = order.products;
  const cancelled = await shop.customer.post(`/api/orders/${order._id}/items/cancel`, {
    version: changed.body.data.version,
    reason: 'by_mistake',
    lines: [{ lineId: line?._id, quantity: 1 }],
  });
  expect([cancelled.status, cancelled.body.data?.products[0]]).toMatchObject([200, { quantity: 1, morePatients: [] }]);
});

test('takes a sample with the delivery of goods and moves it with the delivery', async () => {
  const [tomorrow = '', dayAfter = ''] = dates;
  const patient = {
    productId: LAB_TEST,
    patientName: 'Asha',
    patientAge: 61,
    collectionDate: tomorrow,
    isCollectedWithDelivery: true,
  };
  const submit = (labPatient: object) =>
    shop.customer.post('/api/payment/order', { ...shop.orderInput(), labPatients: [labPatient] });
  await shop.addToCart(LAB_TEST);
  expect((await submit(patient)).body.fields).toHaveProperty('labPatients');
  await shop.addToCart(TOMATO);
  expect((await submit({ ...patient, collectionDate: dayAfter })).body.fields).toHaveProperty('labPatients');
  const order: Order = (await submit(patient)).body.data;
  expect(sampleOf(await readList(tomorrow), order)).toMatchObject({ tests: [{ isCollectedWithDelivery: true }] });

  await shop.asAdmin('PATCH', `/api/admin/orders/${order._id}/slot`, { date: dayAfter });
  expect(sampleOf(await readList(tomorrow), order)).toBeUndefined();
  expect(sampleOf(await readList(dayAfter), order)).toMatchObject({ tests: [{ isCollectedWithDelivery: true }] });
});

test('lists a test without patient on every day with the phone number to call', async () => {
  const order = await place([LAB_TEST]);
  for (const date of dates.slice(0, 3)) {
    expect(sampleOf(await readList(date), order)).toMatchObject({
      phone: shop.customer.mobile,
      tests: [{ name: 'Full Body Check', patient: null }],
    });
  }
  await shop.changeStatusAsAdmin(order._id, 'delivered');
  expect(sampleOf(await readList(dates[0]), order)).toBeUndefined();
});

test('collects cash once, with the goods, for an order of goods and a test', async () => {
  const order = await place([TOMATO, LAB_TEST], dates[0]);
  const list = await readList(dates[0]);
  expect(goodsOf(list, order)).toMatchObject({ cashToCollect: order.totalAmount, items: [{ quantity: 1 }] });
  expect(goodsOf(list, order)?.items).toHaveLength(1);
  expect(sampleOf(list, order)).toMatchObject({ cashToCollect: 0 });
});

test('lists the samples that are left when the goods were delivered, and moves them', async () => {
  const order = await place([TOMATO, LAB_TEST], dates[3]);
  await shop.changeStatusAsAdmin(order._id, 'delivered');
  const left = sampleOf(await readList(dates[3]), order);
  expect(left).toMatchObject({ cashToCollect: 0, tests: [{ patient: { name: 'Asha' } }] });
  expect(await readLabels(dates[3])).toContain('Asha');

  const asha = { productId: LAB_TEST, patientName: 'Asha', patientAge: 61, collectionDate: dates[5] };
  const moved = await shop.asAdmin('PATCH', `/api/admin/orders/${order._id}/lab-patient`, asha);
  expect([moved.status, moved.body.data?.products[1].labPatient.collectionDate]).toEqual([200, dates[5]]);
  expect(sampleOf(await readList(dates[3]), order)).toBeUndefined();
  expect(sampleOf(await readList(dates[5]), order)).toBeDefined();

  const unplanned = await place([TOMATO, LAB_TEST]);
  await shop.changeStatusAsAdmin(unplanned._id, 'delivered');
  expect(sampleOf(await readList(dates[0]), unplanned)).toMatchObject({ tests: [{ patient: null }] });
});

test('asks nobody to call a customer who deleted the account', async () => {
  const order = await place([TOMATO, LAB_TEST]);
  await shop.changeStatusAsAdmin(order._id, 'delivered');
  const report = new FormData();
  for (const [name, value] of Object.entries({ orderId: order._id, productId: LAB_TEST })) report.append(name, value);
  report.append('file', new Blob(['%PDF-1.4']), 'report.pdf');
  expect((await shop.asAdmin('POST', '/api/admin/lab-reports', report)).status).toBe(200);
  expect((await shop.customer.send('DELETE', '/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect(sampleOf(await readList(dates[0]), order)).toBeUndefined();
});
