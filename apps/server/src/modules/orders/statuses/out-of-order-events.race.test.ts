import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aCoupon, aProduct, TOMATO } from '../../../../test/builders/index.ts';
import { setStock, stockOf } from '../../../../test/buyers.ts';
import { type NewCustomer, newCustomer } from '../../../../test/new-customer.ts';
import { type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { startRazorpay } from '../../../../test/razorpay-simulator.ts';
import { startSecondServer } from '../../../../test/second-server.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { products } from '../../catalog/catalog.tables.ts';
import { couponUses } from '../../coupons/coupons.tables.ts';
import { addresses } from '../../delivery/delivery.tables.ts';
import { payments, refunds } from '../../payments/payments.tables.ts';
import { reconcilePayments } from '../../payments/reconcile-payments.ts';
import { checkConsistency } from '../../reports/run-consistency-checks.ts';
import { coinBalance, earnCoins } from '../../wallet/index.ts';
import { orders } from '../orders.tables.ts';
import { expireUnpaidOrders } from '../unpaid-orders/expire-orders.ts';

// Events of the provider in unusual orders, sent to two servers on one database.

vi.setConfig({ testTimeout: 300_000 });
const ROUNDS = 20;

let razorpay: Awaited<ReturnType<typeof startRazorpay>>;
let shop: OrderShop;
let second: Awaited<ReturnType<typeof startSecondServer>>;
beforeAll(async () => {
  razorpay = await startRazorpay();
  shop = await openOrderShop({ settings: { razorpay: razorpay.settings } });
  second = await startSecondServer(shop);
});
beforeEach(async () => {
  await shop.reset();
  await setStock(shop, [TOMATO], 1000);
});
afterEach(async () => {
  await shop.runJobs();
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});
afterAll(async () => {
  await second.close();
  await shop.close();
  await razorpay.stop();
});

type Placed = { orderId: string; razorpayOrder: { id: string; amount: number } };

async function openOrder(customer: NewCustomer = shop.customer, body: object = {}): Promise<Placed> {
  const input = { addressId: customer.addressId, paymentMode: 'online', ...body };
  const placed = await customer.post('/api/payment/order', input);
  expect([placed.status, placed.body.code]).toEqual([200, undefined]);
  return placed.body;
}
const fillAndOpen = async (customer: NewCustomer = shop.customer, body: object = {}) => {
  await customer.post('/api/cart/add', { productId: TOMATO, quantity: 5 });
  return openOrder(customer, body);
};

async function sendWebhook(
  event: string,
  payload: object,
  { at = shop.address, eventId }: { at?: string; eventId?: string } = {},
) {
  const rawBody = JSON.stringify({ entity: 'event', event, payload });
  const headers = { 'content-type': 'application/json', ...razorpay.webhookHeaders(rawBody, eventId) };
  const response = await fetch(`${at}/api/payment/webhook`, { method: 'POST', body: rawBody, headers });
  return response.status;
}
const captured = (payment: object) => ({ payment: { entity: payment } });
const refunded = (refund: object, payment: object) => ({ refund: { entity: refund }, payment: { entity: payment } });

const orderRow = async (id: string) => (await shop.database.db.select().from(orders).where(eq(orders.id, id)))[0];
const paymentOf = async (id: string) =>
  (await shop.database.db.select().from(payments).where(eq(payments.providerPaymentId, id)))[0];
const refundsOf = (paymentId: string) =>
  shop.database.db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(refunds.id);
const paidOut = (paymentId: string) => razorpay.refundedOf(paymentId);

test('books a refund whose event arrives before the one of its payment', async () => {
  const { orderId, razorpayOrder } = await fillAndOpen();
  const payment = razorpay.pay(razorpayOrder.id);
  const refund = razorpay.refundInDashboard(payment.id, payment.amount);
  expect(await sendWebhook('refund.processed', refunded(refund, payment))).toBe(200);
  expect(await sendWebhook('payment.captured', captured({ ...payment, status: 'captured' }))).toBe(200);
  expect(await sendWebhook('order.paid', captured({ ...payment, status: 'captured' }))).toBe(200);
  expect((await orderRow(orderId))?.status).toBe('pending');
  expect(await paymentOf(payment.id)).toMatchObject({ status: 'sent_back', refundedPaise: payment.amount });
  await shop.runJobs();
  expect(paidOut(payment.id)).toBe(payment.amount);
});

test('books a part refund whose event arrives before the one of its payment, and places the order', async () => {
  const { orderId, razorpayOrder } = await fillAndOpen();
  const payment = razorpay.pay(razorpayOrder.id);
  const refund = razorpay.refundInDashboard(payment.id, 30_00);
  expect(await sendWebhook('refund.processed', refunded(refund, payment))).toBe(200);
  expect(await sendWebhook('payment.captured', captured(payment))).toBe(200);
  expect((await orderRow(orderId))?.status).toBe('OrderPlaced');
  expect(await paymentOf(payment.id)).toMatchObject({ status: 'completed', refundedPaise: 30_00 });
  expect((await shop.changeStatusAsCustomer(orderId, 'cancelled')).status).toBe(200);
  await shop.runJobs();
  expect(paidOut(payment.id)).toBe(payment.amount);
});

test('refuses the proof of a payment that was refunded in the dashboard before the browser came back', async () => {
  const { orderId, razorpayOrder } = await fillAndOpen();
  const payment = razorpay.pay(razorpayOrder.id);
  razorpay.refundInDashboard(payment.id, payment.amount);
  const verified = await shop.customer.post('/api/payment/verify', razorpay.proof(razorpayOrder.id, payment.id));
  expect([verified.status, verified.body.code]).toEqual([409, 'PAYMENT_REFUNDED']);
  expect((await orderRow(orderId))?.status).toBe('pending');
});

test('places an order once when all its events reach two servers at the same moment', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { orderId, razorpayOrder } = await fillAndOpen();
    const payment = razorpay.pay(razorpayOrder.id);
    const statuses = await Promise.all([
      sendWebhook('payment.captured', captured(payment)),
      sendWebhook('order.paid', captured(payment), { at: second.address }),
      sendWebhook('payment.failed', captured({ ...payment, status: 'failed' }), { at: second.address }),
      sendWebhook('payment.captured', captured(payment), { at: second.address, eventId: `again-${round}` }),
      sendWebhook('payment.captured', captured(payment), { eventId: `again-${round}` }),
    ]);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect((await orderRow(orderId))?.status).toBe('OrderPlaced');
    expect(await refundsOf((await paymentOf(payment.id))?.id ?? '')).toEqual([]);
  }
  expect(await stockOf(shop, TOMATO)).toBe(1000 - 5 * ROUNDS);
});

test('either places the order or refunds it when the payment and "give up" arrive at once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { orderId, razorpayOrder } = await fillAndOpen();
    const payment = razorpay.pay(razorpayOrder.id);
    const [, event] = await Promise.all([
      shop.customer.post('/api/payment/give-up', { orderId }),
      sendWebhook('payment.captured', captured(payment), { at: second.address }),
    ]);
    expect(event).toBe(200);
    await shop.runJobs();
    const isPlaced = (await orderRow(orderId))?.status === 'OrderPlaced';
    expect(paidOut(payment.id)).toBe(isPlaced ? 0 : payment.amount);
    await shop.customer.send('DELETE', '/api/cart/clear');
  }
});

test('refunds exactly what was paid when the customer cancels while the dashboard refunds', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { orderId, razorpayOrder } = await fillAndOpen();
    const payment = razorpay.pay(razorpayOrder.id);
    await sendWebhook('payment.captured', captured(payment));
    const refund = razorpay.refundInDashboard(payment.id, round % 2 ? payment.amount : 40_00);
    const [cancelled, event, late] = await Promise.all([
      shop.changeStatusAsCustomer(orderId, 'cancelled'),
      sendWebhook('refund.processed', refunded(refund, payment), { at: second.address }),
      sendWebhook('refund.created', refunded({ ...refund, status: 'pending' }, payment)),
    ]);
    expect([cancelled.status, event, late]).toEqual([200, 200, 200]);
    await shop.runJobs();
    expect(paidOut(payment.id)).toBe(payment.amount);
    expect((await paymentOf(payment.id))?.refundedPaise).toBe(payment.amount);
  }
});

test('keeps one final status when cancel, delivered and a dashboard refund arrive at once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { orderId, razorpayOrder } = await fillAndOpen();
    const payment = razorpay.pay(razorpayOrder.id);
    await sendWebhook('payment.captured', captured(payment));
    const refund = razorpay.refundInDashboard(payment.id, 10_00);
    const [cancelled, delivered] = await Promise.all([
      shop.changeStatusAsCustomer(orderId, 'cancelled'),
      shop.changeStatusAsAdmin(orderId, 'delivered'),
      sendWebhook('refund.processed', refunded(refund, payment), { at: second.address }),
    ]);
    expect([cancelled.status, delivered.status].sort()).toEqual([200, 409]);
    await shop.runJobs();
    const isCancelled = (await orderRow(orderId))?.status === 'cancelled';
    expect(paidOut(payment.id)).toBe(isCancelled ? payment.amount : 10_00);
  }
});

test('honours one of two paid attempts of a cart and refunds the other, with one use of the coupon and of the coins', async () => {
  await aCoupon(shop, { code: 'RACE20', kind: 'flat', value: 20_00, usesPerCustomer: 1 });
  for (let round = 0; round < ROUNDS; round++) {
    const customer = await newCustomer(shop);
    await inTransaction(shop.database.db, (tx) =>
      earnCoins(tx, {
        userId: customer.id,
        coins: 30,
        reason: 'earned-with-order',
        sourceKey: `race:${round}`,
        now: shop.deps.clock(),
      }),
    );
    const input = { couponCode: 'RACE20', useSuperCoins: true };
    const first = await fillAndOpen(customer, input);
    const other = await openOrder(customer, { ...input, tip: 10 });
    const paid = [first, other].map(({ razorpayOrder }) => razorpay.pay(razorpayOrder.id));
    const statuses = await Promise.all(
      paid.map((payment, index) =>
        sendWebhook('payment.captured', captured(payment), { at: index ? second.address : shop.address }),
      ),
    );
    expect(statuses).toEqual([200, 200]);
    await shop.runJobs();
    const rows = await Promise.all([first, other].map(({ orderId }) => orderRow(orderId)));
    const placed = rows.filter((row) => row?.status === 'OrderPlaced');
    expect(placed).toHaveLength(1);
    const kept = paid.map((payment) => payment.amount - paidOut(payment.id));
    expect(kept).toEqual(rows.map((row, index) => (row === placed[0] ? paid[index]?.amount : 0)));
    const uses = await shop.database.db.select().from(couponUses).where(eq(couponUses.userId, customer.id));
    expect(uses.filter(({ releasedAt }) => releasedAt === null)).toHaveLength(1);
    expect(await coinBalance(shop.database.db, customer.id, shop.deps.clock())).toBe(0);
  }
});

test('places an order whose product was hidden or address deleted within the hold, and refunds it after the hold', async () => {
  const { id } = await aProduct(shop, { stock: 10, pricePaise: 200_00, mrpPaise: 200_00 });
  await shop.addToCart(id, 2);
  const inTime = await openOrder();
  await shop.database.db.update(products).set({ isAvailable: false }).where(eq(products.id, id));
  await shop.database.db.delete(addresses).where(eq(addresses.userId, shop.customer.id));
  const payment = razorpay.pay(inTime.razorpayOrder.id);
  expect(await sendWebhook('payment.captured', captured(payment))).toBe(200);
  expect(await orderRow(inTime.orderId)).toMatchObject({ status: 'OrderPlaced' });

  await shop.reset();
  await shop.database.db.update(products).set({ isAvailable: true }).where(eq(products.id, id));
  await shop.addToCart(id, 2);
  const late = await openOrder();
  shop.advanceClock(16 * 60_000);
  await expireUnpaidOrders(shop.deps);
  await shop.database.db.update(products).set({ isAvailable: false }).where(eq(products.id, id));
  const latePayment = razorpay.pay(late.razorpayOrder.id);
  await Promise.all([sendWebhook('payment.captured', captured(latePayment)), reconcilePayments(second.deps)]);
  await shop.runJobs();
  expect((await orderRow(late.orderId))?.status).toBe('expired');
  expect(paidOut(latePayment.id)).toBe(latePayment.amount);
});

test('ignores an event that reuses the id of another one, and events with absurd values', async () => {
  const one = await fillAndOpen();
  const payment = razorpay.pay(one.razorpayOrder.id);
  expect(await sendWebhook('payment.captured', captured(payment), { eventId: 'same' })).toBe(200);
  const absurd = [-1, 0, 1.5, 1e15, '100', null, [100], true];
  for (const amount of absurd) {
    for (const event of ['payment.captured', 'order.paid', 'payment.failed', 'refund.processed', 'refund.failed']) {
      const entity = { ...payment, amount, order_id: amount, id: `pay_absurd${String(amount).replace(/\W/g, '')}` };
      const refund = { id: 'rfnd_absurd', payment_id: payment.id, amount, currency: ['INR'], notes: 7, receipt: {} };
      expect([event, amount, await sendWebhook(event, refunded(refund, entity))]).toEqual([event, amount, 200]);
    }
  }
  for (const rawBody of ['[]', '7', '"x"', 'null', '{"event":7}', '{"event":"payment.captured","payload":[]}']) {
    const headers = { 'content-type': 'application/json', ...razorpay.webhookHeaders(rawBody) };
    const { status } = await shop.post('/api/payment/webhook', rawBody, { headers });
    expect(status, rawBody).toBeLessThan(500);
  }
  expect(await paymentOf(payment.id)).toMatchObject({ status: 'completed', refundedPaise: 0 });
});
