import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { contactMessages } from './contact.tables.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openStockedShop();
});
afterAll(() => shop.close());

test('stores a message', async () => {
  const { status, body } = await shop.post('/api/contact', {
    email: ' asha@example.com ',
    phone: '9826012345',
    message: 'When do you open?',
  });
  expect(status).toBe(200);
  const kept = await shop.database.db.select().from(contactMessages);
  expect(kept).toMatchObject([
    { id: body.data._id, email: 'asha@example.com', phone: '9826012345', message: 'When do you open?' },
  ]);
});

test('keeps a message once that is sent again, until it is answered', async () => {
  const { accessToken: token } = await shop.signIn('admin');
  const send = async () => {
    const message = { email: 'rubina@example.com', phone: '9826054321', message: 'Do you bring ice cream?' };
    return (await shop.post('/api/contact', message)).body.data._id;
  };
  const first = await send();
  expect(await send()).toBe(first);
  await shop.send('PATCH', `/api/admin/messages/${first}`, { token, body: {} });
  expect(await send()).not.toBe(first);
});

test('keeps a message once that is sent twice at the same moment', async () => {
  const message = { email: 'double@example.com', phone: '9826054322', message: 'Do you bring ice?' };
  const { db } = shop.database;
  const waiting = async () =>
    (
      await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows.length;
  // Both calls have read the table before one of them can insert.
  const sent = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table contact_messages in exclusive mode`);
    const calls = [shop.post('/api/contact', message), shop.post('/api/contact', message)];
    await vi.waitUntil(async () => (await waiting()) === calls.length, { timeout: 10_000 });
    return calls;
  });
  const [first, second] = await Promise.all(sent);
  expect(second?.body.data._id).toBe(first?.body.data._id);
  expect(await db.$count(contactMessages, eq(contactMessages.email, message.email))).toBe(1);
});

test('rejects missing fields', async () => {
  const { status, body } = await shop.post('/api/contact', { email: 'nobody', phone: '', message: ' ' });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    email: 'Enter a valid email address.',
    phone: 'Enter a valid 10-digit mobile number.',
    message: 'Message is required.',
  });
  expect((await shop.database.db.select().from(contactMessages)).map(({ email }) => email)).not.toContain('nobody');
});

test('lists a message until it is marked as answered', async () => {
  const { accessToken: token } = await shop.signIn('admin');
  const left = await shop.post('/api/contact', { email: 'a@b.in', phone: '9876500000', message: 'Hello' });
  const open = await shop.get('/api/admin/messages?isDone=false', { token });
  expect(open.body.data[0]).toMatchObject({ _id: left.body.data._id, message: 'Hello', isDone: false });
  const done = await shop.send('PATCH', `/api/admin/messages/${left.body.data._id}`, { token, body: {} });
  expect(done.body.data.isDone).toBe(true);
  const { accessToken } = await shop.signIn('customer');
  expect((await shop.get('/api/admin/messages', { token: accessToken })).status).toBe(403);
});

test('limits messages from one address', async () => {
  const guarded = await openStockedShop({ settings: { rateLimits: true } });
  const write = () =>
    guarded.post('/api/contact', { email: 'asha@example.com', phone: '9826012345', message: 'Namaste' });
  for (let time = 0; time < 60; time += 1) expect((await write()).status).toBe(200);
  expect((await write()).status).toBe(429);
  await guarded.close();
});
