import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPaidShop, type PaidShop } from '../../../test/paid-shop.ts';
import type { Mood } from '../../../test/razorpay-simulator.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let shop: PaidShop;

beforeAll(async () => {
  shop = await openPaidShop();
});
beforeEach(async () => {
  shop.razorpay.be('well');
  await shop.signInAgain();
});
afterAll(() => shop.close());

async function paid() {
  const asked = await shop.ask();
  const payment = shop.razorpay.pay(asked.orderId);
  return { ...asked, payment, proof: shop.razorpay.proof(asked.orderId, payment.id) };
}

test.each<Mood>(['hangs up', 'fails', 'is busy', 'talks nonsense', 'slow'])(
  'a provider that %s loses no order: the customer hears that we keep asking, and it is placed later',
  async (mood) => {
    const { proof, payment, paymentId, subjectId } = await paid();
    shop.razorpay.be(mood);
    const started = Date.now();
    const answer = await shop.verify(proof);
    expect(answer.status).toBe(502);
    expect(answer.body.code).toBe('PAYMENT_PROVIDER');
    expect(Date.now() - started).toBeLessThan(6500);
    expect(answer.text).not.toContain('secret');
    expect((await shop.stateOf(paymentId)).status).toBe('pending');
    // Waiting for a slow one twice more would tell nothing new.
    if (mood !== 'slow') {
      expect((await shop.tell('payment.captured', { payment: { entity: payment } })).status).toBe(502);
      shop.passTime(3 * MINUTE);
      await reconcilePayments(shop.deps);
    }
    shop.razorpay.be('well');
    shop.passTime(10 * MINUTE);
    await reconcilePayments(shop.deps);
    expect((await shop.stateOf(paymentId)).status).toBe('completed');
    expect(shop.given.filter((id) => id === subjectId)).toHaveLength(1);
  },
  20_000,
);

test('a short trouble is not noticed by the customer', async () => {
  const { proof } = await paid();
  shop.razorpay.beNext('fails', 'hangs up');
  expect((await shop.verify(proof)).status).toBe(200);
});

test('an order that the provider took but whose answer got lost is asked for again, and paid once', async () => {
  shop.razorpay.beNext('hangs up', 'is busy');
  const { orderId, paymentId } = await shop.ask();
  expect((await shop.stateOf(paymentId)).providerOrderId).toBe(orderId);
});

test('a payment without news is asked for ever more rarely, and given up after three days', async () => {
  const { orderId, paymentId } = await shop.ask();
  const questions = () => shop.razorpay.seen.filter(({ path }) => path === `/v1/orders/${orderId}/payments`).length;
  for (let minute = 0; minute < 60; minute++) {
    shop.passTime(MINUTE);
    await reconcilePayments(shop.deps);
  }
  const inTheFirstHour = questions();
  expect(inTheFirstHour).toBeGreaterThan(15);
  expect(inTheFirstHour).toBeLessThan(40);
  shop.passTime(3 * DAY);
  await reconcilePayments(shop.deps);
  expect((await shop.stateOf(paymentId)).status).toBe('pending');
  await reconcilePayments(shop.deps);
  expect((await shop.stateOf(paymentId)).status).toBe('expired');
});

test('money that comes on the third day still places the order', async () => {
  const { orderId, paymentId } = await shop.ask();
  shop.passTime(3 * DAY - MINUTE);
  shop.razorpay.pay(orderId, { status: 'authorized' });
  await reconcilePayments(shop.deps);
  expect((await shop.stateOf(paymentId)).status).toBe('completed');
});

test('a payment of a wrong amount does not stand in the way of the others', async () => {
  const wrong = await shop.ask();
  shop.razorpay.pay(wrong.orderId, { amount: 1 });
  const right = await paid();
  shop.passTime(3 * MINUTE);
  await reconcilePayments(shop.deps);
  expect(await shop.stateOf(wrong.paymentId)).toMatchObject({
    status: 'pending',
    reason: 'This payment does not match what was asked for.',
  });
  expect((await shop.stateOf(right.paymentId)).status).toBe('completed');
});
