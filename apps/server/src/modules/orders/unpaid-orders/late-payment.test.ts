import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCoupon, PASSWORD, TOMATO } from '../../../../test/builders/index.ts';
import { setStock, stockOf } from '../../../../test/buyers.ts';
import { payInSandbox } from '../../../../test/new-customer.ts';
import { lineOf, type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { mailsTo } from '../../../../test/read-mail.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { products } from '../../catalog/catalog.tables.ts';
import { coupons } from '../../coupons/coupons.tables.ts';
import { settlePayment } from '../../payments/index.ts';
import { refunds } from '../../payments/payments.tables.ts';
import { checkConsistency } from '../../reports/index.ts';
import { earnCoins } from '../../wallet/index.ts';
import { orders } from '../orders.tables.ts';
import { expireUnpaidOrders } from './expire-orders.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(async () => {
  await shop.reset();
  await setProduct({ pricePaise: 40_00, mrpPaise: 100_00, isAvailable: true });
  await shop.addToCart(TOMATO, 10);
});
afterAll(() => shop.close());

const setProduct = (changes: Partial<typeof products.$inferInsert>) =>
  shop.database.db.update(products).set(changes).where(eq(products.id, TOMATO));

/** Opens an online order and returns the call that pays it and verifies the payment. */
async function openOrder(input: object = {}) {
  const { body } = await shop.customer.post('/api/payment/order', {
    ...shop.orderInput(),
    paymentMode: 'online',
    ...input,
  });
  const verify = async () => shop.customer.post('/api/payment/verify', await payInSandbox(shop, body.razorpayOrder.id));
  return { orderId: body.orderId as string, razorpayOrderId: body.razorpayOrder.id as string, verify };
}

const giveCoins = (coins: number) =>
  inTransaction(shop.database.db, (tx) =>
    earnCoins(tx, {
      userId: shop.customer.id,
      coins,
      reason: 'earned-with-order',
      sourceKey: `gift:${shop.customer.id}`,
      now: shop.deps.clock(),
    }),
  );

async function orderRow(id: string) {
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('no such order');
  return row;
}

async function expectRefund(orderId: string, verified: { status: number; body: { code?: string; message?: string } }) {
  expect([verified.status, verified.body.code]).toEqual([409, 'PAYMENT_REFUNDED']);
  const { status, paymentId, toPayPaise } = await orderRow(orderId);
  expect(status).toBe('expired');
  const sent = await shop.database.db
    .select({ amountPaise: refunds.amountPaise })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId ?? ''));
  expect(sent).toEqual([{ amountPaise: toPayPaise }]);
  expect(await stockOf(shop, TOMATO)).toBe(100);
}

test('places an order that is paid after its hold while the bill is the same', async () => {
  const { orderId, verify } = await openOrder();
  shop.advanceClock(2 * 60 * MINUTE);
  await expireUnpaidOrders(shop.deps);
  expect((await verify()).status).toBe(200);
  expect(await orderRow(orderId)).toMatchObject({ status: 'OrderPlaced', paidLate: true });
  expect(await stockOf(shop, TOMATO)).toBe(90);
});

test.each([
  ['higher', 41_00],
  ['lower', 39_00],
])('refunds a late payment and sends a mail when the price is %s', async (_change, pricePaise) => {
  const { orderId, verify } = await openOrder();
  shop.advanceClock(16 * MINUTE);
  await expireUnpaidOrders(shop.deps);
  await setProduct({ pricePaise });
  const verified = await verify();
  await expectRefund(orderId, verified);
  expect(verified.body.message).toContain('the price of this order has changed');
  const mails = await mailsTo(shop, shop.customer.email);
  const mail = mails.find(({ subject }) => subject === 'Your payment of ₹400 is on its way back');
  expect(mail?.text).toContain('the price of this order has changed');
});

test('refunds a payment after the hold of an order that no job has expired yet', async () => {
  const { orderId, verify } = await openOrder();
  shop.advanceClock(16 * MINUTE);
  await setProduct({ pricePaise: 120_00, mrpPaise: 120_00 });
  await expectRefund(orderId, await verify());
});

test('keeps the price of an order that is paid within its hold', async () => {
  const { orderId, verify } = await openOrder();
  shop.advanceClock(14 * MINUTE);
  await setProduct({ pricePaise: 60_00 });
  expect((await verify()).status).toBe(200);
  expect(await orderRow(orderId)).toMatchObject({ status: 'OrderPlaced', toPayPaise: 400_00 });
});

test('refunds a payment that comes more than three days late', async () => {
  const { orderId, verify } = await openOrder();
  await expireAfter(4 * DAY);
  const verified = await verify();
  await expectRefund(orderId, verified);
  expect(verified.body.message).toContain('three days late');
});

test('refunds a late payment when a product is no longer sold', async () => {
  const { orderId, verify } = await openOrder();
  await expireAfter(16 * MINUTE);
  await setProduct({ isAvailable: false });
  await expectRefund(orderId, await verify());
});

test('refunds a late payment when the coupon has ended or gives another discount', async () => {
  for (const [code, change] of [
    ['ENDED', { isActive: false }],
    ['SMALLER', { value: 20_00 }],
  ] as const) {
    const { id } = await aCoupon(shop, { code, kind: 'flat', value: 50_00 });
    const { orderId, verify } = await openOrder({ couponCode: code });
    await expireAfter(16 * MINUTE);
    await shop.database.db.update(coupons).set(change).where(eq(coupons.id, id));
    await expectRefund(orderId, await verify());
  }
});

test('refunds the second of two payments for one basket when the replaced order was paid first', async () => {
  const first = await openOrder();
  const second = await openOrder({ tip: 10 });
  shop.advanceClock(MINUTE);
  expect((await first.verify()).status).toBe(200);
  expect((await second.verify()).body.code).toBe('PAYMENT_REFUNDED');
  expect((await orderRow(second.orderId)).status).toBe('expired');
  expect(await stockOf(shop, TOMATO)).toBe(90);
});

test('places a late payment whose stock, coupon and coins a newer attempt of the same cart holds', async () => {
  const { code } = await aCoupon(shop, { code: 'ONETRY', usesPerCustomer: 1 });
  await setStock(shop, [TOMATO], 10);
  await giveCoins(100);
  const late = await openOrder({ couponCode: code, useSuperCoins: true });
  await shop.customer.post('/api/payment/give-up', { orderId: late.orderId });
  const newer = await openOrder({ couponCode: code, useSuperCoins: true, tip: 10 });
  expect((await late.verify()).status).toBe(200);
  expect((await orderRow(late.orderId)).status).toBe('OrderPlaced');
  expect((await orderRow(newer.orderId)).status).toBe('expired');
  expect([await stockOf(shop, TOMATO), await shop.coinBalance()]).toEqual([0, 0]);
  expect((await newer.verify()).body.code).toBe('PAYMENT_REFUNDED');
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test.each(['kept', 'filled anew'])(
  'refunds a late payment when its basket was %s and ordered again, and an item of that order was missing',
  async (cart) => {
    const late = await openOrder();
    await expireAfter(16 * MINUTE);
    if (cart === 'filled anew') {
      expect((await shop.customer.send('DELETE', '/api/cart/clear')).status).toBe(200);
      await shop.addToCart(TOMATO, 10);
    }
    const again = (await shop.customer.post('/api/payment/order', shop.orderInput())).body.data;
    const { status } = await shop.asAdmin('PATCH', `/api/admin/orders/${again._id}/lines`, {
      reason: 'Not in stock',
      version: again.version,
      lines: [{ lineId: lineOf(again, TOMATO)._id, quantity: 6 }],
    });
    expect(status).toBe(200);
    expect((await late.verify()).body.code).toBe('PAYMENT_REFUNDED');
    expect((await orderRow(late.orderId)).status).toBe('expired');
    expect(await stockOf(shop, TOMATO)).toBe(94);
  },
);

test('refunds a late express order outside the express hours', async () => {
  const { orderId, verify } = await openOrder({ expressDelivery: true });
  await expireAfter(12 * 60 * MINUTE);
  await expectRefund(orderId, await verify());
});

test('refunds a payment whose account was deleted meanwhile', async () => {
  const { orderId, razorpayOrderId } = await openOrder();
  const proof = await payInSandbox(shop, razorpayOrderId);
  const deleted = await shop.customer.send('DELETE', '/api/users/me', { password: PASSWORD });
  // The deletion may also wait for the open payment; then there is nothing to refund.
  if (deleted.status === 200) {
    const settled = await settlePayment(shop.deps, {
      providerOrderId: razorpayOrderId,
      providerPaymentId: proof.razorpay_payment_id ?? '',
    });
    expect(settled.outcome).toBe('sent_back');
    expect((await orderRow(orderId)).placedAt).toBeNull();
  }
});

async function expireAfter(ms: number): Promise<void> {
  shop.advanceClock(ms);
  await expireUnpaidOrders(shop.deps);
}
