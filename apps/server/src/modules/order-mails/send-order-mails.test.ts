import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TOMATO } from '../../../test/builders/index.ts';
import { type NewCustomer, newCustomer, staySignedIn } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { openDatabase } from '../../platform/database/database.ts';
import type { MailTransport } from '../../platform/mail/mail-transport.ts';
import { findOrders } from '../orders/index.ts';
import { orderMails } from './order-mails.tables.ts';
import { SEND_ORDER_MAILS, scheduleOrderMails } from './queue-order-mail.ts';
import { sendOrderMails } from './send-order-mails.ts';

let shop: OpenShop;
let customer: NewCustomer;
let asAdmin: Awaited<ReturnType<typeof staySignedIn>>['send'];
let sent: string[];
let failing: Set<string>;
let isDown = false;

beforeAll(async () => {
  shop = await openStockedShop();
  customer = await newCustomer(shop);
  ({ send: asAdmin } = await staySignedIn(shop, await shop.accountOf('admin')));
});
afterAll(() => shop.close());
beforeEach(() => {
  sent = [];
  failing = new Set();
  isDown = false;
});

const transport: MailTransport = async (mails) => {
  if (isDown) return mails.map((mail) => ({ mail, reason: new Error('no response') }));
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

/** Moves the mails into the past, as if so many minutes had gone by. */
const letPass = (minutes: number) =>
  shop.database.db.execute(sql`update order_mails set created_at = created_at - make_interval(mins => ${minutes}),
    next_attempt_at = next_attempt_at - make_interval(mins => ${minutes})`);
const setStatus = (orderId: string, status: string) => asAdmin('PATCH', `/api/orders/status/${orderId}`, { status });
const eventsOf = (orderId: string): string[] =>
  sent.flatMap((id) => new RegExp(`^<order\\.${orderId}\\.(.+)@`).exec(id)?.[1] ?? []);

test('sends the mails of an order in their sequence after an outage, and none that is outdated', async () => {
  const [first, second] = [await placeOrder(), await placeOrder()];
  isDown = true;
  await send();
  await letPass(6);
  // The second attempt fails: the third one comes in ten minutes.
  await send();
  for (const status of ['shipped', 'outfor delivery', 'delivered']) {
    await letPass(2);
    await setStatus(first, status);
    await send();
  }
  await setStatus(second, 'shipped');
  isDown = false;
  await send();
  // The mails of the first order may still be under way.
  expect([eventsOf(first), eventsOf(second)]).toEqual([[], ['OrderPlaced', 'shipped']]);
  await letPass(6);
  await send();
  expect(eventsOf(first)).toEqual(['OrderPlaced', 'delivered']);
});

test('sends few mails at a time by SMTP, so that none is sent twice while the server is slow or after it was killed', async () => {
  for (let count = 0; count < 7; count++) await placeOrder();
  const sizes: number[] = [];
  const settings = { ...shop.deps.settings, mail: { ...shop.deps.settings.mail, smtpUrl: 'smtp://127.0.0.1:9' } };
  const slow: MailTransport = async (mails) => {
    sizes.push(mails.length);
    return [];
  };
  await sendOrderMails({ ...shop.deps, settings, findOrders, transport: slow });
  expect(sizes).toEqual([5, 2]);
});

test('leaves the other mails alone while no mail can be sent', async () => {
  for (let count = 0; count < 7; count++) await placeOrder();
  let calls = 0;
  const settings = { ...shop.deps.settings, mail: { ...shop.deps.settings.mail, smtpUrl: 'smtp://127.0.0.1:9' } };
  const silent: MailTransport = async (mails) => {
    calls++;
    return mails.map((mail) => ({ mail, reason: new Error('no response') }));
  };
  await sendOrderMails({ ...shop.deps, settings, findOrders, transport: silent });
  expect(calls).toBe(1);
  await send();
  expect(sent).toHaveLength(2);
});

test('sends the mails of an order on time while later orders arrive', async () => {
  const servers = [openDatabase(shop.connection), openDatabase(shop.connection)];
  const sendTimes = [];
  for (const { db } of servers) {
    await scheduleOrderMails(db);
    const { rows } = await db.execute(sql`select run_at from graphile_worker.jobs where key = ${SEND_ORDER_MAILS}`);
    sendTimes.push(rows[0]?.run_at);
  }
  await Promise.all(servers.map(({ close }) => close()));
  expect(sendTimes[0]).toBeDefined();
  expect(sendTimes[1]).toEqual(sendTimes[0]);
});
