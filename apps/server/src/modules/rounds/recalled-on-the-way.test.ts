import type { RiderDay, RiderStop } from '@subah/contract/rounds/rider';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { openRoundShop, type RoundShop } from '../../../test/round-shop.ts';
import { notices, pushSubscriptions } from '../notices/notices.tables.ts';
import { checkConsistency } from '../reports/index.ts';

let shop: RoundShop;
let categoryId: string;
let dolo: string;
let atta: string;
beforeAll(async () => {
  shop = await openRoundShop();
  categoryId = (await aCategory(shop, { catalog: 'medicine' })).id;
});
beforeEach(async () => {
  await shop.nextMorning();
  dolo = (await aProduct(shop, { catalog: 'medicine', categoryId, name: 'Dolo 650', stock: 0 })).id;
  atta = (await aProduct(shop, { name: 'Atta', hindiName: 'आटा', unit: 'kg', stock: 0 })).id;
});
afterAll(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  await shop.close();
});

const readStop = async (): Promise<RiderStop | undefined> =>
  ((await shop.asRider('GET', '/api/rider/rounds')).body.data as RiderDay).rounds[0]?.stops[0];
const asPacker = async (path: string) => shop.get(path, { token: (await shop.signIn('packer')).accessToken });
const noticesOf = (kind: 'batch_recalled' | 'recall_on_round') =>
  shop.database.db.select().from(notices).where(eq(notices.kind, kind));
const handOver = async (stop: RiderStop | undefined, id: string, body: object = {}) =>
  shop.deliver(stop, { orderIds: [id], code: shop.codeOf(id), cash: await shop.dueOf(id), ...body });

test('a rider on the way is told which packs must not be handed over and brings the order back', async () => {
  await shop.receiveBatch(atta, 'BAD', 2);
  const id = await shop.packedOrder('7, Gali 3', {}, atta);
  await shop.startRound();
  const phone = { userId: shop.riderId, endpoint: 'https://push.example/rider', p256dh: 'x', auth: 'x' };
  await shop.database.db.insert(pushSubscriptions).values({ ...phone, isForWork: true });
  await shop.changeRecall(atta, 'BAD');

  const stop = await readStop();
  expect(stop?.orders).toMatchObject([
    {
      _id: id,
      state: 'bring_back',
      recalled: {
        items: [{ name: 'Atta', hindiName: 'आटा', unit: '1 kg', quantity: 2, batch: 'BAD' }],
        hasMedicines: false,
      },
    },
  ]);
  expect(await noticesOf('recall_on_round')).toMatchObject([
    { userId: shop.riderId, content: { body: expect.stringContaining('1 order'), path: '/rider' } },
  ]);
  const { rounds } = (await shop.asManager('GET', `/api/admin/rounds?date=${shop.today()}`)).body.data;
  expect(rounds[0]).toMatchObject({ status: 'started', toCollect: 0, stops: [{ orders: [{ state: 'bring_back' }] }] });
  expect((await asPacker('/api/admin/waiting-work')).body.data.recalledOrders).toBe(1);
  const listed = { _id: id, packs: [{ name: 'Atta', number: 'BAD', quantity: 2 }] };
  expect((await asPacker('/api/admin/orders/pick-list')).body.data.toRepack).toMatchObject([
    { ...listed, isOnTheWay: true, rider: expect.stringMatching(/./) },
  ]);

  const refused = await handOver(stop, id);
  expect(refused).toMatchObject({ status: 409, body: { code: 'BATCH_RECALLED' } });
  expect(refused.body.message).toContain('Bring it back');
  expect(await shop.statusOf(id)).toBe('outfor delivery');

  const back = await shop.failToDeliver(stop, { orderIds: [id], reason: 'recalled' });
  expect(back.status).toBe(200);
  expect(await shop.statusOf(id)).toBe('shipped');
  expect((await asPacker('/api/admin/orders/pick-list')).body.data.toRepack).toMatchObject([
    { ...listed, isOnTheWay: false, rider: null },
  ]);
});

test('names no medicine, and the other order of the door is delivered', async () => {
  await shop.receiveBatch(dolo, 'BAD', 2);
  const recalled = await shop.packedOrder('7, Gali 3', {}, dolo);
  const other = await shop.packedOrder();
  await shop.startRound();
  await shop.changeRecall(dolo, 'BAD');
  const stop = await readStop();
  const entry = stop?.orders.find(({ _id }) => _id === recalled);
  expect(entry).toMatchObject({ state: 'bring_back', recalled: { items: [], hasMedicines: true } });
  expect(JSON.stringify(stop)).not.toContain('Dolo');
  expect((await shop.deliver(stop, { orderIds: [recalled, other], code: shop.codeOf(other) })).body.code).toBe(
    'BATCH_RECALLED',
  );
  expect((await handOver(stop, other)).status).toBe(200);
  expect(await shop.statusOf(other)).toBe('delivered');

  await shop.changeRecall(dolo, 'BAD', 'recall/lift');
  expect((await readStop())?.orders.find(({ _id }) => _id === recalled)).toMatchObject({
    state: 'open',
    recalled: null,
  });
  expect((await handOver(stop, recalled)).status).toBe(200);
});

test('the order is delivered without the recalled packs when the shop takes them off the bill', async () => {
  await shop.receiveBatch(atta, 'BAD', 1);
  await shop.receiveBatch(atta, 'GOOD', 5, 400);
  const id = await shop.packedOrder('7, Gali 3', {}, atta);
  await shop.startRound();
  await shop.changeRecall(atta, 'BAD');
  const order = (await shop.asManager('GET', `/api/orders/${id}`)).body.data;
  const [line] = order.products;
  const lines = [{ lineId: line._id, quantity: 1 }];
  const changed = await shop.asManager('PATCH', `/api/admin/orders/${id}/lines`, {
    version: order.version,
    reason: 'Recalled',
    lines,
  });
  expect(changed.status).toBe(200);
  const stop = await readStop();
  expect(stop?.orders).toMatchObject([{ state: 'open', recalled: null }]);
  expect((await handOver(stop, id)).status).toBe(200);
});

test('a delivery that waited on the phone is booked, and the customer is told of the recall', async () => {
  await shop.receiveBatch(atta, 'BAD', 2);
  const id = await shop.packedOrder('7, Gali 3', {}, atta);
  await shop.startRound();
  const stop = await readStop();
  const before = (await noticesOf('batch_recalled')).length;
  await shop.changeRecall(atta, 'BAD');
  expect((await handOver(stop, id, { isQueued: true })).status).toBe(200);
  expect(await shop.statusOf(id)).toBe('delivered');
  const told = (await noticesOf('batch_recalled')).slice(before);
  expect(told).toHaveLength(1);
  const pharmacist = (await shop.signIn('pharmacist')).accessToken;
  const body = { number: 'BAD', productId: atta, note: '' };
  const tell = await shop.post('/api/admin/batches/recall/notices', body, { token: pharmacist });
  expect(tell.body.data).toEqual({ orders: 0 });
});

test('staff record that recalled packs reached the customer, but not of an order that is in the shop', async () => {
  await shop.receiveBatch(atta, 'BAD', 4);
  const gone = await shop.packedOrder('7, Gali 3', {}, atta);
  await shop.startRound();
  const packed = await shop.packedOrder('8, Gali 3', {}, atta);
  await shop.changeRecall(atta, 'BAD');
  const deliver = (id: string) => shop.asManager('PATCH', `/api/orders/status/${id}`, { status: 'delivered' });
  expect((await deliver(packed)).body.code).toBe('BATCH_RECALLED');
  const before = (await noticesOf('batch_recalled')).length;
  expect((await deliver(gone)).status).toBe(200);
  expect((await noticesOf('batch_recalled')).length).toBe(before + 1);
});
