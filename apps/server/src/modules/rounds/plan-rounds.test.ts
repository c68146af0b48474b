import type { RiderDay } from '@subah/contract/rounds/rider';
import type { Rounds } from '@subah/contract/rounds/rounds';
import { indiaDate, indiaMoment } from '@subah/rules/india-time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openRoundShop, type RoundShop } from '../../../test/round-shop.ts';
import { newId } from '../../platform/database/new-id.ts';
import { orders } from '../orders/orders.tables.ts';
import { joinLateOrders } from './make-rounds.ts';
import { roundOrders } from './rounds.tables.ts';

let shop: RoundShop;
beforeAll(async () => {
  shop = await openRoundShop();
});
beforeEach(() => shop.nextMorning());
afterAll(() => shop.close());

const readRounds = async (): Promise<Rounds> =>
  (await shop.asManager('GET', `/api/admin/rounds?date=${shop.today()}`)).body.data;
const streets = ({ rounds }: Rounds) => rounds.map(({ area, stops }) => [area, stops.map(({ street }) => street)]);

test('makes one round per area, and one stop of all that goes to one door', async () => {
  await shop.packedOrder('7, Gali 3');
  await shop.packedOrder('7, gali 3.');
  await shop.milkFor({ street: '7, Gali 3' });
  await shop.packedOrder('9, Gali 4');
  await shop.packedOrder('1, Lake Road', { area: 'Ratanpur' });
  expect((await readRounds()).waiting).toBe(5);
  const made = await shop.makeRounds();
  expect(streets(made)).toEqual([
    ['Ratanpur', ['1, Lake Road']],
    ['Satlapur', ['7, Gali 3', '9, Gali 4']],
  ]);
  expect(made.rounds[1]?.stops[0]).toMatchObject({
    orders: [{}, {}],
    milk: [{ packs: 1 }],
    name: 'Asha Sharma, Bela Rao',
  });
  expect(made.waiting).toBe(0);
  expect(await shop.makeRounds()).toEqual(made);
});

test('a late order joins the round of its area by itself', async () => {
  await shop.packedOrder('7, Gali 3');
  await shop.makeRounds();
  await shop.packedOrder('9, Gali 4');
  await shop.packedOrder('1, Lake Road', { area: 'Ratanpur' });
  await joinLateOrders(shop.deps);
  const after = await readRounds();
  expect(streets(after)).toEqual([['Satlapur', ['7, Gali 3', '9, Gali 4']]]);
  expect(after.waiting).toBe(1);
});

test('makes each round once when two managers press at the same time', async () => {
  for (const street of ['1, A', '2, A', '3, A']) await shop.packedOrder(street);
  await Promise.all([shop.makeRounds(), shop.makeRounds(), joinLateOrders(shop.deps)]);
  const { rounds } = await readRounds();
  expect(rounds.map(({ stops }) => stops.length)).toEqual([3]);
});

test('an order is in at most one round', async () => {
  const orderId = await shop.packedOrder();
  const { rounds } = await shop.makeRounds();
  const stopId = rounds[0]?.stops[0]?._id ?? '';
  await expect(shop.database.db.insert(roundOrders).values({ orderId, stopId })).rejects.toThrow();
});

test('an order that is moved to another morning leaves its round', async () => {
  const orderId = await shop.packedOrder();
  await shop.makeRounds();
  const slotFrom = indiaMoment(shop.deps.clock(), 1, 8);
  await shop.database.db.update(orders).set({ slotFrom }).where(eq(orders.id, orderId));
  expect(streets(await readRounds())).toEqual([['Satlapur', []]]);
});

test('assigns a round only to active staff who deliver', async () => {
  await shop.packedOrder();
  const [round] = (await shop.makeRounds()).rounds;
  const assign = (riderId: string | null) => shop.asManager('PATCH', `/api/admin/rounds/${round?._id}`, { riderId });
  expect((await assign(shop.riderId)).body.data.rounds[0].rider).toEqual({ _id: shop.riderId, name: 'Salim Ansari' });
  const packer = await shop.accountOf('packer');
  for (const id of [packer.id, newId()]) expect((await assign(id)).body).toMatchObject({ code: 'NOT_A_RIDER' });
  expect((await assign(null)).body.data.rounds[0].rider).toBeNull();
});

test('puts stops into order, and refuses an order of stops that are not those of the round', async () => {
  for (const street of ['1, A', '2, A', '3, A']) await shop.packedOrder(street);
  const [round] = (await shop.makeRounds()).rounds;
  const ids = round?.stops.map(({ _id }) => _id) ?? [];
  const put = (stopIds: string[]) => shop.asManager('PUT', `/api/admin/rounds/${round?._id}/stops`, { stopIds });
  expect(streets((await put(ids.toReversed())).body.data)).toEqual([['Satlapur', ['3, A', '2, A', '1, A']]]);
  for (const wrong of [ids.slice(1), [...ids, newId()], [ids[0] ?? '', ids[0] ?? '', ids[1] ?? '']]) {
    expect((await put(wrong)).body.code).toBe('ROUND_CHANGED');
  }
  expect(streets(await readRounds())).toEqual([['Satlapur', ['3, A', '2, A', '1, A']]]);
});

test('moves a stop to another round of the same morning, joining it with the same door', async () => {
  await shop.packedOrder('7, Gali 3');
  await shop.packedOrder('7, Gali 3', { area: 'Ratanpur' });
  const [ratanpur, satlapur] = (await shop.makeRounds()).rounds;
  const move = (roundId: string) =>
    shop.asManager('PATCH', `/api/admin/rounds/stops/${ratanpur?.stops[0]?._id}`, { roundId });
  const moved: Rounds = (await move(satlapur?._id ?? '')).body.data;
  expect(moved.rounds.map(({ stops }) => stops.map((stop) => stop.orders.length))).toEqual([[], [2]]);
  expect((await move(newId())).status).toBe(404);
});

test('only managers plan rounds', async () => {
  for (const role of ['rider', 'packer', 'customer'] as const) {
    const { accessToken: token } = await shop.signIn(role);
    expect((await shop.get('/api/admin/rounds', { token })).status).toBe(403);
    expect((await shop.post('/api/admin/rounds/make', { date: shop.today() }, { token })).status).toBe(403);
  }
});

test('shows riders the rounds of the next day after the first window, also while an evening window is open', async () => {
  const { data: settings } = (await shop.asManager('GET', '/api/admin/delivery-settings')).body;
  const evening = { from: '17:00', until: '19:00', capacity: null };
  await shop.asManager('PUT', '/api/admin/delivery-settings', { ...settings, windows: [...settings.windows, evening] });
  const now = shop.deps.clock();
  const tomorrow = indiaDate(indiaMoment(now, 1, 8));
  const slot = { slotFrom: indiaMoment(now, 1, 8), slotUntil: indiaMoment(now, 1, 11) };
  await shop.packedOrder('7, Gali 3', slot);
  const { rounds } = (await shop.asManager('POST', '/api/admin/rounds/make', { date: tomorrow })).body.data as Rounds;
  await shop.asManager('PATCH', `/api/admin/rounds/${rounds[0]?._id}`, { riderId: shop.riderId });
  const readDates = async () =>
    ((await shop.asRider('GET', '/api/rider/rounds')).body.data as RiderDay).rounds.map(({ date }) => date);
  shop.setClock(indiaMoment(now, 0, 10));
  expect(await readDates()).toEqual([]);
  shop.setClock(indiaMoment(now, 0, 12));
  expect(await readDates()).toEqual([tomorrow]);
  await shop.packedOrder('9, Gali 4', slot);
  await joinLateOrders(shop.deps);
  const { data: later } = (await shop.asManager('GET', `/api/admin/rounds?date=${tomorrow}`)).body;
  expect(streets(later)).toEqual([['Satlapur', ['7, Gali 3', '9, Gali 4']]]);
  await shop.asManager('PUT', '/api/admin/delivery-settings', settings);
});
