import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD, TOMATO } from '../../../test/builders/index.ts';
import { type NewCustomer, newCustomer } from '../../../test/new-customer.ts';
import { createBrowserKeys, startNoticeReceiver } from '../../../test/notice-receiver.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { users } from '../accounts/accounts.tables.ts';
import { deliverNotice } from './deliver-notice.ts';
import { type Notice, sendNotice } from './index.ts';
import { notices, pushKeys, pushSubscriptions, whatsappSettings } from './notices.tables.ts';

const TOKEN = 'EAAG-token-of-the-shop';

let shop: OpenShop;
let receiver: Awaited<ReturnType<typeof startNoticeReceiver>>;
let admin: string;
let customer: NewCustomer;

beforeAll(async () => {
  receiver = await startNoticeReceiver();
  shop = await openStockedShop({ settings: { whatsappApiUrl: receiver.url } });
  admin = (await shop.signIn('admin')).accessToken;
});
afterAll(async () => {
  await shop.close();
  await receiver.close();
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  receiver.received.length = 0;
  receiver.answer.status = 201;
  receiver.answer.body = {};
});

const saveWhatsapp = (body: object) => shop.send('PUT', '/api/admin/notice-settings', { token: admin, body });
const choose = (choices: object) =>
  customer.send('PUT', '/api/notices/choices', { mail: true, push: true, whatsapp: false, ...choices });
const inHindi = () => shop.database.db.update(users).set({ language: 'hi' }).where(eq(users.id, customer.id));
const retryNow = () =>
  shop.database.pool.query(`update graphile_worker._private_jobs set run_at = now() where attempts < max_attempts`);

/** A browser of this person; push services have https addresses, so it does not come through the API. */
async function aBrowser(userId: string, { isForWork = false, path = `/push/${newId()}` } = {}) {
  const { keys, decrypt } = createBrowserKeys();
  const id = newId();
  await shop.database.db
    .insert(pushSubscriptions)
    .values({ id, userId, endpoint: `${receiver.url}${path}`, ...keys, isForWork });
  return { id, path, messages: () => receiver.at(path).map(({ body }) => decrypt(body)) };
}

async function placeOrder(): Promise<string> {
  await customer.post('/api/cart/add', { productId: TOMATO, quantity: 1 });
  const { body } = await customer.post('/api/payment/order', { addressId: customer.addressId, paymentMode: 'COD' });
  return body.orderId;
}

const setStatus = (orderId: string, status: string) =>
  shop.post('/api/admin/orders/status', { orderIds: [orderId], status }, { token: admin });

const aNotice = (changes: Partial<Notice> = {}): Notice => ({
  kind: 'list_reminder',
  userId: customer.id,
  key: `test.${newId()}`,
  title: { en: 'Time to order', hi: 'ऑर्डर का समय' },
  body: { en: 'Your list is ready.', hi: 'आपकी लिस्ट तैयार है।' },
  path: '/orders',
  values: ['Ghar ka saman'],
  mail: {},
  ...changes,
});
const tell = (notice: Notice) => inTransaction(shop.database.db, (tx) => sendNotice(tx, notice));

test('an order is told by mail, push and WhatsApp in the language of the account, each once', async () => {
  await saveWhatsapp({
    phoneNumberId: '10987',
    token: TOKEN,
    templates: { order_placed: 'subah_order_placed', order_on_the_way: 'subah_on_the_way' },
  });
  await choose({ whatsapp: true });
  await inHindi();
  const browser = await aBrowser(customer.id);
  const packer = await shop.accountOf('packer');
  const workPhone = await aBrowser(packer.id, { isForWork: true });
  const ownPhone = await aBrowser(packer.id);

  const orderId = await placeOrder();
  await shop.runJobs();
  await shop.runJobs();
  expect(browser.messages()).toMatchObject([
    { title: expect.stringContaining('आपका ऑर्डर हमें मिल गया'), path: `/hi/orders#${orderId}` },
  ]);
  const push = receiver.at(browser.path)[0];
  expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
  expect(push?.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/);
  expect(Number(push?.headers.ttl)).toBeGreaterThan(0);

  const whatsapp = receiver.at('/10987/messages');
  expect(whatsapp).toHaveLength(1);
  expect(whatsapp[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  expect(JSON.parse(String(whatsapp[0]?.body))).toEqual({
    messaging_product: 'whatsapp',
    to: `91${customer.mobile}`,
    type: 'template',
    template: {
      name: 'subah_order_placed',
      language: { code: 'hi' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: expect.stringMatching(/\d/) },
            { type: 'text', text: expect.stringContaining('आपका ऑर्डर मिल गया') },
          ],
        },
      ],
    },
  });
  expect(await mailsTo(shop, customer.email)).toHaveLength(1);
  // Those who pack are told on their work phones only.
  expect(workPhone.messages()).toMatchObject([{ path: '/dashboard?section=pick-list' }]);
  expect(ownPhone.messages()).toEqual([]);

  await setStatus(orderId, 'shipped');
  await shop.runJobs();
  await setStatus(orderId, 'outfor delivery');
  await shop.runJobs();
  expect(browser.messages().map(({ title }) => title)).toEqual([
    expect.stringContaining('मिल गया'),
    expect.stringContaining('पैक हो गया'),
    expect.stringContaining('निकल गया'),
  ]);
  // No template is set for packed orders.
  expect(receiver.at('/10987/messages')).toHaveLength(2);
});

test('what is switched off is not sent', async () => {
  const browser = await aBrowser(customer.id);
  expect((await choose({ mail: false, push: false })).body.data).toMatchObject({ mail: false, push: false });
  await placeOrder();
  await tell(aNotice());
  await shop.runJobs();
  expect(browser.messages()).toEqual([]);
  expect(await mailsTo(shop, customer.email)).toEqual([]);
});

test('a consent to WhatsApp ends with the number', async () => {
  await saveWhatsapp({ phoneNumberId: '10987', token: TOKEN, templates: { list_reminder: 'reminder' } });
  await choose({ mail: false, whatsapp: true });
  const mobile = `7${String(Date.now()).slice(-9)}`;
  await shop.database.db.update(users).set({ mobile }).where(eq(users.id, customer.id));
  await tell(aNotice());
  await shop.runJobs();
  expect(receiver.received).toEqual([]);
});

test('tries again when a service is down, and forgets browsers that are gone', async () => {
  const [phone, laptop] = [await aBrowser(customer.id), await aBrowser(customer.id)];
  receiver.answer.status = 503;
  await tell(aNotice());
  await shop.runJobs();
  expect(receiver.received).toHaveLength(2);
  receiver.answer.status = 201;
  await retryNow();
  await shop.runJobs();
  expect([phone.messages().length, laptop.messages().length]).toEqual([2, 2]);

  receiver.answer.status = 410;
  await tell(aNotice());
  await shop.runJobs();
  const left = await shop.database.db.$count(pushSubscriptions, eq(pushSubscriptions.userId, customer.id));
  expect(left).toBe(0);
  const { rows } = await shop.database.pool.query('select state, content from notices where user_id = $1', [
    customer.id,
  ]);
  expect(rows.filter(({ state }) => state === 'waiting' || state === 'sending')).toEqual([]);
  expect(rows.every(({ content }) => content === null)).toBe(true);
});

test('sends nothing to a browser that another person has registered meanwhile', async () => {
  const browser = await aBrowser(customer.id);
  receiver.answer.status = 503;
  await tell(aNotice());
  await shop.runJobs();
  const other = await newCustomer(shop);
  await shop.database.db
    .update(pushSubscriptions)
    .set({ userId: other.id })
    .where(eq(pushSubscriptions.id, browser.id));
  receiver.answer.status = 201;
  receiver.received.length = 0;
  await retryNow();
  await shop.runJobs();
  expect(browser.messages()).toEqual([]);
});

test('two servers do not send one notice both, and a crash while sending repeats nothing', async () => {
  const browser = await aBrowser(customer.id);
  const notice = aNotice();
  await Promise.all([tell(notice), tell(notice)]);
  const ref = { userId: customer.id, key: notice.key, channel: 'push' as const, device: browser.id };
  await Promise.all([deliverNotice(shop.deps, ref), deliverNotice(shop.deps, ref)]);
  expect(browser.messages()).toHaveLength(1);

  await shop.database.db
    .update(notices)
    .set({ state: 'sending', content: { channel: 'push', title: 'x', body: 'x', path: '/' } })
    .where(eq(notices.key, notice.key));
  await deliverNotice(shop.deps, ref);
  expect(browser.messages()).toHaveLength(1);
});

test('a message that waited too long is dropped', async () => {
  const browser = await aBrowser(customer.id);
  const notice = aNotice();
  await tell(notice);
  await shop.database.db
    .update(notices)
    .set({ createdAt: sql`now() - interval '13 hours'` })
    .where(eq(notices.key, notice.key));
  await shop.runJobs();
  expect(browser.messages()).toEqual([]);
});

test('a shop that others can reach sends nothing to private addresses', async () => {
  const browser = await aBrowser(customer.id);
  const notice = aNotice();
  await tell(notice);
  const ref = { userId: customer.id, key: notice.key, channel: 'push' as const, device: browser.id };
  const deps = { ...shop.deps, settings: { ...shop.deps.settings, isLocalOnly: false } };
  await expect(deliverNotice(deps, ref)).rejects.toThrow('was not accepted');
  expect(receiver.received).toEqual([]);
});

test('registers browsers, refuses addresses that are no push service, and keeps one owner per browser', async () => {
  const { keys } = createBrowserKeys();
  const endpoint = `https://push.example.com/${newId()}`;
  const register = (who: NewCustomer, body: object) => who.send('PUT', '/api/notices/device', body);
  for (const bad of ['http://push.example.com/x', 'https://10.0.0.1/x', 'https://localhost/x']) {
    const { status, body } = await register(customer, { endpoint: bad, keys });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['endpoint']]);
  }
  expect((await register(customer, { endpoint, keys: { ...keys, auth: 'short' } })).status).toBe(400);
  expect((await register(customer, { endpoint, keys })).body.data).toMatchObject({ devices: 1, whatsapp: false });
  const other = await newCustomer(shop);
  expect((await register(other, { endpoint, keys })).body.data.devices).toBe(1);
  expect((await customer.get('/api/notices/choices')).body.data.devices).toBe(0);
  // Not the own browser.
  await customer.send('DELETE', '/api/notices/device', { endpoint });
  expect((await other.get('/api/notices/choices')).body.data.devices).toBe(1);
  expect((await other.send('DELETE', '/api/notices/device', { endpoint })).body.data.devices).toBe(0);
});

test('keeps the token and the private key sealed, and shows neither', async () => {
  await saveWhatsapp({ phoneNumberId: '10987', token: TOKEN, templates: { refund_made: 'refund' } });
  const kept = await saveWhatsapp({ phoneNumberId: '10988', token: '', templates: {} });
  expect(kept.body.data).toEqual({ phoneNumberId: '10988', hasToken: true, templates: {} });
  expect(kept.text).not.toContain(TOKEN);
  const [row] = await shop.database.db.select().from(whatsappSettings);
  expect(row?.token).not.toContain(TOKEN);
  const audit = await shop.get('/api/admin/audit-log', { token: admin });
  expect(audit.text).not.toContain(TOKEN);
  const { publicKey } = (await customer.get('/api/notices/choices')).body.data;
  expect(await shop.database.db.select().from(pushKeys)).toMatchObject([{ publicKey }]);

  expect((await saveWhatsapp({ phoneNumberId: 'x', templates: {} })).status).toBe(400);
  expect((await saveWhatsapp({ phoneNumberId: '1', templates: { refund_made: 'Not A Name' } })).status).toBe(400);
  expect((await saveWhatsapp({ phoneNumberId: '', templates: {} })).body.data.hasToken).toBe(false);
  expect((await saveWhatsapp({ phoneNumberId: '1', templates: {} })).body.fields).toHaveProperty('token');
});

test('exports choices and browsers, and deletes them with the account', async () => {
  const browser = await aBrowser(customer.id);
  await choose({ whatsapp: true });
  await tell(aNotice());
  const { body, text } = await customer.get('/api/users/me/export');
  expect(body.data.notices).toMatchObject({
    choices: { mail: true, whatsappMobile: customer.mobile },
    devices: [{ endpoint: expect.stringContaining(browser.path) }],
    sent: [{ kind: 'list_reminder' }, { kind: 'list_reminder' }],
  });
  expect(text).not.toContain('p256dh');
  expect((await customer.send('DELETE', '/api/users/me', { password: PASSWORD })).status).toBe(200);
  await shop.runJobs();
  expect(browser.messages()).toEqual([]);
  expect(await shop.database.db.$count(notices, eq(notices.userId, customer.id))).toBe(0);
  expect(await shop.database.db.$count(pushSubscriptions, eq(pushSubscriptions.userId, customer.id))).toBe(0);
});
