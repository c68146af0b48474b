import type { Order } from '@subah/contract/orders/orders';
import { dayAndWindowText } from '@subah/messages/arrival';
import { collectionText, labVisit } from '@subah/messages/lab-visit';
import { collectionDates, collectionLabel } from '@subah/rules/healthcare/lab-visit';
import { ORDER_STATUSES } from '@subah/rules/orders/statuses';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LAB_TEST, TOMATO } from '../../../test/builders/index.ts';
import { payInSandbox } from '../../../test/new-customer.ts';
import { openOrderShop } from '../../../test/order-shop.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { expireUnpaidOrders } from '../orders/unpaid-orders/expire-orders.ts';
import { mailText } from './mail-texts.ts';

let shop: Awaited<ReturnType<typeof openOrderShop>>;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const collectionDate = () => collectionDates(shop.deps.clock())[3] ?? '';
const patient = () => ({
  productId: LAB_TEST,
  patientName: 'Asha',
  patientAge: 61,
  collectionDate: collectionDate(),
});

async function placeOrder(productIds: string[], labPatients: object[] = []): Promise<Order> {
  for (const productId of productIds) await shop.addToCart(productId);
  const { body } = await shop.customer.post('/api/payment/order', { ...shop.orderInput(), labPatients });
  return body.data;
}

const textOf = (order: Order, status: (typeof ORDER_STATUSES)[number]): string => {
  const { subject, heading, paragraphs } = mailText(status, order);
  return [subject, heading, ...paragraphs].map(({ en }) => en).join(' ');
};

test('mails the collection date of a lab test without a delivery', async () => {
  await placeOrder([LAB_TEST], [patient()]);
  await shop.runJobs();
  await shop.runJobs();
  const [mail] = await mailsTo(shop, shop.customer.email);
  expect(mail?.text).toContain(`Home sample collection: ${collectionText(collectionDate())}.`);
  expect(mail?.text).toContain('12 hours fasting before the sample');
  expect(mail?.text).not.toMatch(/Delivery:|pack/);
  expect(mail?.text).not.toContain('Asha');
});

test('mentions no goods in mails about lab tests alone', async () => {
  const order = await placeOrder([LAB_TEST], [patient()]);
  for (const status of ORDER_STATUSES.filter((step) => step !== 'cancelled')) {
    expect(textOf(order, status), status).not.toMatch(/deliver|pack|goods|store|arrive/i);
  }
});

test('mails that the collection date of a test without a patient is to be agreed', async () => {
  const order = await placeOrder([LAB_TEST]);
  expect(order.products[0]?.labPatient).toBeNull();
  expect(textOf(order, 'OrderPlaced')).toContain(labVisit.notPlanned.en);
  expect(textOf(order, 'OrderPlaced')).not.toContain('Delivery');
});

test('mails separate times for goods and samples', async () => {
  const order = await placeOrder([TOMATO, LAB_TEST], [patient()]);
  const text = textOf(order, 'OrderPlaced');
  expect(text).toContain(
    `Delivery: ${dayAndWindowText(new Date(order.deliverySlot.from), new Date(order.deliverySlot.until))}.`,
  );
  expect(text).toContain(`Home sample collection: ${collectionText(collectionDate())}.`);
  expect(textOf(order, 'shipped')).toContain('ready to leave');
});

test('exports the collection date instead of a delivery slot', async () => {
  const order = await placeOrder([LAB_TEST], [patient()]);
  const { text } = await shop.asAdmin('GET', `/api/admin/orders/export.csv?q=${order.orderNumber}`);
  expect(text).toContain(`Sample ${collectionLabel(collectionDate())}`);
  expect(text).not.toContain(order.deliverySlot.label);
});

test('clears a collection date that passed before the payment', async () => {
  await shop.addToCart(LAB_TEST);
  const input = {
    ...shop.orderInput(),
    paymentMode: 'online',
    labPatients: [{ ...patient(), collectionDate: collectionDates(shop.deps.clock())[0] }],
  };
  const { orderId, razorpayOrder } = (await shop.customer.post('/api/payment/order', input)).body;
  shop.advanceClock(2 * 24 * 60 * 60 * 1000);
  await expireUnpaidOrders(shop.deps);
  await shop.customer.post('/api/payment/verify', await payInSandbox(shop, razorpayOrder.id));
  const order: Order = (await shop.customer.get(`/api/orders/${orderId}`)).body.data;
  expect(order.status).toBe('OrderPlaced');
  expect(order.products[0]?.labPatient).toBeNull();
  expect(textOf(order, 'OrderPlaced')).toContain(labVisit.notPlanned.en);
});
