import type { ClaimRecord } from '@subah/contract/orders/claims';
import type { Order } from '@subah/contract/orders/orders';
import { coinsEarned } from '@subah/rules/orders/status-effects';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCoupon, CLEANER, TOMATO } from '../../../../test/builders/index.ts';
import { setStock, stockOf } from '../../../../test/buyers.ts';
import { lineOf, type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { mailsTo } from '../../../../test/read-mail.ts';
import { creditNotes, invoices } from '../../invoices/invoices.tables.ts';
import { checkConsistency } from '../../reports/index.ts';
import { orderClaims } from '../order-claims.tables.ts';
import { claimPhotos } from './claim-photo.ts';

let shop: OrderShop;
let photo: Blob;
beforeAll(async () => {
  shop = await openOrderShop();
  const create = { width: 8, height: 8, channels: 3, background: 'red' } as const;
  photo = new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], { type: 'image/jpeg' });
});
beforeEach(async () => {
  await shop.reset();
  await setStock(shop, [CLEANER], 100);
});
afterEach(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});
afterAll(() => shop.close());

const HOUR = 3_600_000;

async function order(changes: object = {}): Promise<Order> {
  await shop.addToCart(TOMATO, 3);
  await shop.addToCart(CLEANER, 4);
  return shop.placePaidOrder(changes);
}

const deliveredOrder = async (): Promise<Order> =>
  (await shop.changeStatusAsAdmin((await order())._id, 'delivered')).body.data;

const cancel = (placed: Order, productId: string, quantity: number, more: object = {}) =>
  shop.customer.post(`/api/orders/${placed._id}/items/cancel`, {
    lines: [{ lineId: lineOf(placed, productId)._id, quantity }],
    reason: 'by_mistake',
    version: placed.version,
    ...more,
  });

function upload(path: string, fields: Record<string, string>, file: Blob | null = photo) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('photo', file, 'item.jpg');
  return shop.customer.send('POST', path, form);
}

const askReturn = (placed: Order, productId: string, quantity: number, reason = 'damaged') =>
  upload(`/api/orders/${placed._id}/returns`, {
    lines: JSON.stringify([{ lineId: lineOf(placed, productId)._id, quantity }]),
    reason,
    note: 'Box was wet',
  });

const askCredit = (placed: Order, quantity = 1, productId = TOMATO, file: Blob | null = photo) =>
  upload(
    `/api/orders/${placed._id}/freshness-credits`,
    { lineId: lineOf(placed, productId)._id, quantity: String(quantity) },
    file,
  );

const waitingClaims = async (): Promise<number> =>
  (await shop.asAdmin('GET', '/api/admin/waiting-work')).body.data.claims;

const openClaims = async (): Promise<ClaimRecord[]> =>
  (await shop.asAdmin('GET', '/api/admin/claims?state=open')).body.data.filter(
    ({ customer }: ClaimRecord) => customer._id === shop.customer.id,
  );

const decide = (id: string, decision: string, note = '') =>
  shop.asAdmin('POST', `/api/admin/claims/${id}/decision`, { decision, note });

test('cancels packs of an item with stock, refund, credit note and timeline', async () => {
  const placed = await order();
  const stock = await stockOf(shop, CLEANER);
  const body = { kind: 'cancel', reason: 'by_mistake', lines: [{ lineId: lineOf(placed, CLEANER)._id, quantity: 1 }] };
  const preview = (await shop.customer.post(`/api/orders/${placed._id}/items/preview`, body)).body.data;
  const { status, body: answer } = await cancel(placed, CLEANER, 1);
  expect(status).toBe(200);
  const changed: Order = answer.data;
  expect(lineOf(changed, CLEANER).quantity).toBe(3);
  expect(changed.bill.lines.at(-1)).toMatchObject({ key: 'small-cart', amount: 0 });
  expect(changed.refundedAmount).toBeCloseTo(lineOf(placed, CLEANER).price, 2);
  expect(preview).toMatchObject({ refund: changed.refundedAmount, after: { toPay: changed.bill.toPay } });
  expect(changed.refunds).toMatchObject([{ amount: changed.refundedAmount, state: 'queued' }]);
  expect(changed.timeline.at(-1)).toMatchObject({ by: 'customer', label: 'Items cancelled' });
  expect(await stockOf(shop, CLEANER)).toBe(stock + 1);
  const [note] = await shop.database.db.select().from(creditNotes).where(eq(creditNotes.orderId, placed._id));
  expect(note?.amountPaise).toBe(Math.round(changed.refundedAmount * 100));

  expect((await cancel(placed, CLEANER, 1)).body.code).toBe('ORDER_CHANGED');
  expect((await cancel(changed, CLEANER, 4)).body.fields).toHaveProperty('lines');
  const other = await shop.asAdmin('POST', `/api/orders/${placed._id}/items/cancel`, {
    lines: body.lines,
    reason: 'other',
  });
  expect(other.status).toBe(404);
  const packed = (await shop.changeStatusAsAdmin(placed._id, 'shipped')).body.data;
  expect(packed.canCancelItems).toBe(false);
  expect((await cancel(packed, CLEANER, 1)).body.code).toBe('ORDER_LINES_FINAL');
});

test('takes the coupon away below its minimum, gives its use back and invoices the order anew', async () => {
  const { code } = await aCoupon(shop, { code: 'BIGCART', value: 10, minimumBasketPaise: 250_00, usesPerCustomer: 1 });
  await shop.addToCart(TOMATO, 3);
  await shop.addToCart(CLEANER, 2);
  expect((await shop.customer.post('/api/coupons/apply', { code })).status).toBe(200);
  const placed = await shop.placePaidOrder();
  expect(placed.couponCode).toBe(code);
  const changed: Order = (await cancel(placed, CLEANER, 2)).body.data;
  expect(changed.couponCode).toBeNull();
  expect(changed.bill.lines.map(({ key }) => key)).toEqual(['items', 'small-cart']);
  expect(changed.totalAmount).toBe(changed.bill.itemTotal + 10);
  expect(changed.refundedAmount).toBeCloseTo(placed.totalAmount - changed.totalAmount, 2);
  const issued = await shop.database.db.select().from(invoices).where(eq(invoices.orderId, placed._id));
  expect(issued).toHaveLength(2);
  await shop.addToCart(TOMATO, 12);
  expect((await shop.customer.post('/api/coupons/apply', { code })).status).toBe(200);
  await shop.customer.post('/api/coupons/remove', {});
});

test('refuses a cancellation that would make the rest dearer, and cancels the order with its last item', async () => {
  const setCharge = async (smallCartCharge: number) => {
    const { body } = await shop.asAdmin('GET', '/api/admin/delivery-settings');
    await shop.asAdmin('PUT', '/api/admin/delivery-settings', { ...body.data, smallCartCharge });
  };
  await setCharge(900);
  await shop.addToCart(TOMATO, 1);
  await shop.addToCart(CLEANER, 2);
  const placed = await shop.placePaidOrder();
  await setCharge(10);
  expect(placed.bill.itemTotal).toBeGreaterThan(placed.bill.freeDeliveryAbove);
  const refused = await cancel(placed, CLEANER, 1);
  expect(refused.body.code).toBe('ORDER_WOULD_COST_MORE');
  const lines = placed.products.map(({ _id, quantity }) => ({ lineId: _id, quantity }));
  const whole = await shop.customer.post(`/api/orders/${placed._id}/items/cancel`, { lines, reason: 'not_needed' });
  expect(whole.body.data).toMatchObject({ status: 'cancelled', refundedAmount: placed.totalAmount });
});

test('returns an item: photo for staff, refund, coins, write-off, credit note and mail', async () => {
  const placed = await deliveredOrder();
  const earned = await shop.coinBalance();
  expect(earned).toBe(coinsEarned(placed.bill.itemTotal * 100));
  const [tomatoes, cleaners] = [await stockOf(shop, TOMATO), await stockOf(shop, CLEANER)];
  expect((await askReturn(placed, CLEANER, 5)).status).toBe(400);
  const asked = await askReturn(placed, CLEANER, 1);
  expect(asked.body.data).toMatchObject({ status: 'return_requested', claims: [{ kind: 'return', state: 'open' }] });
  expect((await askReturn(placed, TOMATO, 1)).status).toBe(409);
  expect((await shop.changeStatusAsAdmin(placed._id, 'returned')).body.code).toBe('RETURN_OPEN');

  expect(await waitingClaims()).toBe(1);
  const [claim] = await openClaims();
  if (!claim?.photoUrl) throw new Error('no claim with a photo');
  const { paymentType } = placed;
  expect(claim).toMatchObject({ reason: 'damaged', note: 'Box was wet', items: [{ quantity: 1 }], paymentType });
  expect((await shop.get(claim.photoUrl)).status).toBe(200);
  expect((await shop.get(claim.photoUrl.replace('signature=', 'signature=x'))).status).toBe(404);
  expect((await shop.customer.post(`/api/admin/claims/${claim._id}/decision`, { decision: 'accepted' })).status).toBe(
    403,
  );
  expect((await decide(claim._id, 'accepted')).body.data).toMatchObject({
    state: 'accepted',
    orderStatus: 'delivered',
  });
  expect((await decide(claim._id, 'refused', 'Too late')).body.code).toBe('CLAIM_ALREADY_DECIDED');
  expect(await waitingClaims()).toBe(0);

  const kept: Order = (await shop.customer.get(`/api/orders/${placed._id}`)).body.data;
  expect(kept.refundedAmount).toBeCloseTo(lineOf(placed, CLEANER).price, 2);
  expect(kept.bill.lines.find(({ key }) => key === 'small-cart')?.amount).toBe(0);
  expect(await shop.coinBalance()).toBe(coinsEarned(kept.bill.itemTotal * 100));
  expect(await stockOf(shop, CLEANER)).toBe(cleaners);
  const mails = await mailsTo(shop, shop.customer.email);
  expect(mails.some(({ subject }) => subject.includes('Return accepted'))).toBe(true);

  await askReturn(kept, TOMATO, 3, 'not_fresh');
  const [second] = await openClaims();
  await decide(second?._id ?? '', 'accepted');
  expect(await stockOf(shop, TOMATO)).toBe(tomatoes);
  const last: Order = (await shop.customer.get(`/api/orders/${placed._id}`)).body.data;
  await askReturn(last, CLEANER, 3);
  const [third] = await openClaims();
  await decide(third?._id ?? '', 'accepted');
  const returned: Order = (await shop.customer.get(`/api/orders/${placed._id}`)).body.data;
  expect(returned).toMatchObject({ status: 'returned', refundedAmount: placed.totalAmount });
  expect(await shop.coinBalance()).toBe(0);
});

test('a refused return leaves the order as it was, and the customer reads why', async () => {
  const placed = await deliveredOrder();
  await askReturn(placed, CLEANER, 1, 'changed_mind');
  const [claim] = await openClaims();
  expect((await decide(claim?._id ?? '', 'refused')).body.fields).toHaveProperty('note');
  await decide(claim?._id ?? '', 'refused', 'The pack was opened');
  const kept: Order = (await shop.customer.get(`/api/orders/${placed._id}`)).body.data;
  expect(kept).toMatchObject({ status: 'delivered', refundedAmount: 0, totalAmount: placed.totalAmount });
  expect(kept.claims).toMatchObject([{ state: 'refused', decisionNote: 'The pack was opened' }]);
  shop.advanceClock(25 * HOUR);
  expect((await askReturn(placed, CLEANER, 1)).body.code).toBe('RETURN_TIME_OVER');
});

test('accepts one of two returns at once, and decides a claim once', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 4; round += 1) {
    const placed = await deliveredOrder();
    const asked = await Promise.all([askReturn(placed, CLEANER, 1), askReturn(placed, CLEANER, 1)]);
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [claim] = await openClaims();
    const decided = await Promise.all([decide(claim?._id ?? '', 'accepted'), decide(claim?._id ?? '', 'accepted')]);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { refundedAmount } = (await shop.customer.get(`/api/orders/${placed._id}`)).body.data;
    expect(refundedAmount).toBeCloseTo(lineOf(placed, CLEANER).price, 2);
  }
});

test('makes one of a cancellation by the customer and a change by staff of the same version', async () => {
  const placed = await order();
  const results = await Promise.all([
    cancel(placed, CLEANER, 1),
    shop.asAdmin('PATCH', `/api/admin/orders/${placed._id}/lines`, {
      reason: 'Not in stock',
      version: placed.version,
      lines: [{ lineId: lineOf(placed, TOMATO)._id, quantity: 1 }],
    }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('credits bad produce once per item in coins, within the limits, and a return leaves it out', async () => {
  const placed = await deliveredOrder();
  const before = await shop.coinBalance();
  expect((await askCredit(placed, 1, TOMATO, null)).body.fields).toHaveProperty('photo');
  expect((await askCredit(placed, 1, CLEANER)).body.code).toBe('FRESHNESS_CREDIT_NOT_POSSIBLE');
  expect((await askCredit(placed, 4)).status).toBe(400);
  const results = await Promise.all([askCredit(placed, 1), askCredit(placed, 1)]);
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  const coins = Math.ceil(lineOf(placed, TOMATO).price);
  expect(await shop.coinBalance()).toBe(before + coins);
  const { history } = (await shop.customer.get('/api/supercoins')).body.data;
  expect(history[0]).toMatchObject({ reason: 'freshness-credit', coins, orderId: placed._id });
  expect((await askReturn(placed, TOMATO, 3)).status).toBe(400);
  shop.advanceClock(2 * HOUR);
  const late = await deliveredOrder();
  shop.advanceClock(2 * HOUR);
  expect((await askCredit(late)).body.message).toContain('2 hours');
});

test.each(['returned', 'shipped, cancelled'])('takes a freshness credit back when the order is %s', async (path) => {
  const placed = await deliveredOrder();
  await askCredit(placed);
  for (const status of path.split(', ')) {
    const change = { status, reopen: status === 'shipped', reason: 'Wrong door' };
    expect((await shop.asAdmin('PATCH', `/api/orders/status/${placed._id}`, change)).status).toBe(200);
  }
  expect(await shop.coinBalance()).toBe(0);
});

test('refused photos end instant credits, and the shop sets their limits', async () => {
  const settings = (await shop.asAdmin('GET', '/api/admin/delivery-settings')).body.data;
  const limit = (freshnessPerOrder: number, freshnessPerMonth: number) =>
    shop.asAdmin('PUT', '/api/admin/delivery-settings', { ...settings, freshnessPerOrder, freshnessPerMonth });
  await limit(5, 8);
  expect((await askCredit(await deliveredOrder(), 3)).body.data.coins).toBe(5);
  expect((await askCredit(await deliveredOrder(), 3)).body.data.coins).toBe(3);
  expect((await askCredit(await deliveredOrder(), 3)).body.message).toContain('limit');
  await limit(200, 500);
  for (const { _id } of await openClaims()) expect((await decide(_id, 'refused', 'An old photo')).status).toBe(200);
  expect((await askCredit(await deliveredOrder(), 1)).body.message).toContain('limit');
  const rows = await shop.database.db.select().from(orderClaims).where(eq(orderClaims.userId, shop.customer.id));
  expect(rows.map(({ state, coins }) => `${state} ${coins}`).sort()).toEqual(['refused 3', 'refused 5']);
});

test('removes photos after their time, but no claim', async () => {
  const { db } = shop.database;
  const placed = await deliveredOrder();
  await askReturn(placed, CLEANER, 1);
  const [claim] = await db.select().from(orderClaims).where(eq(orderClaims.orderId, placed._id));
  const stored = () => claimPhotos.read(shop.deps, claim?.photoId ?? '');
  expect(await claimPhotos.removeOld(db, new Date(0))).toBe(0);
  expect(await stored()).toBeDefined();
  shop.advanceClock(HOUR);
  expect(await claimPhotos.removeOld(db, shop.deps.clock())).toBeGreaterThan(0);
  expect(await claimPhotos.removeOld(db, shop.deps.clock())).toBe(0);
  await shop.runJobs();
  expect(await stored()).toBeUndefined();
  expect((await openClaims())[0]).toMatchObject({ photoUrl: null, reason: 'damaged' });
});
