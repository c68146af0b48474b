import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCoupon, TOMATO } from '../../../test/builders/index.ts';
import { type Buyer, fillCart, insertBuyers, placeOrderFor, setStock } from '../../../test/buyers.ts';
import { payInSandbox } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { type Database, inTransaction, openDatabase } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { cartLines } from '../cart/cart.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { expireUnpaidOrders } from '../orders/unpaid-orders/expire-orders.ts';
import { openPayment, settlePayment } from '../payments/index.ts';
import { checkConsistency } from '../reports/index.ts';
import { coupons, couponUses } from './coupons.tables.ts';
import { redeemCoupon, restoreCouponUse } from './redeem-coupon.ts';

let shop: OpenShop;
/** The pool of a second server. */
let second: Database;
let now = new Date();

beforeAll(async () => {
  shop = await openStockedShop({ clock: () => now });
  second = openDatabase(shop.connection, { size: 5 });
});
beforeEach(() => setStock(shop, [TOMATO], 1000));
afterAll(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  await second.close();
  await shop.close();
});

/** An unpaid online order whose hold has ended; returns the call that pays it. */
async function openExpiredOrder(buyer: Buyer, couponCode: string, quantity: number) {
  await shop.database.db.delete(cartLines).where(eq(cartLines.cartId, buyer.cartId));
  await fillCart(shop, buyer, [{ productId: TOMATO, quantity }]);
  const orderId = await placeOrderFor(shop, buyer, { paymentType: 'online', couponCode });
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, orderId));
  const { razorpayOrder } = await openPayment(shop.deps, order?.paymentId ?? '');
  now = new Date(now.getTime() + 16 * 60_000);
  await expireUnpaidOrders(shop.deps);
  return async (db = shop.database.db) => {
    const proof = await payInSandbox(shop, razorpayOrder.id);
    const providerPaymentId = proof.razorpay_payment_id ?? '';
    return settlePayment({ ...shop.deps, db }, { providerOrderId: razorpayOrder.id, providerPaymentId });
  };
}

async function couponRow(id: string) {
  const [row] = await shop.database.db.select().from(coupons).where(eq(coupons.id, id));
  return row;
}

test('refunds late payments above the limit per customer', async () => {
  const { id, code } = await aCoupon(shop, { code: 'ONCE' });
  const [buyer] = (await insertBuyers(shop, 1)) as [Buyer];
  const payments = [];
  for (const quantity of [5, 6, 7, 8]) payments.push(await openExpiredOrder(buyer, code, quantity));
  const settled = [];
  for (const pay of payments) settled.push(await pay());
  expect(settled.map(({ outcome }) => outcome)).toEqual(['completed', 'sent_back', 'sent_back', 'sent_back']);
  expect(settled[1]?.payment.reason).toContain('coupon ONCE can no longer be used');
  expect((await couponRow(id))?.usedCount).toBe(1);
});

test('refunds concurrent late payments above the limit in all', async () => {
  const { id, code } = await aCoupon(shop, { code: 'FIRSTTWO', totalUses: 2, usesPerCustomer: null });
  const buyers = await insertBuyers(shop, 5);
  const payments = [];
  for (const buyer of buyers) payments.push(await openExpiredOrder(buyer, code, 5));
  const settled = await Promise.all(payments.map((pay, at) => pay(at % 2 ? second.db : shop.database.db)));
  expect(settled.filter(({ outcome }) => outcome === 'completed')).toHaveLength(2);
  expect((await couponRow(id))?.usedCount).toBe(2);
});

test.each([
  ['switched off', { isActive: false }],
  ['over', { validUntil: new Date(0) }],
])('refunds a late payment when the coupon is %s', async (_, changes) => {
  const { id, code } = await aCoupon(shop, { code: `LATE${newId().slice(-4).toUpperCase()}` });
  const [buyer] = (await insertBuyers(shop, 1)) as [Buyer];
  const pay = await openExpiredOrder(buyer, code, 5);
  await shop.database.db
    .update(coupons)
    .set({ validFrom: new Date(-1), ...changes })
    .where(eq(coupons.id, id));
  expect((await pay()).outcome).toBe('sent_back');
});

test('never exceeds a limit when two servers redeem and restore uses for 20 rounds', async () => {
  const { id: couponId } = await aCoupon(shop, { code: 'RACE', totalUses: 3, usesPerCustomer: 1 });
  const buyers = await insertBuyers(shop, 4);
  const users = buyers.map(({ id }) => id);
  for (let round = 0; round < 20; round += 1) {
    const released = users.map((userId) => ({ couponId, userId, orderId: newId(), releasedAt: now, createdAt: now }));
    await shop.database.db.insert(couponUses).values(released);
    await Promise.allSettled(
      [shop.database.db, second.db].flatMap((db) =>
        released.flatMap(({ userId, orderId }) => [
          inTransaction(db, (tx) => restoreCouponUse(tx, { orderId })),
          inTransaction(db, (tx) => redeemCoupon(tx, { couponId, userId, orderId: newId(), now })),
        ]),
      ),
    );
    const { rows } = await shop.database.db.execute(sql`select user_id, count(*)::int as uses from coupon_uses
      where coupon_id = ${couponId} and released_at is null group by user_id`);
    expect(rows.every(({ uses }) => uses === 1)).toBe(true);
    expect(rows).toHaveLength(3);
    expect((await couponRow(couponId))?.usedCount).toBe(3);
    await shop.database.db.delete(couponUses).where(eq(couponUses.couponId, couponId));
    await shop.database.db.update(coupons).set({ usedCount: 0 }).where(eq(coupons.id, couponId));
  }
});

test('refuses uses above the limits in SQL', async () => {
  const { id: couponId } = await aCoupon(shop, { code: 'GUARDED', totalUses: 1, usesPerCustomer: 1 });
  const [buyer] = (await insertBuyers(shop, 1)) as [Buyer];
  const use = () => ({ couponId, userId: buyer.id, orderId: newId() });
  const released = { ...use(), releasedAt: now };
  await shop.database.db.insert(couponUses).values([use(), released]);
  const constraint = (work: Promise<unknown>) => work.catch((error) => error.cause.constraint);
  expect(await constraint(shop.database.db.insert(couponUses).values(use()))).toBe('coupon_uses_per_customer');
  const restoring = shop.database.db
    .update(couponUses)
    .set({ releasedAt: null })
    .where(eq(couponUses.orderId, released.orderId));
  expect(await constraint(restoring)).toBe('coupon_uses_per_customer');
  const counting = shop.database.db.update(coupons).set({ usedCount: 2 }).where(eq(coupons.id, couponId));
  expect(await constraint(counting)).toBe('coupons_used');
  await shop.database.db.delete(couponUses).where(eq(couponUses.couponId, couponId));
});

test('refuses to lower the limit in all below the uses, and lowers the limit per customer', async () => {
  const { id, code } = await aCoupon(shop, { code: 'LOWERED', usesPerCustomer: 3 });
  const [buyer] = (await insertBuyers(shop, 1)) as [Buyer];
  for (const quantity of [5, 6]) {
    await fillCart(shop, buyer, [{ productId: TOMATO, quantity }]);
    await placeOrderFor(shop, buyer, { couponCode: code });
  }
  const token = (await shop.signIn('admin')).accessToken;
  const form = { code, kind: 'percent', value: 20 };
  const save = (body: object) => shop.send('PUT', `/api/admin/coupons/${id}`, { token, body: { ...form, ...body } });
  const refused = await save({ totalUses: 1 });
  expect([refused.status, refused.body.code]).toEqual([409, 'COUPON_LIMIT_BELOW_USES']);
  expect(refused.body.fields.totalUses).toContain('used 2 times');
  expect((await save({ totalUses: 2, usesPerCustomer: 1 })).status).toBe(200);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});
