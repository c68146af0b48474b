import { LANGUAGES } from '@subah/messages/language';
import type { OrderMailEvent } from '@subah/rules/orders/order-mail-event';
import { orderName } from '@subah/rules/orders/order-name';
import { ORDER_STATUSES } from '@subah/rules/orders/statuses';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, CLEANER, TOMATO } from '../../../test/builders/index.ts';
import { type NewCustomer, newCustomer, payInSandbox } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { users } from '../accounts/accounts.tables.ts';
import { findOrder } from '../orders/lists/read-orders.ts';
import { orders } from '../orders/orders.tables.ts';
import { mailText } from './mail-texts.ts';

let shop: OpenShop;
let admin: string;

beforeAll(async () => {
  shop = await openStockedShop();
  admin = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

const changeStatus = (orderId: string, status: string, reason?: string) =>
  shop.send('PATCH', `/api/orders/status/${orderId}`, { token: admin, body: { status, reason } });

/** Runs the jobs twice, because jobs queue further jobs. */
async function subjectsTo(customer: NewCustomer): Promise<string[]> {
  await shop.runJobs();
  await shop.runJobs();
  const mails = await mailsTo(shop, customer.email);
  return mails.map(({ subject }) => subject.replace(/ \(order #\w{7}\)$/, '')).reverse();
}

test('sends one mail per status when it is set repeatedly', async () => {
  const customer = await newCustomer(shop);
  await customer.post('/api/cart/add', { productId: TOMATO, quantity: 2 });
  const { body } = await customer.post('/api/payment/order', { addressId: customer.addressId, paymentMode: 'COD' });
  for (const status of ['shipped', 'outfor delivery', 'shipped', 'outfor delivery', 'delivered']) {
    expect((await changeStatus(body.orderId, status)).status).toBe(200);
  }
  await customer.send('PATCH', `/api/orders/status/${body.orderId}`, { status: 'return_requested', reason: 'Bruised' });
  await changeStatus(body.orderId, 'returned');
  expect((await subjectsTo(customer)).toSorted()).toEqual(
    [
      'We have your order',
      'Your order is packed',
      'Your order is out for delivery',
      'Your order was delivered',
      'We have your return request',
      'Your return is done',
    ].toSorted(),
  );
  const [placed] = (await mailsTo(shop, customer.email)).filter(({ subject }) =>
    subject.startsWith('We have your order'),
  );
  expect(placed?.text).toContain('2 × ');
  expect(placed?.text).toContain('/orders');
});

test('mails the refund of a cancelled online order when it is cancelled and when it is sent', async () => {
  const customer = await newCustomer(shop);
  await customer.post('/api/cart/add', { productId: CLEANER, quantity: 2 });
  const { body } = await customer.post('/api/payment/order', { addressId: customer.addressId, paymentMode: 'online' });
  await customer.post('/api/payment/verify', await payInSandbox(shop, body.razorpayOrder.id));
  await customer.send('PATCH', `/api/orders/status/${body.orderId}`, { status: 'cancelled' });
  const subjects = await subjectsTo(customer);
  expect(subjects).toContain('Your order was cancelled');
  expect(subjects).toContain('Refund of ₹230 sent');
  const mails = await mailsTo(shop, customer.email);
  const cancelled = mails.find(({ subject }) => subject.startsWith('Your order was cancelled'));
  expect(cancelled?.text).toContain('₹230 goes back to the account you paid from.');
});

test('writes to a customer in the language of the account and links to its pages', async () => {
  const customer = await newCustomer(shop);
  await customer.send('PUT', '/api/user/update', { language: 'hi' });
  const { id } = await aProduct(shop, { name: 'Toor Dal', hindiName: 'तूर दाल' });
  await customer.post('/api/cart/add', { productId: TOMATO, quantity: 1 });
  await customer.post('/api/cart/add', { productId: id, quantity: 2 });
  await customer.post('/api/payment/order', { addressId: customer.addressId, paymentMode: 'COD' });
  await shop.runJobs();
  await shop.runJobs();
  const [mail] = await mailsTo(shop, customer.email);
  expect(mail?.subject).toMatch(/^आपका ऑर्डर हमें मिल गया \(ऑर्डर #\w{7}\)$/);
  expect(mail?.text).toMatch(/डिलीवरी: .+, सुबह 8–11 बजे।/);
  expect(mail?.text).toMatch(/\/hi\/orders#/);
  expect(mail?.text).toContain('2 × तूर दाल');
  expect(mail?.html).toContain('<html lang="hi-IN">');
});

test('sends no mail to a deleted account', async () => {
  const customer = await newCustomer(shop);
  await customer.post('/api/cart/add', { productId: TOMATO, quantity: 1 });
  await customer.post('/api/payment/order', { addressId: customer.addressId, paymentMode: 'COD' });
  const email = `deleted-${customer.id}@subah.invalid`;
  await shop.database.db.update(users).set({ email }).where(eq(users.id, customer.id));
  await shop.runJobs();
  await shop.runJobs();
  expect(await mailsTo(shop, email)).toEqual([]);
});

test('has a text for every event and status', async () => {
  const customer = await newCustomer(shop);
  await customer.post('/api/cart/add', { productId: TOMATO, quantity: 1 });
  const { body } = await customer.post('/api/payment/order', { addressId: customer.addressId, paymentMode: 'COD' });
  const events: OrderMailEvent[] = [...ORDER_STATUSES, 'prescription_accepted', 'prescription_rejected'];
  for (const status of ORDER_STATUSES) {
    const reopenCount = sql`reopen_count + 1`;
    await shop.database.db.update(orders).set({ status, reopenCount }).where(eq(orders.id, body.orderId));
    const order = await findOrder(shop.database.db, body.orderId, { now: new Date() });
    if (!order) throw new Error('the order is missing');
    for (const event of events) {
      const { subject, heading, paragraphs } = mailText(event, order);
      for (const language of LANGUAGES) {
        expect(subject[language]).toContain(orderName(order._id));
        expect(subject[language]).not.toContain(order.orderNumber);
        expect([heading, ...paragraphs].map((text) => text[language]).join(' ')).not.toMatch(
          /undefined|NaN|null|\s{2}/,
        );
      }
    }
  }
});
