import type { Order } from '@subah/contract/orders/orders';
import type { PickUp } from '@subah/contract/orders/pick-ups';
import type { CashDay } from '@subah/contract/rounds/cash-ups';
import type { RiderDay } from '@subah/contract/rounds/rider';
import { orderName } from '@subah/rules/orders/order-name';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsTo } from '../../../../test/read-mail.ts';
import { openRoundShop, type RoundShop } from '../../../../test/round-shop.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { notices, pushSubscriptions } from '../../notices/notices.tables.ts';
import { checkConsistency } from '../../reports/index.ts';
import { orders } from '../orders.tables.ts';
import { pickUps } from '../pick-ups.tables.ts';

let shop: RoundShop;
beforeAll(async () => {
  shop = await openRoundShop();
});
beforeEach(() => shop.nextMorning());
afterAll(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  await shop.close();
});

const setStatus = (id: string, body: object) => shop.asManager('PATCH', `/api/orders/status/${id}`, body);
const readOrder = async (id: string): Promise<Order> => (await shop.asManager('GET', `/api/orders/${id}`)).body.data;
const readCash = async (): Promise<CashDay> => (await shop.asManager('GET', '/api/admin/cash-ups')).body.data;
const riderCash = async () => (await readCash()).riders.find(({ rider }) => rider._id === shop.riderId);
const pickUpOf = async (orderId: string): Promise<PickUp> => {
  const { body } = await shop.asManager('GET', '/api/admin/pick-ups?limit=100');
  const found = (body.data as PickUp[]).find((row) => row.orderId === orderId);
  if (!found) throw new Error('no pick-up');
  return found;
};
const done = (id: string, riderId: string | null) =>
  shop.asManager('POST', `/api/admin/pick-ups/${id}/done`, { riderId });
const ask = (id: string, riderId: string | null) => shop.asManager('PATCH', `/api/admin/pick-ups/${id}`, { riderId });
const doneByRider = (id: string) => shop.asRider('POST', `/api/rider/pick-ups/${id}/done`);
const closeDay = (expected: number, input: object = {}) =>
  shop.asManager('POST', '/api/admin/cash-ups', {
    ...{ riderId: shop.riderId, date: shop.today(), expected, cash: expected, upi: 0 },
    ...input,
  });

/** A cash order that the rider handed over this morning. */
async function deliveredOrder(): Promise<{ id: string; due: number }> {
  const id = await shop.packedOrder();
  const { day } = await shop.startRound();
  const due = await shop.dueOf(id);
  const { status } = await shop.deliver(day.rounds[0]?.stops[0], { orderIds: [id], code: shop.codeOf(id), cash: due });
  expect(status).toBe(200);
  return { id, due };
}

async function returnedOrder() {
  const order = await deliveredOrder();
  await setStatus(order.id, { status: 'returned' });
  return { ...order, pickUp: await pickUpOf(order.id) };
}

test('cash of a returned order is to be given back, and the rider who gives it hands over less', async () => {
  const { id, due, pickUp } = await returnedOrder();
  expect(pickUp).toMatchObject({ state: 'open', cash: due, rider: null, items: [{ quantity: 2 }] });
  expect((await readCash()).toGiveBack).toEqual({ count: 1, amount: due });
  expect((await readOrder(id)).pickUps).toMatchObject([{ cash: due, doneAt: null }]);

  expect((await ask(pickUp._id, shop.riderId)).body.data.rider._id).toBe(shop.riderId);
  const day: RiderDay = (await shop.asRider('GET', '/api/rider/rounds')).body.data;
  expect(day.pickUps).toMatchObject([
    { _id: pickUp._id, orderNumber: orderName(id), name: 'Asha', cash: due, items: [{ quantity: 2 }] },
  ]);

  const after: RiderDay = (await doneByRider(pickUp._id)).body.data;
  expect(after.pickUps).toEqual([]);
  expect(await riderCash()).toMatchObject({ expected: 0, cash: due, givenBack: { count: 1, amount: due } });
  expect((await readOrder(id)).timeline.at(-1)?.label).toMatch(/given back in cash$/);
  expect((await doneByRider(pickUp._id)).status).toBe(200);
  expect(await riderCash()).toMatchObject({ givenBack: { count: 1 } });
  expect((await closeDay(due)).body.code).toBe('CASH_CHANGED');
  expect((await closeDay(0)).status).toBe(200);
});

test('the customer is told that cash was given back', async () => {
  const { id, pickUp } = await returnedOrder();
  await done(pickUp._id, null);
  const [buyer] = await shop.database.db
    .select({ email: users.email })
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(eq(orders.id, id));
  const mails = await mailsTo(shop, buyer?.email ?? '');
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/given back in cash/));
});

test('a rider who is asked is told once on the work phone', async () => {
  const { db } = shop.database;
  const phone = { userId: shop.riderId, endpoint: 'https://push.example/rider', p256dh: 'x', auth: 'x' };
  await db.insert(pushSubscriptions).values({ ...phone, isForWork: true });
  const { pickUp } = await returnedOrder();
  await ask(pickUp._id, shop.riderId);
  await ask(pickUp._id, shop.riderId);
  const told = await db.select().from(notices).where(eq(notices.kind, 'new_pick_up'));
  expect(told).toMatchObject([{ userId: shop.riderId, content: { body: pickUp.address.street, path: '/rider' } }]);
});

test('cash that was given at the shop is no matter of the rider', async () => {
  const { due, pickUp } = await returnedOrder();
  expect((await done(pickUp._id, null)).body.data).toMatchObject({ state: 'done', rider: null });
  expect(await riderCash()).toMatchObject({ expected: due, givenBack: { count: 0 } });
  expect((await readCash()).givenBackAtShop).toEqual({ count: 1, amount: due });
  expect((await done(pickUp._id, shop.riderId)).body.code).toBe('PICK_UP_ENDED');
  expect((await ask(pickUp._id, shop.riderId)).body.code).toBe('PICK_UP_ENDED');
});

test('a rider who gave back more than he took gets it from the shop', async () => {
  const { due, pickUp } = await returnedOrder();
  await shop.nextMorning();
  await done(pickUp._id, shop.riderId);
  expect(await riderCash()).toMatchObject({ expected: -due, cash: 0, givenBack: { count: 1, amount: due } });
  expect((await closeDay(-due, { cash: 0 })).body.fields).toHaveProperty('note');
  const { body } = await closeDay(-due);
  expect(body.data.riders[0]).toMatchObject({ expected: -due, closed: { cash: -due, difference: 0 } });
});

test('nothing is given back from a day that is counted', async () => {
  const { due, pickUp } = await returnedOrder();
  await ask(pickUp._id, shop.riderId);
  expect((await closeDay(due)).status).toBe(200);
  expect((await doneByRider(pickUp._id)).body.code).toBe('DAY_CLOSED');
  expect((await done(pickUp._id, shop.riderId)).body.code).toBe('DAY_CLOSED');
  expect((await done(pickUp._id, null)).status).toBe(200);
});

test('a pick-up and the close of its day at the same time: the cash is counted or the pick-up refused', async () => {
  const { due, pickUp } = await returnedOrder();
  const [picked, closed] = await Promise.all([done(pickUp._id, shop.riderId), closeDay(due)]);
  if (closed.status === 200) expect(picked.body.code).toBe('DAY_CLOSED');
  else {
    expect(closed.body.code).toBe('CASH_CHANGED');
    expect(await riderCash()).toMatchObject({ expected: 0 });
  }
});

test('a pick-up that the phone sends late is refused when the shop has recorded or withdrawn it', async () => {
  const { id, pickUp } = await returnedOrder();
  await ask(pickUp._id, shop.riderId);
  await done(pickUp._id, null);
  const late = await doneByRider(pickUp._id);
  expect([late.status, late.body.code]).toEqual([409, 'PICK_UP_ENDED']);
  expect(late.body.message).toContain('If you gave cash, call the shop.');
  expect(await pickUpOf(id)).toMatchObject({ state: 'done', rider: null });

  const undone = await returnedOrder();
  await ask(undone.pickUp._id, shop.riderId);
  await setStatus(undone.id, { status: 'delivered', reopen: true, reason: 'Kept after all' });
  expect((await doneByRider(undone.pickUp._id)).body.code).toBe('PICK_UP_ENDED');
});

test('two people record the same pick-up: it counts once', async () => {
  const { due, pickUp } = await returnedOrder();
  await ask(pickUp._id, shop.riderId);
  const answers = await Promise.all([done(pickUp._id, null), doneByRider(pickUp._id)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  const { givenBackAtShop } = await readCash();
  expect(givenBackAtShop.amount + ((await riderCash())?.givenBack.amount ?? 0)).toBe(due);
});

test('a return that is undone withdraws its pick-up, until the cash is given', async () => {
  const { id, due, pickUp } = await returnedOrder();
  const reopen = (status: string) => setStatus(id, { status, reopen: true, reason: 'Set by mistake' });
  expect((await reopen('delivered')).status).toBe(200);
  expect(await pickUpOf(id)).toMatchObject({ state: 'withdrawn' });
  expect((await readOrder(id)).pickUps).toEqual([]);
  expect((await done(pickUp._id, null)).body.code).toBe('PICK_UP_ENDED');

  await setStatus(id, { status: 'returned' });
  const second = await pickUpOf(id);
  expect(second).toMatchObject({ state: 'open', cash: due });
  await done(second._id, null);
  for (const status of ['delivered', 'shipped']) expect((await reopen(status)).body.code).toBe('ORDER_REFUNDED');
});

test('an order that is set back to packed was not paid, so nothing is to be given back', async () => {
  const before = (await readCash()).toGiveBack;
  const { id } = await returnedOrder();
  await setStatus(id, { status: 'shipped', reopen: true, reason: 'Never arrived' });
  expect(await pickUpOf(id)).toMatchObject({ state: 'withdrawn' });
  expect((await readCash()).toGiveBack).toEqual(before);
});

test('an order that never arrived has nothing to fetch', async () => {
  const id = await shop.packedOrder();
  await setStatus(id, { status: 'returned' });
  expect((await readOrder(id)).pickUps).toEqual([]);
});

test('only managers see pick-ups, and riders finish only their own', async () => {
  const { pickUp } = await returnedOrder();
  expect((await doneByRider(pickUp._id)).status).toBe(404);
  for (const role of ['rider', 'packer', 'pharmacist'] as const) {
    const { accessToken: token } = await shop.signIn(role);
    expect((await shop.get('/api/admin/pick-ups', { token })).status).toBe(403);
  }
  expect((await ask(pickUp._id, pickUp._id)).body.code).toBe('NOT_A_RIDER');
  expect((await done(pickUp._id, pickUp._id)).body.code).toBe('NOT_A_RIDER');
  expect(await pickUpOf(pickUp.orderId)).toMatchObject({ state: 'open', rider: null });
});

test('the database keeps what is done or withdrawn', async () => {
  const { pickUp } = await returnedOrder();
  await done(pickUp._id, null);
  const { db } = shop.database;
  await expect(db.update(pickUps).set({ cashPaise: 0 }).where(eq(pickUps.id, pickUp._id))).rejects.toThrow();
  await expect(db.delete(pickUps).where(eq(pickUps.id, pickUp._id))).rejects.toThrow();
});
