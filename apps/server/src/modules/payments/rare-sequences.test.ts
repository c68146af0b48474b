import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPaidShop, type PaidShop } from '../../../test/paid-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { queueRefund } from './queue-refund.ts';
import { reconcileCaptures } from './reconcile-captures.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';

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

async function payOrder(amountPaise = 350_00) {
  const opened = await shop.openPayment(amountPaise);
  const payment = shop.razorpay.pay(opened.orderId);
  expect((await shop.verify(shop.razorpay.proof(opened.orderId, payment.id))).status).toBe(200);
  return { ...opened, providerPaymentId: payment.id };
}

const queue = (paymentId: string, amountPaise: number) =>
  inTransaction(shop.database.db, (tx) =>
    queueRefund(tx, {
      paymentId,
      amountPaise,
      reason: 'Cancelled.',
      key: `cancel:${paymentId}`,
      now: shop.deps.clock(),
    }),
  );
const states = async (paymentId: string) =>
  (await shop.refundsOf(paymentId)).map(({ amountPaise, state }) => `${amountPaise / 100} ${state}`);
const send = async (event: string, entity: object) => {
  const { status, text } = await shop.sendWebhook(`refund.${event}`, { refund: { entity } });
  expect([status, text]).toEqual([200, expect.any(String)]);
};
const paymentStates = async (subjectId: string) =>
  (await shop.findPaymentsFor(subjectId)).map(({ status, paidPaise }) => `${paidPaise / 100} ${status}`).toSorted();

test.each(['verify', 'webhook', 'job'] as const)(
  'captures the right amount that is authorized after a wrong one was captured (%s)',
  async (way) => {
    const { orderId, subjectId } = await shop.openPayment();
    const wrong = shop.razorpay.pay(orderId, { amount: 249_49 });
    await shop.sendWebhook('payment.captured', { payment: { entity: wrong } });
    const right = shop.razorpay.pay(orderId, { status: 'authorized' });
    if (way === 'verify') await shop.verify(shop.razorpay.proof(orderId, right.id));
    if (way === 'webhook') await shop.sendWebhook('payment.authorized', { payment: { entity: right } });
    shop.advanceClock(3 * MINUTE);
    if (way === 'job') await reconcilePayments(shop.deps);
    expect(await paymentStates(subjectId)).toEqual(['249.49 unmatched', '249.5 completed']);
    expect(shop.completed).toContain(subjectId);
  },
);

test('captures an authorized payment whose response got lost', async () => {
  const { orderId, subjectId } = await shop.openPayment();
  const { id } = shop.razorpay.pay(orderId, { status: 'authorized' });
  shop.razorpay.setNextModes('ok', 'lose response');
  expect((await shop.verify(shop.razorpay.proof(orderId, id))).status).toBe(200);
  expect(shop.completed.filter((done) => done === subjectId)).toHaveLength(1);
});

test('refunds a second payment of a paid order that was never reported', async () => {
  const { orderId, subjectId } = await payOrder();
  const second = shop.razorpay.pay(orderId);
  shop.razorpay.pay('order_ofAnotherShop', { amount: 5_00 });
  shop.advanceClock(60 * MINUTE);
  for (let times = 0; times < 2; times++) await reconcileCaptures(shop.deps);
  expect(await paymentStates(subjectId)).toEqual(['350 completed', '350 sent_back']);
  await shop.runJobs();
  expect(shop.razorpay.refundedOf(second.id)).toBe(350_00);
});

test('refunds a second payment that came while the shop was switched off for two days', async () => {
  const { orderId, paymentId, subjectId } = await shop.openPayment();
  const first = shop.razorpay.pay(orderId);
  await shop.verify(shop.razorpay.proof(orderId, first.id));
  shop.razorpay.pay(orderId);
  shop.advanceClock(2 * DAY);
  await reconcileCaptures(shop.deps);
  expect((await shop.findPaymentsFor(subjectId)).map(({ status }) => status)).toEqual(['completed', 'sent_back']);
  expect((await shop.findPayment(paymentId)).status).toBe('completed');
});

test('finds a refund from the dashboard whose webhook got lost', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const { id } = shop.razorpay.refundInDashboard(providerPaymentId, 100_00);
  shop.razorpay.refundInDashboard('pay_ofAnotherShop', 5_00);
  for (let times = 0; times < 2; times++) await reconcileRefunds(shop.deps);
  await send('processed', shop.razorpay.refunds.get(id) ?? {});
  expect(await states(paymentId)).toEqual(['100 processed']);
  expect(await shop.findCapture('pay_ofAnotherShop')).toBeUndefined();
});

test('keeps a refund that was reported as failed and as paid out after another one for decision', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const failed = shop.razorpay.refundInDashboard(providerPaymentId, 350_00, { status: 'failed' });
  await send('failed', failed);
  const paid = shop.razorpay.refundInDashboard(providerPaymentId, 350_00);
  await send('processed', paid);
  for (let times = 0; times < 2; times++) await send('processed', { ...failed, status: 'processed' });
  expect(await states(paymentId)).toEqual(['350 unmatched', '350 processed']);
  expect((await shop.findPayment(paymentId)).refundedPaise).toBe(350_00);
});

test('a refund from the dashboard that failed can be sent again, whatever is reported of the first one', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const first = shop.razorpay.refundInDashboard(providerPaymentId, 350_00, { status: 'pending' });
  await send('created', first);
  first.status = 'failed';
  await send('failed', first);
  const [failed] = await shop.refundsOf(paymentId);
  const token = (await shop.signIn('admin')).accessToken;
  expect((await shop.post(`/api/admin/refunds/${failed?.id}/retry`, {}, { token })).status).toBe(200);
  await send('failed', first);
  await shop.runJobs();
  await send('failed', first);
  shop.advanceClock(7 * 60 * MINUTE);
  await reconcileRefunds(shop.deps);
  expect(await states(paymentId)).toEqual(['350 sent']);
  expect(shop.razorpay.refundedOf(providerPaymentId)).toBe(350_00);
});

test('a refund that did not fit needs no decision when it fails', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const dispute = shop.razorpay.dispute(providerPaymentId, { status: 'lost', amount_deducted: 350_00 });
  await shop.sendWebhook('payment.dispute.lost', { dispute: { entity: dispute } });
  const refund = shop.razorpay.refundInDashboard(providerPaymentId, 350_00, { status: 'pending' });
  await send('created', refund);
  expect(await states(paymentId)).toEqual(['350 processed', '350 unmatched']);
  refund.status = 'failed';
  shop.advanceClock(7 * 60 * MINUTE);
  await reconcileRefunds(shop.deps);
  expect(await states(paymentId)).toEqual(['350 processed', '350 void']);
});

test('books a refund that was reported as failed before it was paid out', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const refund = shop.razorpay.refundInDashboard(providerPaymentId, 350_00);
  await send('failed', refund);
  await send('processed', refund);
  expect(await states(paymentId)).toEqual(['350 processed']);
});

test('shows a refund as failed whose job was lost in its last attempt', async () => {
  const { paymentId } = await payOrder();
  await queue(paymentId, 350_00);
  const [refund] = await shop.refundsOf(paymentId);
  await shop.database.db.execute(sql`select graphile_worker.remove_job(${`refund:${refund?.id}`})`);
  await reconcileRefunds(shop.deps);
  expect(await states(paymentId)).toEqual(['350 queued']);
  shop.advanceClock(5 * DAY);
  await reconcileRefunds(shop.deps);
  expect(await states(paymentId)).toEqual(['350 failed']);
});

test.each([
  ['an amount that differs by a paisa', 349_99],
  ['a larger amount than what is left', 350_01],
])('books %s of a refund once when the response got lost', async (_, amount) => {
  const { paymentId, providerPaymentId } = await payOrder();
  await queue(paymentId, 350_00);
  const [own] = await shop.refundsOf(paymentId);
  const entity = {
    id: `rfnd_${amount}`,
    payment_id: providerPaymentId,
    amount,
    currency: 'INR',
    receipt: `${own?.id}-1`,
  };
  for (let times = 0; times < 2; times++) await send('processed', entity);
  const { refundedPaise } = await shop.findPayment(paymentId);
  expect(refundedPaise).toBe(350_00);
  expect(await states(paymentId)).toEqual(
    amount < 350_00 ? ['350 void', '0.01 queued', '349.99 processed'] : ['350 queued', '350.01 unmatched'],
  );
});

test('does not count a refund in another currency', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  await send('processed', { id: 'rfnd_dollars', payment_id: providerPaymentId, amount: 3_50, currency: 'USD' });
  expect(await states(paymentId)).toEqual(['3.5 unmatched']);
  expect((await shop.findPayment(paymentId)).refundedPaise).toBe(0);
});
