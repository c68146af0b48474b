import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PASSWORD } from '../../../test/builders/index.ts';
import { newCustomer } from '../../../test/new-customer.ts';
import { readEvents } from '../../../test/read-events.ts';
import { openRoundShop, type RoundShop } from '../../../test/round-shop.ts';
import { subscribeToChanges } from '../../platform/cache/change-feed.ts';
import type { DedicatedConnection } from '../../platform/database/dedicated-connection.ts';
import { createLogger } from '../../platform/logger.ts';
import { orders } from '../orders/orders.tables.ts';

let shop: RoundShop;
let feed: DedicatedConnection;
let asha: Awaited<ReturnType<typeof newCustomer>>;
beforeAll(async () => {
  shop = await openRoundShop();
  asha = await newCustomer(shop);
  feed = await subscribeToChanges({
    connection: shop.connection,
    log: createLogger('silent'),
    onChange: () => {},
    onEvent: shop.streams.emit,
    onLost: () => {},
    onConnected: () => {},
  });
});
beforeEach(() => shop.nextMorning());
afterAll(async () => {
  await feed.stop();
  await shop.close();
});

const track = async (orderId: string) => (await asha.get(`/api/orders/${orderId}/tracking`)).body.data;

/** The first stop is another customer's, the second Asha's. */
async function startTwoStops() {
  const first = await shop.packedOrder('1, A');
  const own = await shop.packedOrder('2, A');
  await shop.database.db.update(orders).set({ userId: asha.id }).where(eq(orders.id, own));
  const { day } = await shop.startRound();
  const [before, stop] = day.rounds[0]?.stops ?? [];
  const deliver = async (at: typeof stop, id: string) =>
    shop.deliver(at, { orderIds: [id], code: shop.codeOf(id), cash: await shop.dueOf(id) });
  return { own, deliverFirst: () => deliver(before, first), deliverOwn: () => deliver(stop, own) };
}

test('shows the stops before, the rider and the code on the way, then the proof', async () => {
  const { own, deliverFirst, deliverOwn } = await startTwoStops();
  expect(await track(own)).toMatchObject({
    status: 'outfor delivery',
    onTheWay: { rider: { name: 'Salim', phone: '9876543216' }, stopsBefore: 1, code: shop.codeOf(own) },
    delivered: null,
  });
  await deliverFirst();
  expect((await track(own)).onTheWay.stopsBefore).toBe(0);
  await deliverOwn();
  expect(await track(own)).toMatchObject({ onTheWay: null, delivered: { proof: 'code', photo: null } });
});

test('shows nothing of a rider before the round has started', async () => {
  const own = await shop.packedOrder('2, A');
  await shop.database.db.update(orders).set({ userId: asha.id }).where(eq(orders.id, own));
  await shop.makeRounds();
  expect(await track(own)).toMatchObject({ status: 'shipped', onTheWay: null, delivered: null });
});

test('is for the customer of the order only', async () => {
  const { own } = await startTwoStops();
  const stranger = await newCustomer(shop);
  for (const path of ['tracking', 'events']) {
    expect((await stranger.get(`/api/orders/${own}/${path}`)).status).toBe(404);
    expect((await shop.asRider('GET', `/api/orders/${own}/${path}`)).status).toBe(404);
  }
  expect((await stranger.get(`/api/orders/${own}/delivery-photo`)).status).toBe(404);
});

test('tells the customer at once when the rider has visited a stop before', async () => {
  const { own, deliverFirst } = await startTwoStops();
  const { body } = await shop.post('/api/login', { mobile: asha.mobile, password: PASSWORD });
  const token = body.data.accessToken;
  const stream = await readEvents(`${shop.address}/api/orders/${own}/events`, token);
  expect(stream.status).toBe(200);
  await deliverFirst();
  await vi.waitFor(() => expect(stream.topics).toContain(`order:${own}`));
  stream.close();
});
