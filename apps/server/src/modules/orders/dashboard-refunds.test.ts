import type { Order } from '@subah/contract/orders/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TOMATO } from '../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { payments } from '../payments/payments.tables.ts';
import { sandboxSignatures } from '../payments/sandbox-gateway.ts';
import { checkConsistency } from '../reports/run-consistency-checks.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

async function placeOrder() {
  await shop.addToCart(TOMATO, 5);
  const order = await shop.placePaidOrder();
  return { order, payment: await findPayment(order) };
}

async function findPayment({ paymentId }: Order) {
  const [payment] = await shop.database.db
    .select()
    .from(payments)
    .where(eq(payments.id, paymentId ?? ''));
  if (!payment) throw new Error('the order has no payment');
  return payment;
}

/** A refund that the shopkeeper makes in the dashboard of the provider. */
async function refundInDashboard(providerPaymentId: string | null, amount: number) {
  const entity = {
    id: `rfnd_${crypto.randomUUID()}`,
    payment_id: providerPaymentId,
    amount,
    currency: 'INR',
    notes: [],
  };
  const rawBody = JSON.stringify({ event: 'refund.processed', payload: { refund: { entity } } });
  const signature = sandboxSignatures(shop.deps.settings).signWebhook(rawBody);
  const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signature };
  expect((await shop.post('/api/payment/webhook', rawBody, { headers })).status).toBe(200);
}

test.each([0.3, 0.5, 1])('cancels an order of which %d was refunded in the dashboard', async (share) => {
  const { order, payment } = await placeOrder();
  const before = Math.round(payment.paidPaise * share);
  await refundInDashboard(payment.providerPaymentId, before);
  const cancelled = await shop.changeStatusAsCustomer(order._id, 'cancelled');
  expect([cancelled.status, cancelled.body.data?.status ?? cancelled.text]).toEqual([200, 'cancelled']);
  const amounts = (await shop.refundsOf(order)).map(({ amountPaise }) => amountPaise);
  expect(amounts).toEqual(share === 1 ? [before] : [before, payment.paidPaise - before]);
  await shop.runJobs();
  expect((await findPayment(order)).refundedPaise).toBe(payment.paidPaise);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test('accepts the return of an order that was refunded in the dashboard in part', async () => {
  const { order, payment } = await placeOrder();
  await shop.changeStatusAsAdmin(order._id, 'delivered');
  await refundInDashboard(payment.providerPaymentId, 50_00);
  await shop.changeStatusAsCustomer(order._id, 'return_requested', 'Spoiled');
  expect((await shop.changeStatusAsAdmin(order._id, 'returned')).status).toBe(200);
  expect((await findPayment(order)).refundedPaise).toBe(payment.paidPaise);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test('tells the customer what a change refunds after a refund in the dashboard', async () => {
  const { order, payment } = await placeOrder();
  await refundInDashboard(payment.providerPaymentId, payment.paidPaise - 10_00);
  const [line] = order.products;
  const body = { lines: [{ lineId: line?._id, quantity: 1 }], reason: 'Sold out', version: order.version };
  const preview = await shop.asAdmin('POST', `/api/admin/orders/${order._id}/lines/preview`, { lines: body.lines });
  expect(preview.body.data.refund).toBe(10);
  const changed = await shop.asAdmin('PATCH', `/api/admin/orders/${order._id}/lines`, body);
  expect(changed.body.data.timeline.at(-1).change.refund).toBe(10);
  expect(changed.body.data.refunds.map(({ amount }: { amount: number }) => amount)).toEqual([
    10,
    (payment.paidPaise - 10_00) / 100,
  ]);
  expect((await shop.refundsOf(order)).map(({ amountPaise }) => amountPaise)).toContain(10_00);
});
