import type { Order } from '@subah/contract/orders/orders';
import { collectionDates } from '@subah/rules/healthcare/lab-visit';
import { toPaise, toRupees } from '@subah/rules/money';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { LAB_TEST, TOMATO } from '../../../../test/builders/index.ts';
import { lineOf, type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { mailsTo } from '../../../../test/read-mail.ts';
import { checkConsistency } from '../../reports/index.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(() => shop.reset());
afterEach(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});
afterAll(() => shop.close());

const less = (before: number, after: number): number => toRupees(toPaise(before) - toPaise(after));
const read = async ({ _id }: Order): Promise<Order> => (await shop.customer.get(`/api/orders/${_id}`)).body.data;

async function placedOrder(paymentMode: 'COD' | 'online'): Promise<Order> {
  await shop.addToCart(TOMATO, 3);
  await shop.addToCart(LAB_TEST);
  if (paymentMode === 'online') return shop.placePaidOrder();
  return (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data;
}

/** Goods that are delivered, and a lab test whose sample is collected three mornings later. */
async function deliveredOrder(paymentMode: 'COD' | 'online'): Promise<Order> {
  const placed = await placedOrder(paymentMode);
  const planned = await shop.asAdmin('PATCH', `/api/admin/orders/${placed._id}/lab-patient`, {
    productId: LAB_TEST,
    ...{ patientName: 'Asha Verma', patientAge: 61, patientSex: 'female' },
    collectionDate: collectionDates(shop.deps.clock())[3],
  });
  expect(planned.status).toBe(200);
  return (await shop.changeStatusAsAdmin(placed._id, 'delivered')).body.data;
}

const cancel = (order: Order, productId: string) =>
  shop.customer.post(`/api/orders/${order._id}/items/cancel`, {
    lines: [{ lineId: lineOf(order, productId)._id, quantity: 1 }],
    reason: 'not_needed',
    version: order.version,
  });

test('the customer cancels a test after the delivery, and the money goes back to the account', async () => {
  const order = await deliveredOrder('online');
  expect(order.canCancelItems).toBe(true);
  expect((await cancel(order, TOMATO)).body.code).toBe('ORDER_LINES_FINAL');
  const preview = await shop.customer.post(`/api/orders/${order._id}/items/preview`, {
    kind: 'cancel',
    reason: 'not_needed',
    lines: [{ lineId: lineOf(order, LAB_TEST)._id, quantity: 1 }],
  });
  expect(preview.status).toBe(200);
  expect((await cancel(order, LAB_TEST)).status).toBe(200);
  const after = await read(order);
  expect(after.products.find(({ productId }) => productId === LAB_TEST)?.isRejected).toBe(true);
  expect(after).toMatchObject({ status: 'delivered', canCancelItems: false, pickUps: [] });
  expect(after.refundedAmount).toBe(less(order.totalAmount, after.totalAmount));
  expect(after.refundedAmount).toBe(preview.body.data.before.amountDue - preview.body.data.after.amountDue);
  expect((await cancel({ ...order, version: after.version }, LAB_TEST)).body.code).toBe('ORDER_LINES_FINAL');
});

test('a test without a date may be done already: after the packing only the shop takes it out', async () => {
  const placed = await placedOrder('online');
  expect(placed.canCancelItems).toBe(true);
  const order: Order = (await shop.changeStatusAsAdmin(placed._id, 'delivered')).body.data;
  expect((await read(order)).canCancelItems).toBe(false);
  expect((await cancel(order, LAB_TEST)).body.code).toBe('ORDER_LINES_FINAL');
});

test('cash that was paid for a cancelled test is given back once', async () => {
  const order = await deliveredOrder('COD');
  expect((await cancel(order, LAB_TEST)).status).toBe(200);
  const after = await read(order);
  expect(after.pickUps).toMatchObject([{ cash: less(order.totalAmount, after.totalAmount), doneAt: null }]);
  const done = () => shop.asAdmin('POST', `/api/admin/pick-ups/${after.pickUps[0]?._id}/done`, { riderId: null });
  expect((await done()).status).toBe(200);
  expect((await done()).body.code).toBe('PICK_UP_ENDED');
});

test('staff take a test out after the delivery, but no delivered goods', async () => {
  const order = await deliveredOrder('COD');
  const takeOut = (productId: string) =>
    shop.asAdmin('PATCH', `/api/admin/orders/${order._id}/lines`, {
      lines: [{ lineId: lineOf(order, productId)._id, quantity: 0 }],
      reason: 'The laboratory has no kit.',
    });
  expect((await takeOut(TOMATO)).body.code).toBe('ORDER_LINES_FINAL');
  expect((await takeOut(LAB_TEST)).status).toBe(200);
  const after = await read(order);
  expect(after).toMatchObject({ status: 'delivered', pickUps: [{ cash: less(order.totalAmount, after.totalAmount) }] });
  await shop.runJobs();
  const [mail] = await mailsTo(shop, shop.customer.email);
  expect(mail?.text).toContain('back in cash, at your door.');
});

test('from the morning of the collection the customer cannot cancel a test, but staff can take it out', async () => {
  const order = await deliveredOrder('online');
  shop.advanceClock(4 * 24 * 3_600_000);
  expect((await read(order)).canCancelItems).toBe(false);
  expect((await cancel(order, LAB_TEST)).body.code).toBe('ORDER_LINES_FINAL');
  const lines = [{ lineId: lineOf(order, LAB_TEST)._id, quantity: 0 }];
  const taken = await shop.asAdmin('PATCH', `/api/admin/orders/${order._id}/lines`, {
    lines,
    reason: 'Nobody at home',
  });
  expect(taken.status).toBe(200);
});

test('a test that is left after all goods were returned is cancelled with the order', async () => {
  const order = await deliveredOrder('COD');
  const form = new FormData();
  form.set('lines', JSON.stringify([{ lineId: lineOf(order, TOMATO)._id, quantity: 3 }]));
  form.set('reason', 'damaged');
  expect((await shop.customer.send('POST', `/api/orders/${order._id}/returns`, form)).status).toBe(200);
  const { body } = await shop.asAdmin('GET', '/api/admin/claims?state=open&kind=return');
  await shop.asAdmin('POST', `/api/admin/claims/${body.data[0]._id}/decision`, { decision: 'accepted' });
  const left = await read(order);
  expect((await cancel(left, LAB_TEST)).status).toBe(200);
  const after = await read(order);
  expect(after.status).toBe('returned');
  const owed = after.pickUps.reduce((sum, { cash }) => sum + toPaise(cash), 0);
  expect(toRupees(owed)).toBe(order.totalAmount);
});
