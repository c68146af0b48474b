import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPaidShop, type PaidShop } from '../../../test/paid-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { queueRefund } from './queue-refund.ts';

let shop: PaidShop;
let admin: string;
const checked: string[] = [];

beforeAll(async () => {
  shop = await openPaidShop();
  admin = (await shop.signIn('admin')).accessToken;
});
beforeEach(() => {
  shop.razorpay.setMode('ok');
  checked.length = 0;
});
afterEach(async () => {
  // Booked refunds never exceed the payment and equal what the provider paid out.
  for (const paymentId of checked) {
    const { paidPaise, refundedPaise, providerPaymentId } = await shop.findPayment(paymentId);
    const refunds = await shop.refundsOf(paymentId);
    const booked = refunds.filter(({ state }) => state === 'sent' || state === 'processed');
    expect(refundedPaise).toBeLessThanOrEqual(paidPaise);
    expect(booked.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(
      shop.razorpay.refundedOf(providerPaymentId ?? ''),
    );
  }
});
afterAll(() => shop.close());

async function payOrder(amountPaise = 350_00) {
  const opened = await shop.openPayment(amountPaise);
  const payment = shop.razorpay.pay(opened.orderId);
  expect((await shop.verify(shop.razorpay.proof(opened.orderId, payment.id))).status).toBe(200);
  checked.push(opened.paymentId);
  return { ...opened, providerPaymentId: payment.id };
}

const queue = (paymentId: string, amountPaise: number, key = 'cancel') =>
  inTransaction(shop.database.db, (tx) =>
    queueRefund(tx, { paymentId, amountPaise, reason: 'Cancelled.', key: `${key}:${paymentId}`, now: new Date() }),
  );

/** A refund in the dashboard and its webhooks, each of which must be answered with success. */
async function refundInDashboard(providerPaymentId: string, amount: number, events = ['created', 'processed']) {
  const refund = shop.razorpay.refundInDashboard(providerPaymentId, amount);
  for (const event of events) await send(event, refund);
  return refund;
}

async function send(event: string, entity: object) {
  const response = await shop.sendWebhook(`refund.${event}`, { refund: { entity } });
  expect([response.status, response.text]).toEqual([200, expect.any(String)]);
}

/** Runs failed jobs now instead of after their back-off. */
const retryJobs = async () => {
  await shop.database.db.execute(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
  );
  await shop.runJobs();
};
const states = async (paymentId: string) =>
  (await shop.refundsOf(paymentId)).map(({ amountPaise, state }) => `${amountPaise / 100} ${state}`);

async function failRefund(paymentId: string, amountPaise: number) {
  await queue(paymentId, amountPaise);
  shop.razorpay.setMode('reject');
  // Only the refund itself is rejected, not the request for the list before it.
  await shop.runJobs();
  shop.razorpay.setMode('ok');
}

test('refunds the rest after a part was refunded in the dashboard', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  await refundInDashboard(providerPaymentId, 116_66);
  expect(await queue(paymentId, 350_00)).toBe(233_34);
  await shop.runJobs();
  expect(await states(paymentId)).toEqual(['116.66 processed', '233.34 sent']);
});

test('queues nothing after the whole was refunded in the dashboard', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  await refundInDashboard(providerPaymentId, 350_00);
  expect(await queue(paymentId, 350_00)).toBe(0);
  await shop.runJobs();
  expect(await states(paymentId)).toEqual(['350 processed']);
});

test.each([['processed'], ['created', 'processed'], ['processed', 'created'], ['processed', 'processed', 'failed']])(
  'shows a failed refund as done when the dashboard refunds it instead (%s)',
  async (...events) => {
    const { paymentId, providerPaymentId } = await payOrder();
    await failRefund(paymentId, 350_00);
    expect(await states(paymentId)).toEqual(['350 failed']);
    const { id } = await refundInDashboard(providerPaymentId, 350_00, events);
    expect(await shop.refundsOf(paymentId)).toMatchObject([
      { state: 'processed', providerRefundId: id, failure: null },
    ]);
    const [refund] = await shop.refundsOf(paymentId);
    const again = await shop.post(`/api/admin/refunds/${refund?.id}/retry`, undefined, { token: admin });
    expect([again.status, again.body.code]).toEqual([409, 'REFUND_NOT_FAILED']);
  },
);

test('counts several refunds from the dashboard towards a failed one', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  await failRefund(paymentId, 100_00);
  await refundInDashboard(providerPaymentId, 60_00);
  expect(await states(paymentId)).toEqual(['100 void', '40 failed', '60 processed']);
  await refundInDashboard(providerPaymentId, 40_00);
  expect(await states(paymentId)).toEqual(['100 void', '40 processed', '60 processed']);
  expect((await shop.findPayment(paymentId)).refundedPaise).toBe(100_00);
});

test('books a larger refund from the dashboard over a failed one', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  await failRefund(paymentId, 100_00);
  await refundInDashboard(providerPaymentId, 150_00);
  expect(await states(paymentId)).toEqual(['100 void', '150 processed']);
});

test('keeps a queued refund beside one from the dashboard when both fit', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  await queue(paymentId, 100_00);
  await refundInDashboard(providerPaymentId, 100_00);
  await shop.runJobs();
  expect(await states(paymentId)).toEqual(['100 sent', '100 processed']);
});

test('reduces a queued refund when the dashboard leaves too little', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  await queue(paymentId, 200_00);
  await refundInDashboard(providerPaymentId, 250_00);
  expect(await states(paymentId)).toEqual(['200 void', '100 queued', '250 processed']);
  await shop.runJobs();
  expect(await states(paymentId)).toEqual(['200 void', '100 sent', '250 processed']);
});

test('finds a refund from the dashboard before sending when its webhook got lost', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  await queue(paymentId, 350_00);
  const { id } = await refundInDashboard(providerPaymentId, 350_00, []);
  await shop.runJobs();
  expect(await shop.refundsOf(paymentId)).toMatchObject([{ state: 'processed', providerRefundId: id }]);
  await send('processed', shop.razorpay.refundsOf(providerPaymentId)[0] ?? {});
  expect(await states(paymentId)).toEqual(['350 processed']);
});

test('sends a refund again only after asking the provider whether it was made', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  await queue(paymentId, 92_00);
  const [refund] = await shop.refundsOf(paymentId);
  // The list arrives; then every response to the refund is lost until the job has no attempts left.
  await shop.database.db.execute(
    sql`update graphile_worker._private_jobs set max_attempts = 1 where key = ${`refund:${refund?.id}`}`,
  );
  shop.razorpay.setNextModes('ok', 'lose response', 'lose response', 'lose response');
  await shop.runJobs();
  expect(await states(paymentId)).toEqual(['92 failed']);
  expect(shop.razorpay.refundedOf(providerPaymentId)).toBe(92_00);
  const retry = await shop.post(`/api/admin/refunds/${refund?.id}/retry`, undefined, { token: admin });
  expect(retry.status).toBe(200);
  await shop.runJobs();
  expect(await states(paymentId)).toEqual(['92 sent']);
  expect(shop.razorpay.refundsOf(providerPaymentId)).toHaveLength(1);
});

test('keeps the idempotency key after an unknown outcome and changes it after a refusal', async () => {
  const { paymentId } = await payOrder();
  await queue(paymentId, 92_00);
  const keys = () =>
    shop.razorpay.requests
      .filter(({ method, path, body }) => method === 'POST' && path.endsWith('/refund') && body.amount === 92_00)
      .map(({ headers }) => headers['x-refund-idempotency']);
  const before = new Set(keys());
  const newKeys = () => [...new Set(keys())].filter((key) => !before.has(key));
  shop.razorpay.setNextModes('ok', 'server error', 'server error', 'server error');
  await shop.runJobs();
  shop.razorpay.setNextModes('ok', 'disconnect', 'disconnect', 'disconnect');
  await retryJobs();
  expect(newKeys()).toHaveLength(1);
  shop.razorpay.setNextModes('ok', 'reject');
  await retryJobs();
  expect(await states(paymentId)).toEqual(['92 failed']);
  expect(newKeys()).toHaveLength(1);
  const [refund] = await shop.refundsOf(paymentId);
  await shop.post(`/api/admin/refunds/${refund?.id}/retry`, undefined, { token: admin });
  await shop.runJobs();
  expect(await states(paymentId)).toEqual(['92 sent']);
  expect(newKeys()).toHaveLength(2);
});

test('sends a refund again that failed at the bank, and ignores the late failure of the first one', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  await queue(paymentId, 92_00);
  await shop.runJobs();
  const [first] = shop.razorpay.refundsOf(providerPaymentId);
  if (!first) throw new Error('no refund at the provider');
  first.status = 'failed';
  await send('failed', first);
  expect(await states(paymentId)).toEqual(['92 failed']);
  const [refund] = await shop.refundsOf(paymentId);
  await shop.post(`/api/admin/refunds/${refund?.id}/retry`, undefined, { token: admin });
  await send('failed', first);
  await shop.runJobs();
  await send('failed', first);
  expect((await shop.refundsOf(paymentId))[0]).toMatchObject({ state: 'sent' });
});

test('keeps refunds that exceed the payment or have another currency for staff', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  await send('processed', { id: 'rfnd_much', payment_id: providerPaymentId, amount: 350_01 });
  await send('processed', { id: 'rfnd_usd', payment_id: providerPaymentId, amount: 1_00, currency: 'USD' });
  expect(await states(paymentId)).toEqual(['350.01 unmatched', '1 unmatched']);
  const { body } = await shop.get('/api/admin/payments?state=unmatched', { token: admin });
  expect(body.data.map(({ _id }: { _id: string }) => _id)).toContain(paymentId);
  expect((await shop.findPayment(paymentId)).refundedPaise).toBe(0);
});

test('answers malformed refund events with success', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  for (const entity of [
    {},
    { id: 'rfnd_1' },
    { id: 'rfnd_2', payment_id: providerPaymentId },
    { id: 'rfnd_3', payment_id: providerPaymentId, amount: 0 },
    { id: 'rfnd_4', payment_id: providerPaymentId, amount: -5 },
    { id: 'rfnd_5', payment_id: providerPaymentId, amount: 1e15 },
    { id: 'rfnd_6', payment_id: providerPaymentId, amount: '100' },
    { id: 'x'.repeat(500), payment_id: providerPaymentId, amount: 100 },
    { id: 'rfnd_7', payment_id: null, amount: 100 },
  ])
    for (const event of ['created', 'processed', 'failed', 'speed_changed']) await send(event, entity);
  expect(await states(paymentId)).toEqual([]);
});
