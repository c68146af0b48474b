import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TOMATO } from '../../../test/builders/index.ts';
import { newCustomer } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { readEvents } from '../../../test/read-events.ts';
import { startSecondServer } from '../../../test/second-server.ts';
import { signedInStaff } from '../../../test/staff.ts';
import { subscribeToChanges } from '../../platform/cache/change-feed.ts';
import type { DedicatedConnection } from '../../platform/database/dedicated-connection.ts';
import { newId } from '../../platform/database/new-id.ts';
import { createLogger } from '../../platform/logger.ts';

let shop: OpenShop;
let feed: DedicatedConnection;
const follow = (token: string) => readEvents(`${shop.address}/api/admin/events`, token);

beforeAll(async () => {
  shop = await openStockedShop();
  feed = await subscribeToChanges({
    connection: shop.connection,
    log: createLogger('silent'),
    onChange: () => {},
    onEvent: shop.streams.emit,
    onLost: () => {},
    onConnected: () => {},
  });
});
afterAll(async () => {
  await feed.stop();
  await shop.close();
});

/** Each is another one: the same message is kept once. */
const newMessage = () => ({ email: 'asha@example.com', phone: '9826012345', message: `When do you open? ${newId()}` });
let managers = 0;
let token: string;
beforeEach(async () => {
  managers += 1;
  token = (await signedInStaff(shop, { role: 'manager', mobile: `98260550${String(managers).padStart(2, '0')}` }))
    .token;
});

test('reports messages and orders as they arrive, also from another server process', async () => {
  const stream = await follow(token);
  expect([stream.status, stream.type]).toEqual([200, 'text/event-stream']);
  const second = await startSecondServer(shop);
  const headers = { 'content-type': 'application/json' };
  await fetch(`${second.address}/api/contact`, { method: 'POST', headers, body: JSON.stringify(newMessage()) });
  await vi.waitFor(() => expect(stream.topics).toEqual(['messages']));

  const customer = await newCustomer(shop);
  await customer.post('/api/cart/add', { productId: TOMATO, quantity: 1 });
  const order = { addressId: customer.addressId, paymentMode: 'COD' };
  expect((await customer.post('/api/payment/order', order)).status).toBe(200);
  await vi.waitFor(() => expect(stream.topics).toEqual(['messages', 'orders']));
  stream.close();
  await second.close();
});

test('reports only the work of the own role, and nothing to customers', async () => {
  const packer = await follow((await signedInStaff(shop, { role: 'packer', mobile: '9826055101' })).token);
  const manager = await follow(token);
  await shop.post('/api/contact', newMessage());
  await vi.waitFor(() => expect(manager.topics).toEqual(['messages']));
  expect(packer.topics).toEqual([]);
  expect((await follow((await shop.signIn('customer')).accessToken)).status).toBe(403);
  for (const stream of [packer, manager]) stream.close();
});

test('ends with the session, before another event is sent', async () => {
  const account = await signedInStaff(shop, { role: 'manager', mobile: '9826055102' });
  const stream = await follow(account.token);
  await shop.post('/api/logout', { refreshToken: account.refreshToken });
  await shop.post('/api/contact', newMessage());
  await stream.ended;
  expect(stream.topics).toEqual([]);
});

test('refuses an eleventh stream of one account, and ends all when the server stops', async () => {
  const open = await Promise.all(Array.from({ length: 10 }, () => follow(token)));
  expect(open.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await follow(token)).status).toBe(429);
  shop.streams.closeAll();
  await Promise.all(open.map(({ ended }) => ended));
});
