import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPaidShop, type PaidShop } from '../../../test/paid-shop.ts';
import type { SimulatorMode } from '../../../test/razorpay-simulator.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let shop: PaidShop;

beforeAll(async () => {
  shop = await openPaidShop();
});
beforeEach(async () => {
  shop.razorpay.setMode('ok');
  await shop.signInAgain();
});
afterAll(() => shop.close());

async function payOrder() {
  const opened = await shop.openPayment();
  const payment = shop.razorpay.pay(opened.orderId);
  return { ...opened, payment, proof: shop.razorpay.proof(opened.orderId, payment.id) };
}

test.each<SimulatorMode>(['disconnect', 'server error', 'rate limited', 'not JSON', 'slow'])(
  'responses 502 and completes the payment later when the provider fails (%s)',
  async (mode) => {
    const { proof, payment, paymentId, subjectId } = await payOrder();
    shop.razorpay.setMode(mode);
    const response = await shop.verify(proof);
    expect(response.status).toBe(502);
    expect(response.body.code).toBe('PAYMENT_PROVIDER');
    expect(response.text).not.toContain('secret');
    expect((await shop.findPayment(paymentId)).status).toBe('pending');
    // Each call of a slow provider costs five seconds; one is enough.
    if (mode !== 'slow') {
      expect((await shop.sendWebhook('payment.captured', { payment: { entity: payment } })).status).toBe(502);
      shop.advanceClock(3 * MINUTE);
      await reconcilePayments(shop.deps);
    }
    shop.razorpay.setMode('ok');
    shop.advanceClock(10 * MINUTE);
    await reconcilePayments(shop.deps);
    expect((await shop.findPayment(paymentId)).status).toBe('completed');
    expect(shop.completed.filter((id) => id === subjectId)).toHaveLength(1);
  },
  20_000,
);

test('retries a failed provider call within one request', async () => {
  const { proof } = await payOrder();
  shop.razorpay.setNextModes('server error', 'disconnect');
  expect((await shop.verify(proof)).status).toBe(200);
});

test('retries the creation of a provider order when the response gets lost', async () => {
  shop.razorpay.setNextModes('disconnect', 'rate limited');
  const { orderId, paymentId } = await shop.openPayment();
  expect((await shop.findPayment(paymentId)).providerOrderId).toBe(orderId);
});

test('queries an open payment at growing intervals and expires it after three days', async () => {
  const { orderId, paymentId } = await shop.openPayment();
  const queryCount = () =>
    shop.razorpay.requests.filter(({ path }) => path === `/v1/orders/${orderId}/payments`).length;
  for (let minute = 0; minute < 60; minute++) {
    shop.advanceClock(MINUTE);
    await reconcilePayments(shop.deps);
  }
  const inFirstHour = queryCount();
  expect(inFirstHour).toBeGreaterThan(15);
  expect(inFirstHour).toBeLessThan(40);
  shop.advanceClock(3 * DAY);
  await reconcilePayments(shop.deps);
  expect((await shop.findPayment(paymentId)).status).toBe('expired');
});

test.each<SimulatorMode>(['reject', 'server error'])(
  'does not expire a payment before the provider has said how it stands (%s)',
  async (mode) => {
    const unpaid = await shop.openPayment();
    const paid = await payOrder();
    shop.razorpay.setMode(mode);
    expect((await shop.verify(paid.proof)).body.code).toBe('PAYMENT_PROVIDER');
    for (let day = 0; day < 8; day++) {
      shop.advanceClock(DAY);
      await reconcilePayments(shop.deps);
    }
    for (const { paymentId } of [unpaid, paid]) expect((await shop.findPayment(paymentId)).status).toBe('pending');
    shop.razorpay.setMode('ok');
    shop.advanceClock(DAY);
    await reconcilePayments(shop.deps);
    expect((await shop.findPayment(unpaid.paymentId)).status).toBe('expired');
    // More than three days late: the money goes back instead of being forgotten.
    expect((await shop.findPayment(paid.paymentId)).status).toBe('sent_back');
  },
);

test('expires a payment whose order the provider does not know', async () => {
  const { orderId, paymentId } = await shop.openPayment();
  shop.razorpay.orders.delete(orderId);
  shop.advanceClock(4 * DAY);
  await reconcilePayments(shop.deps);
  expect((await shop.findPayment(paymentId)).status).toBe('expired');
});

test('refunds money that arrives for an expired payment, and keeps another amount for staff', async () => {
  const [right, wrong, failed] = [await shop.openPayment(), await shop.openPayment(), await shop.openPayment()];
  shop.advanceClock(4 * DAY);
  await reconcilePayments(shop.deps);
  const arrive = async ({ orderId, paymentId }: typeof right, changes: object, event = 'payment.captured') => {
    const payment = shop.razorpay.pay(orderId, changes);
    expect((await shop.sendWebhook(event, { payment: { entity: payment } })).status).toBe(200);
    return (await shop.findPayment(paymentId)).status;
  };
  expect(await arrive(right, {})).toBe('sent_back');
  expect(await arrive(wrong, { amount: 1 })).toBe('unmatched');
  expect(await arrive(failed, { status: 'failed' }, 'payment.failed')).toBe('expired');
});

test('queries other payments when the provider rejects the query of one', async () => {
  for (let index = 0; index < 5; index++) await shop.openPayment();
  shop.advanceClock(MINUTE);
  const { paymentId } = await payOrder();
  shop.advanceClock(3 * MINUTE);
  shop.razorpay.setNextModes('reject', 'reject', 'reject', 'reject', 'reject');
  await reconcilePayments(shop.deps);
  expect((await shop.findPayment(paymentId)).status).toBe('completed');
});

test('completes a payment that is authorized on the third day', async () => {
  const { orderId, paymentId } = await shop.openPayment();
  shop.advanceClock(3 * DAY - MINUTE);
  shop.razorpay.pay(orderId, { status: 'authorized' });
  await reconcilePayments(shop.deps);
  expect((await shop.findPayment(paymentId)).status).toBe('completed');
});

test('reconciles other payments when one has a wrong amount', async () => {
  const wrong = await shop.openPayment();
  shop.razorpay.pay(wrong.orderId, { amount: 1 });
  const right = await payOrder();
  shop.advanceClock(3 * MINUTE);
  await reconcilePayments(shop.deps);
  expect(await shop.findPayment(wrong.paymentId)).toMatchObject({
    status: 'unmatched',
    reason: '₹0.01 arrived, but ₹249.50 was asked for.',
  });
  expect((await shop.findPayment(right.paymentId)).status).toBe('completed');
});
