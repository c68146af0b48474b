import { setTimeout as wait } from 'node:timers/promises';
import type { CashDay } from '@subah/contract/rounds/cash-ups';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openRoundShop, type RoundShop } from '../../../test/round-shop.ts';
import { auditLog } from '../audit/audit.tables.ts';
import { checkConsistency } from '../reports/index.ts';
import { joinLateOrders } from './make-rounds.ts';
import { cashUps, deliveryResults } from './rounds.tables.ts';

let shop: RoundShop;
beforeAll(async () => {
  shop = await openRoundShop();
});
beforeEach(() => shop.nextMorning());
afterAll(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  await shop.close();
});

const readDay = async (): Promise<CashDay> => (await shop.asManager('GET', '/api/admin/cash-ups')).body.data;
const close = (input: object) =>
  shop.asManager('POST', '/api/admin/cash-ups', { riderId: shop.riderId, date: shop.today(), ...input });

/** Two doors, of which the first pays in cash and the second by UPI. */
async function deliverTwo() {
  const [first, second] = [await shop.packedOrder('1, A'), await shop.packedOrder('2, A')];
  const { day } = await shop.startRound();
  const [one, two] = day.rounds[0]?.stops ?? [];
  const [cash, upi] = [await shop.dueOf(first), await shop.dueOf(second)];
  await shop.deliver(one, { orderIds: [first], code: shop.codeOf(first), cash });
  const deliverSecond = () => shop.deliver(two, { orderIds: [second], code: shop.codeOf(second), upi });
  return { first, second, cash, upi, deliverSecond };
}

test('adds up what a rider collected', async () => {
  const { cash, upi, deliverSecond } = await deliverTwo();
  expect((await readDay()).riders).toMatchObject([{ expected: cash, cash, upi: 0, openStops: 1, closed: null }]);
  await deliverSecond();
  expect(await readDay()).toMatchObject({
    riders: [{ rider: { name: 'Salim Ansari' }, expected: cash + upi, cash, upi, deliveries: 2, openStops: 0 }],
    withoutRider: { orders: 0, amount: 0 },
    milkWithoutRider: { deliveries: 0, amount: 0 },
    refunds: { count: 0, amount: 0 },
  });
});

test('closes a day with its difference and a note, and records it', async () => {
  const { cash, upi, deliverSecond } = await deliverTwo();
  await deliverSecond();
  const expected = cash + upi;
  expect((await close({ expected, cash: cash - 10, upi })).body.fields).toHaveProperty('note');
  expect((await close({ expected: expected + 1, cash, upi })).body).toMatchObject({ code: 'CASH_CHANGED' });
  const closed = await close({ expected, cash: cash - 10, upi, note: 'Gave change' });
  expect(closed.body.data.riders[0]).toMatchObject({
    closed: { cash: cash - 10, upi, difference: -10, note: 'Gave change', by: 'Meena Kushwaha' },
  });
  expect((await close({ expected, cash, upi })).body.code).toBe('DAY_CLOSED');
  const [row] = await shop.database.db.select().from(cashUps).where(eq(cashUps.date, shop.today()));
  const audit = await shop.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, row?.id ?? ''));
  expect(audit).toMatchObject([{ action: 'close', subject: 'cash-up', after: { expected, difference: -10 } }]);
});

test('a closed day takes no more money and never changes', async () => {
  const { second, cash, deliverSecond } = await deliverTwo();
  await close({ expected: cash, cash, upi: 0 });
  expect((await deliverSecond()).body.code).toBe('DAY_CLOSED');
  expect(await shop.statusOf(second)).toBe('outfor delivery');
  const { db } = shop.database;
  await expect(db.update(cashUps).set({ cashPaise: 1, note: 'x' })).rejects.toThrow();
  await expect(db.delete(cashUps)).rejects.toThrow();
  await expect(db.update(deliveryResults).set({ cashPaise: 0, duePaise: 0 })).rejects.toThrow();
});

test('a round whose rider has a closed day takes no later orders, until another rider has it', async () => {
  const { cash, deliverSecond } = await deliverTwo();
  await deliverSecond();
  const { expected } = (await readDay()).riders[0] ?? {};
  await close({ expected, cash, upi: Number(expected) - cash });
  const late = await shop.packedOrder('3, A');
  await joinLateOrders(shop.deps);
  const made = await shop.makeRounds();
  const [round] = made.rounds;
  expect(round).toMatchObject({ isDayCounted: true, waiting: 1, status: 'done' });
  expect(round?.stops.flatMap(({ orders }) => orders).map(({ _id }) => _id)).not.toContain(late);
  expect([made.waiting, made.riders.map(({ _id }) => _id)]).toEqual([1, expect.not.arrayContaining([shop.riderId])]);
  const started = await shop.asRider('POST', `/api/rider/rounds/${round?._id}/start`);
  expect([started.status, started.body.code]).toEqual([409, 'DAY_CLOSED']);
  expect(await shop.statusOf(late)).toBe('shipped');
  const assign = (riderId: string | null) => shop.asManager('PATCH', `/api/admin/rounds/${round?._id}`, { riderId });
  expect((await assign(null)).status).toBe(200);
  const refused = await assign(shop.riderId);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'DAY_CLOSED',
    'The cash of Salim Ansari is counted for this day. Choose another rider.',
  ]);
  const after = await shop.makeRounds();
  expect(after.waiting).toBe(0);
  expect(after.rounds[0]).toMatchObject({ isDayCounted: false, waiting: 0, status: 'started' });
  expect(after.rounds[0]?.stops.flatMap(({ orders }) => orders).map(({ _id }) => _id)).toContain(late);
});

test('no stop is moved to a round whose rider has a closed day', async () => {
  const { cash, upi, deliverSecond } = await deliverTwo();
  await deliverSecond();
  await close({ expected: cash + upi, cash, upi });
  await shop.packedOrder('1, Lake Road', { area: 'Ratanpur' });
  const [ratanpur, satlapur] = (await shop.makeRounds()).rounds;
  const stopId = ratanpur?.stops[0]?._id;
  const refused = await shop.asManager('PATCH', `/api/admin/rounds/stops/${stopId}`, { roundId: satlapur?._id });
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'DAY_CLOSED',
    'The cash of Salim Ansari is counted for this day. Choose another round.',
  ]);
});

test('a delivery and the close of its day at the same time: the money is counted or the delivery refused', async () => {
  const { cash, upi, deliverSecond } = await deliverTwo();
  const [delivered, closed] = await Promise.all([deliverSecond(), close({ expected: cash, cash, upi: 0 })]);
  const { riders } = await readDay();
  if (closed.status === 200) {
    expect(delivered.body.code).toBe('DAY_CLOSED');
    expect(riders[0]?.expected).toBe(cash);
  } else {
    expect(closed.body.code).toBe('CASH_CHANGED');
    expect(riders[0]?.expected).toBe(cash + upi);
  }
});

test('a reopened order is no longer expected, and a later reopening leaves the closed day as it was', async () => {
  const { first, second, cash, upi, deliverSecond } = await deliverTwo();
  await deliverSecond();
  const reopen = (id: string) =>
    shop.asManager('PATCH', `/api/orders/status/${id}`, { status: 'shipped', reopen: true, reason: 'Wrong door' });
  await reopen(second);
  expect((await readDay()).riders[0]?.expected).toBe(cash);
  await close({ expected: cash, cash, upi: 0 });
  await reopen(first);
  expect((await readDay()).riders[0]).toMatchObject({ expected: cash, closed: { difference: 0 } });
  expect(upi).toBeGreaterThan(0);
});

test('the close of a day waits for an order that is being reopened', async () => {
  const { first, cash } = await deliverTwo();
  const client = await shop.database.pool.connect();
  await client.query('begin');
  const reopened = `status = 'shipped', reopen_count = reopen_count + 1, delivered_at = null`;
  await client.query(`update orders set ${reopened} where id = $1`, [first]);
  const closing = close({ expected: cash, cash, upi: 0 });
  const earlier = await Promise.race([closing.then(() => 'closed'), wait(500).then(() => 'reopened')]);
  await client.query('rollback');
  client.release();
  expect(earlier).toBe('reopened');
  expect((await closing).status).toBe(200);
});

test('shows cash orders that were delivered without a rider', async () => {
  const orderId = await shop.packedOrder();
  await shop.asManager('PATCH', `/api/orders/status/${orderId}`, { status: 'delivered' });
  expect((await readDay()).withoutRider).toEqual({ orders: 1, amount: await shop.dueOf(orderId) });
});

test('shows milk for cash that was marked without a rider', async () => {
  const milkId = await shop.milkFor();
  const mark = (status: string) => shop.asManager('PATCH', `/api/admin/milk/deliveries/${milkId}`, { status });
  await mark('delivered');
  expect((await readDay()).milkWithoutRider).toEqual({ deliveries: 1, amount: 28 });
  await mark('missed');
  expect((await readDay()).milkWithoutRider).toEqual({ deliveries: 0, amount: 0 });
});

test('milk that was paid at the door and was sour is credited, and the rider still hands its cash over', async () => {
  const milkId = await shop.milkFor();
  const { day } = await shop.startRound();
  const [stop] = day.rounds[0]?.stops ?? [];
  await shop.deliver(stop, { milkIds: [milkId], cash: 28 });
  const mark = (status: string) => shop.asManager('PATCH', `/api/admin/milk/deliveries/${milkId}`, { status });
  expect((await mark('sour')).status).toBe(200);
  expect((await readDay()).riders[0]).toMatchObject({ expected: 28, cash: 28 });
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  expect((await mark('missed')).status).toBe(200);
  expect((await readDay()).riders[0]).toMatchObject({ expected: 0, cash: 0 });
});

test('only managers count cash', async () => {
  for (const role of ['rider', 'packer', 'pharmacist'] as const) {
    const { accessToken: token } = await shop.signIn(role);
    expect((await shop.get('/api/admin/cash-ups', { token })).status).toBe(403);
  }
});
