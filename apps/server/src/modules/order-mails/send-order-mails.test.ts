import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TOMATO } from '../../../test/builders/index.ts';
import { type NewCustomer, newCustomer } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import type { MailTransport } from '../../platform/mail/mail-transport.ts';
import { findOrders } from '../orders/index.ts';
import { orderMails } from './order-mails.tables.ts';
import { sendOrderMails } from './send-order-mails.ts';

let shop: OpenShop;
let customer: NewCustomer;
let sent: string[];
let failing: Set<string>;

beforeAll(async () => {
  shop = await openStockedShop();
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());
beforeEach(() => {
  sent = [];
  failing = new Set();
});

const transport: MailTransport = async (mails) => {
  const failures = mails.filter(({ messageId }) => failing.has(messageId));
  sent.push(...mails.map(({ messageId }) => messageId).filter((id) => !failing.has(id)));
  return failures.map((mail) => ({ mail, reason: new Error('mailbox is full') }));
};
const send = () => sendOrderMails({ ...shop.deps, findOrders, transport });

async function placeOrder(): Promise<string> {
  await customer.post('/api/cart/add', { productId: TOMATO, quantity: 1 });
  const { body } = await customer.post('/api/payment/order', { addressId: customer.addressId, paymentMode: 'COD' });
  return body.orderId;
}

const messageIdOf = (orderId: string) => `<order.${orderId}.OrderPlaced@subah.example>`;

const makeDue = () => shop.database.db.update(orderMails).set({ nextAttemptAt: sql`now()` });

test('sends a mail once, also when two servers run the job at the same time', async () => {
  const orderId = await placeOrder();
  await Promise.all([send(), send()]);
  await makeDue();
  await send();
  expect(sent).toEqual([messageIdOf(orderId)]);
});

test('retries a failed mail later with the same Message-ID and does not send the others again', async () => {
  const [first, second] = [await placeOrder(), await placeOrder()];
  failing.add(messageIdOf(first));
  await send();
  expect(sent).toEqual([messageIdOf(second)]);

  failing.clear();
  await send();
  expect(sent).toHaveLength(1);
  await makeDue();
  await send();
  expect(sent).toEqual([messageIdOf(second), messageIdOf(first)]);
});

test('sends a mail again after its lease when the process died while sending', async () => {
  const orderId = await placeOrder();
  const crashingTransport: MailTransport = async () => {
    throw new Error('killed');
  };
  await expect(sendOrderMails({ ...shop.deps, findOrders, transport: crashingTransport })).rejects.toThrow('killed');
  const [mail] = await shop.database.db.select().from(orderMails).where(eq(orderMails.orderId, orderId));
  expect(mail).toMatchObject({ attempts: 1, sentAt: null });
  await makeDue();
  await send();
  expect(sent).toEqual([messageIdOf(orderId)]);
});
