import type { RiderDay } from '@subah/contract/rounds/rider';
import { orderName } from '@subah/rules/orders/order-name';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MILK, PRESCRIPTION_MEDICINE } from '../../../test/builders/index.ts';
import { openRoundShop, type RoundShop } from '../../../test/round-shop.ts';
import { newId } from '../../platform/database/new-id.ts';
import { auditLog } from '../audit/audit.tables.ts';
import { products } from '../catalog/catalog.tables.ts';
import { milkDeliveries } from '../milk/milk.tables.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { checkConsistency } from '../reports/index.ts';
import { shopFacts } from '../shop/shop.tables.ts';
import { deliveryResults, stopVisits } from './rounds.tables.ts';

let shop: RoundShop;
beforeAll(async () => {
  shop = await openRoundShop();
});
beforeEach(async () => {
  await shop.nextMorning();
  await shop.database.db.delete(shopFacts);
});
afterAll(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  await shop.close();
});

const resultsOf = (orderId: string) =>
  shop.database.db.select().from(deliveryResults).where(eq(deliveryResults.orderId, orderId));
const stopsOf = (day: RiderDay) => day.rounds.flatMap(({ stops }) => stops);

test('a rider sees what the door needs, and nothing more', async () => {
  const orderId = await shop.packedOrder('7, Gali 3', { instructions: 'Ring twice' });
  const [line] = await shop.database.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const medicine = { ...line, id: newId(), productId: PRESCRIPTION_MEDICINE, catalog: 'medicine', name: 'Secretin' };
  await shop.database.db
    .insert(orderLines)
    .values({ ...medicine, orderId, position: 2 } as typeof orderLines.$inferInsert);
  const place = { landmark: 'Near the tank', location: { latitude: 23.08, longitude: 77.51 } };
  await shop.database.db
    .update(orders)
    .set({ address: sql`${orders.address} || ${JSON.stringify(place)}::jsonb` })
    .where(eq(orders.id, orderId));
  const { day } = await shop.startRound();
  const due = await shop.dueOf(orderId);
  expect(stopsOf(day)).toMatchObject([
    {
      name: 'Asha',
      street: '7, Gali 3',
      ...place,
      instructions: ['Ring twice'],
      items: [{ quantity: 2 }],
      hasMedicines: true,
      orders: [{ _id: orderId, state: 'open', due, orderNumber: orderName(orderId) }],
    },
  ]);
  const text = JSON.stringify(day);
  for (const secret of ['Secretin', 'Sharma', 'price']) expect(text).not.toContain(secret);
  // As a whole value: its four digits may stand in a pincode or an id.
  expect(text).not.toMatch(new RegExp(`[":]${shop.codeOf(orderId)}[",}]`));
  expect(await shop.statusOf(orderId)).toBe('outfor delivery');
  // Taken out again: the bill of the order does not hold this line.
  await shop.database.db.delete(orderLines).where(eq(orderLines.id, medicine.id));
});

test('a rider sees and marks only own rounds', async () => {
  const orderId = await shop.packedOrder();
  const [round] = (await shop.makeRounds()).rounds;
  expect((await shop.asRider('GET', '/api/rider/rounds')).body.data.rounds).toEqual([]);
  expect((await shop.asRider('POST', `/api/rider/rounds/${round?._id}/start`)).status).toBe(404);
  const body = { key: newId(), orderIds: [orderId], code: shop.codeOf(orderId), cash: await shop.dueOf(orderId) };
  const url = `/api/rider/stops/${round?.stops[0]?._id}/delivered`;
  expect((await shop.asRider('POST', url, body)).status).toBe(404);
  expect((await shop.asManager('POST', url, body)).status).toBe(404);
  const { accessToken: token } = await shop.signIn('customer');
  expect((await shop.post(url, body, { token })).status).toBe(403);
  expect(await shop.statusOf(orderId)).toBe('shipped');
});

test('delivers with the code of the customer and counts the cash once, however often it is sent', async () => {
  const orderId = await shop.packedOrder();
  const { day } = await shop.startRound();
  const [stop] = stopsOf(day);
  const cash = await shop.dueOf(orderId);
  const body = { key: newId(), orderIds: [orderId], code: shop.codeOf(orderId), cash };
  const answers = await Promise.all([shop.deliver(stop, body), shop.deliver(stop, body)]);
  const again = await shop.deliver(stop, body);
  expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(again.body.data.rounds[0].stops[0].orders[0].state).toBe('delivered');
  expect(await shop.statusOf(orderId)).toBe('delivered');
  expect(await resultsOf(orderId)).toMatchObject([{ cashPaise: cash * 100, upiPaise: 0, isDelivered: true }]);
  const audit = await shop.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'delivery'), eq(auditLog.subjectId, body.key)));
  expect(audit).toMatchObject([{ action: 'collect', actorName: 'Salim Ansari', after: { cash, upi: 0 } }]);
});

test('locks the code after five wrong ones; a photo still proves the delivery', async () => {
  const orderId = await shop.packedOrder();
  const { day } = await shop.startRound();
  const [stop] = stopsOf(day);
  const cash = await shop.dueOf(orderId);
  const wrong = shop.codeOf(orderId) === '0000' ? '0001' : '0000';
  const guess = (code: string) => shop.deliver(stop, { orderIds: [orderId], code, cash });
  const guesses = await Promise.all(Array.from({ length: 8 }, () => guess(wrong)));
  const codes = guesses.map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'WRONG_DELIVERY_CODE')).toHaveLength(5);
  expect(codes.filter((code) => code === 'DELIVERY_CODE_LOCKED')).toHaveLength(3);
  expect((await guess(shop.codeOf(orderId))).body.code).toBe('DELIVERY_CODE_LOCKED');
  expect(await shop.statusOf(orderId)).toBe('outfor delivery');

  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  for (const [name, value] of Object.entries({
    key: newId(),
    orderIds: JSON.stringify([orderId]),
    cash: String(cash),
  })) {
    form.set(name, value);
  }
  form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'door.jpg');
  expect((await shop.asRider('POST', `/api/rider/stops/${stop?._id}/delivered`, form)).status).toBe(200);
  const [result] = await resultsOf(orderId);
  const [visit] = await shop.database.db
    .select()
    .from(stopVisits)
    .where(eq(stopVisits.id, result?.visitId ?? ''));
  expect(visit).toMatchObject({ proof: 'photo' });
  expect(await shop.deps.privateFiles.read(`delivery-photos/${visit?.photoId}`)).toBeDefined();
});

test('a right code that is sent again does not use up the tries', async () => {
  const orderId = await shop.packedOrder();
  const { day } = await shop.startRound();
  const [stop] = stopsOf(day);
  for (let tries = 0; tries < 7; tries += 1) {
    const answer = await shop.deliver(stop, { orderIds: [orderId], code: shop.codeOf(orderId), cash: 1 });
    expect(answer.body.code).toBe('AMOUNT_CHANGED');
  }
});

test('needs a proof, unless the order is paid and the shop allows none', async () => {
  const cashOrder = await shop.packedOrder('1, A');
  const paidOrder = await shop.packedOrder('2, A', { paymentType: 'online' });
  const { day } = await shop.startRound();
  const [first, second] = stopsOf(day);
  const deliverBoth = async () => [
    (await shop.deliver(first, { orderIds: [cashOrder], cash: await shop.dueOf(cashOrder) })).body.code,
    (await shop.deliver(second, { orderIds: [paidOrder] })).body.code,
  ];
  expect(await deliverBoth()).toEqual(['PROOF_REQUIRED', 'PROOF_REQUIRED']);
  await shop.database.db.insert(shopFacts).values({ key: 'allowsNoProof', value: 'true' });
  expect(await deliverBoth()).toEqual(['PROOF_REQUIRED', undefined]);
  expect(await shop.statusOf(paidOrder)).toBe('delivered');
  // It has no payment: keep the books of the test straight.
  await shop.database.db.update(orders).set({ paymentType: 'cod' }).where(eq(orders.id, paidOrder));
});

test('names milk in Hindi, too', async () => {
  await shop.database.db.update(products).set({ hindiName: 'टोंड दूध' }).where(eq(products.id, MILK));
  await shop.milkFor();
  const { day } = await shop.startRound();
  expect(stopsOf(day)[0]?.milk).toMatchObject([{ name: 'Toned Milk', hindiName: 'टोंड दूध' }]);
});

test('takes exactly what is due, in cash, by UPI or both', async () => {
  const orderId = await shop.packedOrder();
  const milkId = await shop.milkFor();
  const { day } = await shop.startRound();
  const [stop] = stopsOf(day);
  const due = (await shop.dueOf(orderId)) + 28;
  const hand = (cash: number, upi: number) =>
    shop.deliver(stop, { orderIds: [orderId], milkIds: [milkId], code: shop.codeOf(orderId), cash, upi });
  const refused = await hand(due - 1, 0);
  expect(refused.body).toMatchObject({ code: 'AMOUNT_CHANGED', details: { due } });
  expect((await hand(-5, due + 5)).status).toBe(400);
  expect((await hand(10, due - 10)).status).toBe(200);
  const { rows } = await shop.database.pool.query(
    `select sum(cash_paise)::int as cash, sum(upi_paise)::int as upi from delivery_results
     where order_id = $1 or milk_delivery_id = $2`,
    [orderId, milkId],
  );
  expect(rows[0]).toEqual({ cash: 10_00, upi: due * 100 - 10_00 });
});

test('refuses an order that was cancelled meanwhile, with its status, and changes nothing', async () => {
  const [orderId, other] = [await shop.packedOrder(), await shop.packedOrder()];
  const { day } = await shop.startRound();
  await shop.asManager('PATCH', `/api/orders/status/${orderId}`, { status: 'cancelled', reason: 'Customer called' });
  const cash = (await shop.dueOf(orderId)) + (await shop.dueOf(other));
  const answer = await shop.deliver(stopsOf(day)[0], { orderIds: [orderId, other], code: shop.codeOf(other), cash });
  expect(answer.body).toMatchObject({ code: 'ORDER_CHANGED', details: { status: 'cancelled' } });
  expect(answer.body.message).toContain(`Order ${orderName(orderId)} is cancelled.`);
  expect(await shop.statusOf(other)).toBe('outfor delivery');
  expect(await resultsOf(other)).toEqual([]);
});

test('two different visits deliver an order once', async () => {
  const orderId = await shop.packedOrder();
  const { day } = await shop.startRound();
  const body = { orderIds: [orderId], code: shop.codeOf(orderId), cash: await shop.dueOf(orderId) };
  const answers = await Promise.all([shop.deliver(stopsOf(day)[0], body), shop.deliver(stopsOf(day)[0], body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await resultsOf(orderId)).toHaveLength(1);
});

test('does not hand over what belongs to another stop or was not packed', async () => {
  const [here, there] = [await shop.packedOrder('1, A'), await shop.packedOrder('2, A')];
  const { day } = await shop.startRound();
  const [stop] = stopsOf(day);
  expect((await shop.deliver(stop, { orderIds: [there], code: shop.codeOf(there) })).status).toBe(404);
  expect((await shop.deliver(stop, {})).status).toBe(400);
  await shop.asManager('PATCH', `/api/orders/status/${here}`, { status: 'OrderPlaced' });
  const answer = await shop.deliver(stop, { orderIds: [here], code: shop.codeOf(here), cash: await shop.dueOf(here) });
  expect(answer.body).toMatchObject({ code: 'ORDER_CHANGED', details: { status: 'OrderPlaced' } });
});

test('an order that was not delivered goes back packed, with the reason, and can be tried again', async () => {
  const orderId = await shop.packedOrder();
  const { day } = await shop.startRound();
  const [stop] = stopsOf(day);
  expect((await shop.failToDeliver(stop, { orderIds: [orderId], reason: 'moon' })).status).toBe(400);
  const failed = await shop.failToDeliver(stop, { orderIds: [orderId], reason: 'nobody_home', note: 'Gate locked' });
  expect(failed.body.data.rounds[0].stops[0].orders[0].state).toBe('not_delivered');
  const order = (await shop.asManager('GET', `/api/orders/${orderId}`)).body.data;
  expect(order).toMatchObject({ status: 'shipped', timeline: expect.arrayContaining([]) });
  expect(order.timeline.at(-1)).toMatchObject({
    label: 'Not delivered',
    reason: 'Nobody at home: Gate locked',
    hindiReason: 'घर पर कोई नहीं: Gate locked',
    by: 'rider',
  });
  const again = await shop.deliver(stop, {
    orderIds: [orderId],
    code: shop.codeOf(orderId),
    cash: await shop.dueOf(orderId),
  });
  expect(again.status).toBe(200);
});

test('marks prepaid milk of the round at once, and milk for cash by door', async () => {
  const [prepaid, cash] = [
    await shop.milkFor({ street: '1, A', paidBy: 'balance' }),
    await shop.milkFor({ street: '2, A' }),
  ];
  const { round, day } = await shop.startRound();
  await shop.asRider('POST', `/api/rider/rounds/${round._id}/milk`);
  const statusOf = async (id: string) =>
    (await shop.database.db.select().from(milkDeliveries).where(eq(milkDeliveries.id, id)))[0]?.status;
  expect([await statusOf(prepaid), await statusOf(cash)]).toEqual(['delivered', 'ordered']);
  expect((await shop.deliver(stopsOf(day)[1], { milkIds: [cash], cash: 28 })).status).toBe(200);
  expect(await statusOf(cash)).toBe('delivered');
  // Paid from a balance that this customer never had: keep the books of the test straight.
  await shop.database.db.update(milkDeliveries).set({ paidBy: 'cod' }).where(eq(milkDeliveries.id, prepaid));
});
