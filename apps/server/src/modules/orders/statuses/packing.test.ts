import type { Order } from '@subah/contract/orders/orders';
import { indiaDate, indiaMoment } from '@subah/rules/india-time';
import { orderName } from '@subah/rules/orders/order-name';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anArea, aProduct, CLEANER, PRESCRIPTION_MEDICINE, TOMATO } from '../../../../test/builders/index.ts';
import { stockOf } from '../../../../test/buyers.ts';
import { lineOf, type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { pdfText } from '../../../../test/pdf-text.ts';
import { mailsTo } from '../../../../test/read-mail.ts';
import { addresses } from '../../delivery/delivery.tables.ts';
import { prescriptions } from '../../prescriptions/prescriptions.tables.ts';
import { checkConsistency } from '../../reports/index.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const pack = (orderIds: string[], status = 'shipped') =>
  shop.asAdmin('POST', '/api/admin/orders/status', { orderIds, status });
const read = async ({ _id }: Order): Promise<Order> => (await shop.asAdmin('GET', `/api/orders/${_id}`)).body.data;

test('packs several orders and names those that it does not', async () => {
  const [first, second, cancelled] = [
    await shop.placeCashOrder(),
    await shop.placeCashOrder(),
    await shop.placeCashOrder(),
  ];
  await shop.changeStatusAsCustomer(cancelled._id, 'cancelled');
  const { body } = await pack([first._id, second._id, second._id, cancelled._id]);
  expect(body.data).toEqual({
    changed: 2,
    refused: [{ _id: cancelled._id, message: 'This order is cancelled.' }],
  });
  expect([(await read(first)).statusLabel, (await read(second)).status]).toEqual(['Packed', 'shipped']);
  await pack([first._id], 'outfor delivery');
  expect((await pack([first._id])).body.data.refused).toEqual([
    { _id: first._id, message: 'This order is out for delivery.' },
  ]);
});

test('does not pack medicines before the prescription is checked', async () => {
  const [prescription] = await shop.database.db
    .insert(prescriptions)
    .values({ userId: shop.customer.id, description: 'From the doctor' })
    .returning({ id: prescriptions.id });
  await shop.addToCart(PRESCRIPTION_MEDICINE, 1);
  const order = await shop.placePaidOrder({ prescriptionId: prescription?.id });
  expect((await pack([order._id])).body.data).toMatchObject({ changed: 0, refused: [{ _id: order._id }] });
  const alone = await shop.changeStatusAsAdmin(order._id, 'outfor delivery');
  expect([alone.status, alone.body.code]).toEqual([409, 'PRESCRIPTION_NOT_CHECKED']);
  expect((await shop.changeStatusAsAdmin(order._id, 'cancelled', 'Not legible')).status).toBe(200);
});

test('a packer takes out what is missing: lower bill, no stock, and the customer is told', async () => {
  const packer = (await shop.signIn('packer')).accessToken;
  const scarce = await aProduct(shop, { name: 'Dalia', pricePaise: 45_00, stock: 9 });
  await shop.addToCart(scarce.id, 3);
  const order = await shop.placeCashOrder();
  const line = lineOf(order, scarce.id);
  const report = (body: object, token = packer) =>
    shop.send('POST', `/api/admin/orders/${order._id}/missing-items`, { token, body });
  const found = (quantity: number) => [{ lineId: line._id, quantity }];

  expect((await report({ lines: found(4), version: order.version })).status).toBe(400);
  expect((await report({ lines: [{ ...found(0)[0], price: 1 }], version: order.version - 1 })).status).toBe(409);
  expect((await shop.customer.post(`/api/admin/orders/${order._id}/missing-items`, { lines: found(0) })).status).toBe(
    403,
  );
  expect(await stockOf(shop, scarce.id)).toBe(6);

  expect((await report({ lines: found(1), isSoldOut: true, version: order.version })).status).toBe(200);
  const changed = await read(order);
  expect(changed.totalAmount).toBe(order.totalAmount - 90);
  expect(changed.timeline.at(-1)).toMatchObject({
    label: 'Items changed: Dalia 3 → 1',
    reason: 'Not in stock',
    hindiReason: 'अभी स्टॉक में नहीं है',
  });
  expect(await stockOf(shop, scarce.id)).toBe(0);
  expect((await mailsTo(shop, shop.customer.email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('We changed your order'),
  );
  const again = await report({ lines: found(0), version: order.version });
  expect([again.status, again.body.code]).toEqual([409, 'ORDER_CHANGED']);

  expect((await report({ lines: found(0) })).status).toBe(200);
  expect(await stockOf(shop, scarce.id)).toBe(1);
  const last = { lines: [{ lineId: lineOf(order, TOMATO)._id, quantity: 0 }] };
  expect((await report(last)).body.code).toBe('ORDER_WOULD_BE_EMPTY');
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test('sets only steps of packing, for staff only', async () => {
  const order = await shop.placeCashOrder();
  expect((await pack([order._id], 'cancelled')).status).toBe(400);
  expect((await pack([])).status).toBe(400);
  const body = { orderIds: [order._id], status: 'shipped' };
  expect((await shop.customer.post('/api/admin/orders/status', body)).status).toBe(403);
  expect((await shop.customer.post('/api/admin/orders/slips.pdf', body)).status).toBe(403);
});

test('prints one A6 slip per order', async () => {
  await shop.database.db
    .update(addresses)
    .set({ landmark: 'Near the tank' })
    .where(eq(addresses.id, shop.customer.addressId));
  await shop.addToCart(CLEANER, 2);
  const order = await shop.placeCashOrder(3);
  const { accessToken } = await shop.signIn('admin');
  const response = await fetch(`${shop.address}/api/admin/orders/slips.pdf`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ orderIds: [order._id, (await shop.placeCashOrder())._id] }),
  });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const file = Buffer.from(await response.arrayBuffer());
  expect(file.toString('latin1').match(/\/MediaBox \[0 0 297\.64 419\.53\]/g)).toHaveLength(2);
  const text = pdfText(file);
  expect(text).toContain(orderName(order._id));
  expect(text).not.toContain(order.orderNumber);
  expect(text).toContain('Collect');
  expect(text).toContain('Landmark: Near the tank');
  expect(text).toContain('3 ×');
});

test('finds the area in the street, before the first area of the pincode, and keeps it with the order', async () => {
  const { db } = shop.database;
  await anArea(shop, { name: 'Ratanpur', pincodes: ['462047'] });
  await anArea(shop, { name: 'Chinar', pincodes: ['462047'] });
  const move = (street: string, pincode: string) =>
    db.update(addresses).set({ street, pincode }).where(eq(addresses.id, shop.customer.addressId));
  await move('B-204 Chinar Dream City', '462047');
  const order = await shop.placeCashOrder();
  expect(order.area).toBe('Chinar');
  await move('12 Some Lane', '462047');
  expect((await shop.placeCashOrder()).area).toBe('Pincode 462047');
  expect((await read(order)).area).toBe('Chinar');
});

test('keeps what the customer wants when something is missing, and the instructions', async () => {
  await shop.addToCart(CLEANER, 1);
  const input = { ...shop.orderInput(), ifMissing: 'leave_out', instructions: '  Ring twice ' };
  const { data } = (await shop.customer.post('/api/payment/order', input)).body;
  expect(data).toMatchObject({ ifMissing: 'leave_out', instructions: 'Ring twice' });
  await shop.addToCart(CLEANER, 1);
  const refused = await shop.customer.post('/api/payment/order', { ...input, instructions: 'x'.repeat(201) });
  expect(refused.status).toBe(400);
  expect((await shop.customer.post('/api/payment/order', { ...input, ifMissing: 'other' })).status).toBe(400);
  expect((await shop.placeCashOrder()).ifMissing).toBe('ask');
});

test('moves the delivery to another morning, tells the customer and refuses others', async () => {
  const order = await shop.placeCashOrder();
  const move = (date: string, version = order.version) =>
    shop.asAdmin('PATCH', `/api/admin/orders/${order._id}/slot`, { date, version });
  const inDays = (days: number) => indiaDate(indiaMoment(shop.deps.clock(), days, 9));
  expect((await move(inDays(-1))).status).toBe(400);
  expect((await move(inDays(30))).status).toBe(400);
  expect((await move(inDays(3), order.version - 1)).status).toBe(409);
  const { data } = (await move(inDays(3))).body;
  expect(indiaDate(new Date(data.deliverySlot.from))).toBe(inDays(3));
  expect(data.timeline.at(-1)).toMatchObject({
    label: expect.stringContaining('Delivery moved'),
    byName: expect.any(String),
  });
  const mails = await mailsTo(shop, shop.customer.email);
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('Your delivery has moved'));
  await shop.changeStatusAsAdmin(order._id, 'outfor delivery');
  expect((await move(inDays(4), (await read(order)).version)).status).toBe(409);
});

test('keeps notes of staff away from customers', async () => {
  const order = await shop.placeCashOrder();
  const path = `/api/admin/orders/${order._id}/notes`;
  expect((await shop.asAdmin('POST', path, { text: ' ' })).status).toBe(400);
  const { data } = (await shop.asAdmin('POST', path, { text: 'Dog in the yard' })).body;
  expect(data).toMatchObject([{ text: 'Dog in the yard', by: expect.any(String) }]);
  expect((await shop.customer.get(path)).status).toBe(403);
  const own = await shop.customer.get(`/api/orders/${order._id}`);
  expect(JSON.stringify(own.body)).not.toContain('Dog in the yard');
});

test('finds orders by area, street and product', async () => {
  const order = await shop.placeCashOrder();
  const find = async (q: string): Promise<string[]> =>
    (await shop.asAdmin('GET', `/api/orders?q=${encodeURIComponent(q)}`)).body.data.map(({ _id }: Order) => _id);
  const [item] = order.products;
  expect(await find(item?.name ?? '')).toContain(order._id);
  expect(await find(order.deliveryAddress.street)).toContain(order._id);
  expect(await find(order.area ?? '')).toContain(order._id);
  expect(await find('100%')).not.toContain(order._id);
});
