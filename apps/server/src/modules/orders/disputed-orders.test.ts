import type { Order } from '@subah/contract/orders/orders';
import { indiaDate } from '@subah/rules/india-time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPlan, TOMATO } from '../../../test/builders/index.ts';
import { payInSandbox } from '../../../test/new-customer.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { simulateDisputes } from '../../../test/simulated-disputes.ts';
import { payments, refunds } from '../payments/payments.tables.ts';
import { checkConsistency } from '../reports/run-consistency-checks.ts';

let shop: OrderShop;
let disputes: ReturnType<typeof simulateDisputes>;

beforeAll(async () => {
  shop = await openOrderShop();
  disputes = simulateDisputes(shop.deps);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

async function placeOrder() {
  await shop.addToCart(TOMATO, 5);
  const order = await shop.placePaidOrder();
  const payment = await findPayment(order.paymentId ?? '');
  return { order, payment, dispute: disputes.open(payment.providerPaymentId, payment.paidPaise) };
}

async function findPayment(id: string) {
  const [payment] = await shop.database.db.select().from(payments).where(eq(payments.id, id));
  if (!payment) throw new Error('there is no such payment');
  return payment;
}

const findFaults = async () => (await checkConsistency(shop.database.db)).faults;
const cancel = async ({ _id }: Order) => expect((await shop.changeStatusAsCustomer(_id, 'cancelled')).status).toBe(200);
const refundsOf = async (order: Order) =>
  (
    await shop.database.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, order.paymentId ?? ''))
      .orderBy(refunds.id)
  ).map(({ state, amountPaise }) => [state, amountPaise]);
const readReport = async () => {
  const today = indiaDate(shop.deps.clock());
  return (await shop.asAdmin('GET', `/api/admin/reports/period?from=${today}&to=${today}`)).body.data;
};

test('an order that was cancelled after a lost dispute is refunded by staff when the money comes back', async () => {
  const { order, payment, dispute } = await placeOrder();
  const paise = payment.paidPaise;
  await disputes.decide(dispute, 'lost');
  await cancel(order);
  expect(await refundsOf(order)).toEqual([['processed', paise]]);
  expect(await findFaults()).toEqual([]);
  await disputes.decide(dispute, 'won');
  expect(await refundsOf(order)).toEqual([
    ['reversed', paise],
    ['failed', paise],
  ]);
  expect(await findFaults()).toEqual([]);
});

test('a line that was taken out after a lost dispute is owed when the money comes back', async () => {
  const { order, payment, dispute } = await placeOrder();
  await disputes.decide(dispute, 'lost');
  const [line] = order.products;
  const body = { lines: [{ lineId: line?._id, quantity: 3 }], reason: 'Sold out', version: order.version };
  expect((await shop.asAdmin('PATCH', `/api/admin/orders/${order._id}/lines`, body)).status).toBe(200);
  await disputes.decide(dispute, 'won');
  const [reversed, owed] = await refundsOf(order);
  expect(reversed).toEqual(['reversed', payment.paidPaise]);
  expect(owed?.[0]).toBe('failed');
  expect(owed?.[1]).toBeLessThan(payment.paidPaise);
  expect(await findFaults()).toEqual([]);
});

test('a refund that waits to be sent when the dispute opens is paid by the bank', async () => {
  const { order, payment, dispute } = await placeOrder();
  await cancel(order);
  await disputes.decide(dispute, 'open');
  await shop.runJobs();
  expect(await refundsOf(order)).toEqual([['failed', payment.paidPaise]]);
  await disputes.decide(dispute, 'lost');
  expect(await refundsOf(order)).toEqual([['processed', payment.paidPaise]]);
  expect(await findFaults()).toEqual([]);
});

test('reports count a lost dispute as refunded on its day, and less when the money comes back', async () => {
  const { payment, dispute } = await placeOrder();
  const before = await readReport();
  await disputes.decide(dispute, 'lost');
  const refunded = before.totals.refunded + payment.paidPaise / 100;
  expect((await readReport()).totals).toMatchObject({ refunded, refunds: before.totals.refunds + 1 });
  shop.advanceClock(24 * 60 * 60_000);
  await disputes.decide(dispute, 'won');
  const after = await readReport();
  expect(after.totals).toMatchObject({ refunded: -payment.paidPaise / 100, refunds: 0 });
  expect(after.previous).toMatchObject({ refunded });
});

async function buyMembership() {
  const plan = await aPlan(shop, { pricePaise: 299_00 });
  const { body } = await shop.customer.post('/api/payment/subscribe', { planId: plan.id });
  const proof = await payInSandbox(shop, body.razorpayOrder.id);
  await shop.customer.post('/api/payment/subscribe/verify', { ...proof, planId: plan.id });
  return disputes.open(proof.razorpay_payment_id, 299_00);
}
const readMembership = async () => (await shop.customer.get('/api/subscriptions/my-subscription')).body;

test('a membership ends with a lost dispute and goes on when the money comes back', async () => {
  const dispute = await buyMembership();
  const before = await readMembership();
  await disputes.decide(dispute, 'lost');
  await shop.runJobs();
  expect(await readMembership()).not.toEqual(before);
  await disputes.decide(dispute, 'won');
  await shop.runJobs();
  expect(await readMembership()).toEqual(before);
  expect(await findFaults()).toEqual([]);
});

test('a membership that comes back follows one that was bought meanwhile', async () => {
  const dispute = await buyMembership();
  await disputes.decide(dispute, 'lost');
  await shop.runJobs();
  await buyMembership();
  await disputes.decide(dispute, 'won');
  await shop.runJobs();
  expect(await findFaults()).toEqual([]);
});

test('a membership that comes back starts where it was, and the free plan follows it again', async () => {
  const free = await aPlan(shop, { name: '3', durationUnit: 'week', durationInDays: 21, pricePaise: 0 });
  await shop.customer.post('/api/payment/subscribe', { planId: free.id });
  const dispute = await buyMembership();
  const before = (await readMembership()).data;
  await disputes.decide(dispute, 'lost');
  await shop.runJobs();
  expect((await readMembership()).data).toMatchObject({ planId: { title: 'Free' }, paidEndDate: null });
  shop.advanceClock(24 * 60 * 60_000);
  await disputes.decide(dispute, 'won');
  await shop.runJobs();
  const { startDate, paidEndDate } = before;
  expect((await readMembership()).data).toMatchObject({ startDate, paidEndDate, planId: before.planId });
  expect(await findFaults()).toEqual([]);
});

test('a membership is untouched when the money comes back before it has ended', async () => {
  const dispute = await buyMembership();
  const before = await readMembership();
  await disputes.decide(dispute, 'lost');
  await disputes.decide(dispute, 'won');
  await shop.runJobs();
  expect(await readMembership()).toEqual(before);
});

test('a milk top-up leaves the balance with a lost dispute and comes back with the money', async () => {
  const { body } = await shop.customer.post('/api/milk-balance/top-up', { amount: 100 });
  const proof = await payInSandbox(shop, body.razorpayOrder.id);
  await shop.customer.post('/api/milk-balance/verify', proof);
  const readBalance = async () => (await shop.customer.get('/api/milk-balance')).body.data.balance;
  const dispute = disputes.open(proof.razorpay_payment_id, 60_00);
  const balances: number[] = [];
  for (const state of ['lost', 'won', 'lost', 'won'] as const) {
    await disputes.decide(dispute, state);
    await shop.runJobs();
    await shop.runJobs();
    balances.push(await readBalance());
  }
  expect(balances).toEqual([40, 100, 40, 100]);
  expect(await findFaults()).toEqual([]);
});
