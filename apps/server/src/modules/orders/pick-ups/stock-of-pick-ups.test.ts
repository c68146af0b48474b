import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { TOMATO } from '../../../../test/builders/index.ts';
import { stockOf } from '../../../../test/buyers.ts';
import { staySignedIn } from '../../../../test/new-customer.ts';
import { openReturnShop, STOCK } from '../../../../test/return-shop.ts';
import { checkConsistency } from '../../reports/index.ts';
import { stockMoves } from '../../stock/stock.tables.ts';

let shop: Awaited<ReturnType<typeof openReturnShop>>;
let rider: Awaited<ReturnType<typeof staySignedIn>>;
let riderId: string;
beforeAll(async () => {
  shop = await openReturnShop();
  const account = await shop.accountOf('rider');
  riderId = account.id;
  rider = await staySignedIn(shop, account);
});
beforeEach(() => shop.nextSoap());
afterEach(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});
afterAll(() => shop.close());

test('returned items are sold again when they are picked up, not before', async () => {
  const order = await shop.deliveredOrder();
  const pickUp = await shop.returnPacks(order, 3);
  expect(await shop.stock()).toBe(STOCK - 4);
  expect(pickUp.items).toMatchObject([{ name: 'Soap', quantity: 3, restock: 'picked_up' }]);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);

  expect((await shop.done(pickUp._id)).status).toBe(200);
  expect(await shop.stock()).toBe(STOCK - 1);
  const [move] = await shop.database.db
    .select()
    .from(stockMoves)
    .where(eq(stockMoves.productId, shop.soap))
    .orderBy(desc(stockMoves.id))
    .limit(1);
  expect(move).toMatchObject({ change: 3, reason: 'returned', orderId: order._id });
});

test('the goods of a returned order go back into stock when the rider has them; produce never does', async () => {
  const tomatoes = await stockOf(shop, TOMATO);
  const { pickUp } = await shop.returnedOrder();
  expect(await shop.stock()).toBe(STOCK - 4);
  await shop.asAdmin('PATCH', `/api/admin/pick-ups/${pickUp._id}`, { riderId });
  expect(await shop.stock()).toBe(STOCK - 4);
  for (const _ of ['first', 'again']) {
    expect((await rider.send('POST', `/api/rider/pick-ups/${pickUp._id}/done`)).status).toBe(200);
  }
  expect(await shop.stock()).toBe(STOCK);
  expect(await stockOf(shop, TOMATO)).toBe(tomatoes - 2);
});

test('goods of an order that never arrived are back at once', async () => {
  await shop.addToCart(shop.soap, 4);
  const { _id: id } = await shop.placeCashOrder(2);
  await shop.setStatus(id, 'outfor delivery');
  await shop.setStatus(id, 'returned');
  expect(await shop.stock()).toBe(STOCK);
});

test('goods that cannot be sold again, or that the customer keeps, do not come back', async () => {
  const order = await shop.deliveredOrder();
  const items = await shop.returnPacks(order, 1);
  const { body } = await shop.done(items._id, { isSellable: false });
  expect(body.data.items).toMatchObject([{ restock: 'never' }]);
  expect(await shop.stock()).toBe(STOCK - 4);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  await shop.setStatus(order._id, 'returned');
  const whole = await shop.openPickUpOf(order._id);
  await shop.done(whole._id, { isSellable: false });
  expect(await shop.stock()).toBe(STOCK - 4);
});

test('an order that was paid online is refunded at once, and its goods come back later', async () => {
  const order = await shop.deliveredOrder(4, 'online');
  await shop.setStatus(order._id, 'returned');
  expect((await shop.readOrder(order._id)).refundedAmount).toBe(order.totalAmount);
  expect(await shop.stock()).toBe(STOCK - 4);
  await shop.done((await shop.openPickUpOf(order._id))._id);
  expect(await shop.stock()).toBe(STOCK);
});

test('a return that is undone leaves the goods with the customer', async () => {
  const { order } = await shop.returnedOrder();
  await shop.reopen(order._id, 'delivered');
  expect(await shop.stock()).toBe(STOCK - 4);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  await shop.setStatus(order._id, 'returned');
  const open = await shop.openPickUpOf(order._id);
  await shop.done(open._id);
  expect(await shop.stock()).toBe(STOCK);
});

test('an order that was never delivered after all has its returned items in the shop', async () => {
  const order = await shop.deliveredOrder();
  await shop.returnPacks(order, 1);
  await shop.reopen(order._id, 'shipped');
  expect(await shop.stock()).toBe(STOCK - 3);
  await shop.setStatus(order._id, 'cancelled', { reason: 'Wrong door' });
  expect(await shop.stock()).toBe(STOCK);
});

test('a returned order that is set back to packed holds its goods, and those of its returned items are in the shop', async () => {
  const order = await shop.deliveredOrder();
  await shop.returnPacks(order, 1);
  await shop.setStatus(order._id, 'returned');
  expect(await shop.stock()).toBe(STOCK - 4);
  await shop.reopen(order._id, 'shipped');
  expect(await shop.stock()).toBe(STOCK - 3);
});

test('the first packs of a replacement come back when they are exchanged', async () => {
  const order = await shop.deliveredOrder();
  await shop.setStatus(order._id, 'exchange_in_transit');
  expect(await shop.stock()).toBe(STOCK - 8);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  const exchange = await shop.openPickUpOf(order._id);
  expect((await shop.done(exchange._id)).status).toBe(200);
  expect(await shop.stock()).toBe(STOCK - 4);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);

  const pickUp = await shop.returnPacks(await shop.readOrder(order._id), 4);
  expect(await shop.stock()).toBe(STOCK - 4);
  await shop.done(pickUp._id);
  expect(await shop.stock()).toBe(STOCK);
});

test('first packs that were broken do not come back', async () => {
  const order = await shop.deliveredOrder();
  await shop.setStatus(order._id, 'exchange_in_transit');
  await shop.done((await shop.openPickUpOf(order._id))._id, { isSellable: false });
  expect(await shop.stock()).toBe(STOCK - 8);
  await shop.setStatus(order._id, 'returned');
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test.each([
  ['exchanged', STOCK - 4],
  ['delivered', STOCK - 4],
  ['returned', STOCK - 4],
] as const)('a replacement on its way whose order becomes %s', async (status, left) => {
  const order = await shop.deliveredOrder();
  await shop.setStatus(order._id, 'exchange_in_transit');
  await shop.setStatus(order._id, status);
  expect(await shop.stock()).toBe(left);
  if (status !== 'returned') return;
  await shop.done((await shop.openPickUpOf(order._id))._id);
  expect(await shop.stock()).toBe(STOCK);
});

test('the second packs of a replacement on its way come back when the order was not delivered after all', async () => {
  const order = await shop.deliveredOrder();
  const tomatoes = await stockOf(shop, TOMATO);
  await shop.setStatus(order._id, 'exchange_in_transit');
  await shop.reopen(order._id, 'shipped');
  expect([await shop.stock(), await stockOf(shop, TOMATO)]).toEqual([STOCK - 4, tomatoes]);
  expect((await shop.pickUpsOf(order._id)).map(({ state }) => state)).toEqual(['withdrawn']);
  await shop.setStatus(order._id, 'cancelled', { reason: 'Wrong door' });
  expect([await shop.stock(), await stockOf(shop, TOMATO)]).toEqual([STOCK, tomatoes + 2]);
});

test.each(['exchanged', 'delivered', 'shipped, delivered'])(
  'a replaced order that is set back to its exchange by %s puts no packs into stock that were not taken',
  async (path) => {
    const order = await shop.deliveredOrder();
    await shop.setStatus(order._id, 'exchange_in_transit');
    await shop.setStatus(order._id, 'exchanged');
    const tomatoes = await stockOf(shop, TOMATO);
    for (const status of path.split(', ')) {
      if (status !== 'exchanged')
        await shop.setStatus(order._id, status, { reopen: status === 'shipped', reason: 'Mistake' });
    }
    await shop.setStatus(order._id, 'exchange_in_transit');
    expect(await shop.stock()).toBe(STOCK - 8);
    expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
    await shop.done((await shop.openPickUpOf(order._id))._id);
    expect([await shop.stock(), await stockOf(shop, TOMATO)]).toEqual([STOCK - 4, tomatoes]);
  },
);

test('an exchange that is begun again after broken packs came back can be called off', async () => {
  const order = await shop.deliveredOrder();
  await shop.setStatus(order._id, 'exchange_in_transit');
  await shop.done((await shop.openPickUpOf(order._id))._id, { isSellable: false });
  await shop.setStatus(order._id, 'exchange_in_transit');
  expect(await shop.stock()).toBe(STOCK - 12);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  await shop.setStatus(order._id, 'delivered');
  expect(await shop.stock()).toBe(STOCK - 8);
});

test('a replacement that is handed over at once brings the first packs with it', async () => {
  const order = await shop.deliveredOrder();
  await shop.setStatus(order._id, 'exchanged');
  expect(await shop.stock()).toBe(STOCK - 4);
});

test('a pick-up that is recorded and undone at the same time counts once', async () => {
  const { order, pickUp } = await shop.returnedOrder();
  const [recorded, undone] = await Promise.all([
    shop.done(pickUp._id),
    shop.asAdmin('PATCH', `/api/orders/status/${order._id}`, { status: 'delivered', reopen: true, reason: 'Kept' }),
  ]);
  expect([recorded.status, undone.status].filter((status) => status === 200)).toHaveLength(1);
  expect(await shop.stock()).toBe(recorded.status === 200 ? STOCK : STOCK - 4);
});

test('two people record the same pick-up: its goods come back once', async () => {
  const { pickUp } = await shop.returnedOrder();
  await shop.asAdmin('PATCH', `/api/admin/pick-ups/${pickUp._id}`, { riderId });
  await Promise.all([
    shop.done(pickUp._id),
    rider.send('POST', `/api/rider/pick-ups/${pickUp._id}/done`),
    shop.done(pickUp._id, { isSellable: false }),
  ]);
  const [item] = (await shop.pickUpsOf(pickUp.orderId))[0]?.items ?? [];
  expect(await shop.stock()).toBe(item?.restock === 'never' ? STOCK - 4 : STOCK);
});
