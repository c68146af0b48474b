import type { PickList } from '@subah/contract/reports/reports';
import type { RiderDay } from '@subah/contract/rounds/rider';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { openRoundShop, type RoundShop } from '../../../test/round-shop.ts';
import { checkConsistency } from '../reports/index.ts';

let shop: RoundShop;
let categoryId: string;
let dolo: string;
beforeAll(async () => {
  shop = await openRoundShop();
  categoryId = (await aCategory(shop, { catalog: 'medicine' })).id;
});
beforeEach(async () => {
  await shop.nextMorning();
  dolo = (await aProduct(shop, { catalog: 'medicine', categoryId, name: 'Dolo 650', stock: 0 })).id;
});
afterAll(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  await shop.close();
});

const packedOrder = (street?: string) => shop.packedOrder(street, {}, dolo);

const asPacker = async (method: 'GET' | 'POST', path: string) =>
  shop.send(method, path, { token: (await shop.signIn('packer')).accessToken });
const readPickList = async (): Promise<PickList> => (await asPacker('GET', '/api/admin/orders/pick-list')).body.data;
const countWaiting = async (): Promise<number> =>
  (await asPacker('GET', '/api/admin/waiting-work')).body.data.recalledOrders;
const statesOf = ({ rounds }: RiderDay) =>
  Object.fromEntries(rounds.flatMap(({ stops }) => stops.flatMap(({ orders }) => orders)).map((o) => [o._id, o.state]));
const repack = (id: string) => asPacker('POST', `/api/admin/orders/${id}/repack`);

test('a round that starts says which packed orders stay behind, until they are packed again', async () => {
  await shop.receiveBatch(dolo, 'BAD', 2, 300);
  const recalled = await packedOrder();
  await shop.receiveBatch(dolo, 'GOOD', 6, 400);
  const packed = await packedOrder('8, Gali 3');
  await shop.changeRecall(dolo, 'BAD', 'recall');

  expect(await countWaiting()).toBe(1);
  expect((await readPickList()).toRepack).toEqual([
    {
      _id: recalled,
      date: shop.today(),
      isOnTheWay: false,
      rider: null,
      packs: [{ name: 'Dolo 650', number: 'BAD', quantity: 2 }],
    },
  ]);
  const { round, day } = await shop.startRound();
  expect(statesOf(day)).toEqual({ [recalled]: 'recalled', [packed]: 'open' });
  expect(day.rounds[0]).toMatchObject({ isStarted: true, toTake: 0 });
  const { rounds } = (await shop.asManager('GET', `/api/admin/rounds?date=${shop.today()}`)).body.data;
  expect(rounds[0]).toMatchObject({ status: 'started' });

  expect((await repack(recalled)).status).toBe(200);
  expect((await repack(recalled)).status).toBe(200);
  const { timeline } = (await shop.asManager('GET', `/api/orders/${recalled}`)).body.data;
  expect(timeline.filter(({ label }: { label: string }) => label.startsWith('Packed again'))).toHaveLength(1);
  expect([await countWaiting(), (await readPickList()).toRepack]).toEqual([0, []]);
  const again: RiderDay = (await shop.asRider('GET', '/api/rider/rounds')).body.data;
  expect(again.rounds[0]).toMatchObject({ toTake: 1 });
  const taken = await shop.asRider('POST', `/api/rider/rounds/${round._id}/start`);
  expect(statesOf(taken.body.data)).toEqual({ [recalled]: 'open', [packed]: 'open' });
  const order = (await shop.asManager('GET', `/api/orders/${recalled}`)).body.data;
  expect(order.status).toBe('outfor delivery');
  expect((await repack(recalled)).body.code).toBe('ORDER_CHANGED');
});

test('an order is not packed again without other packs, and leaves when the recall is lifted', async () => {
  await shop.receiveBatch(dolo, 'BAD', 2, 300);
  const id = await packedOrder();
  await shop.changeRecall(dolo, 'BAD', 'recall');
  expect((await repack(id)).body.code).toBe('BATCH_TOO_SMALL');
  expect(await countWaiting()).toBe(1);
  await shop.changeRecall(dolo, 'BAD', 'recall/lift');
  expect(await countWaiting()).toBe(0);
  const { day } = await shop.startRound();
  expect(statesOf(day)).toEqual({ [id]: 'open' });
});
