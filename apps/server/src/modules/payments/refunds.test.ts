import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPaidShop, type PaidShop } from '../../../test/paid-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { outbox } from '../../platform/mail/mail.tables.ts';
import { refunds } from './payments.tables.ts';
import { queueRefund } from './queue-refund.ts';

let shop: PaidShop;

beforeAll(async () => {
  shop = await openPaidShop();
});
beforeEach(() => shop.razorpay.setMode('ok'));
afterAll(() => shop.close());

async function queueTestRefund(amountPaise = 100_00) {
  const opened = await shop.openPayment();
  const payment = shop.razorpay.pay(opened.orderId);
  await shop.verify(shop.razorpay.proof(opened.orderId, payment.id));
  await inTransaction(shop.database.db, (tx) =>
    queueRefund(tx, {
      paymentId: opened.paymentId,
      amountPaise,
      reason: 'Order cancelled.',
      key: `cancel:${opened.subjectId}`,
      now: new Date(),
    }),
  );
  const [refund] = await shop.refundsOf(opened.paymentId);
  if (!refund) throw new Error('no refund');
  return { ...opened, payment, refundId: refund.id };
}

/** Runs failed jobs now instead of after their back-off. */
const retryJobs = async () => {
  await shop.database.db.execute(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
  );
  await shop.runJobs();
};
const findRefund = async (refundId: string) => {
  const [row] = await shop.database.db.select().from(refunds).where(eq(refunds.id, refundId));
  return row;
};
const processed = (id: string | undefined, paymentId: string, notes: object = {}) => ({
  refund: { entity: { id, payment_id: paymentId, amount: 100_00, notes } },
});

test('sends a refund with an idempotency key and mails the customer once when it is processed', async () => {
  const { refundId, payment } = await queueTestRefund();
  await shop.runJobs();
  const sent = await findRefund(refundId);
  expect(sent?.state).toBe('sent');
  const request = shop.razorpay.requests.findLast(({ path }) => path.endsWith('/refund'));
  expect(String(request?.headers['x-refund-idempotency']).length).toBeGreaterThanOrEqual(10);
  for (let times = 0; times < 2; times++) {
    await shop.sendWebhook(
      'refund.processed',
      processed(sent?.providerRefundId ?? '', payment.id),
      `event_${refundId}`,
    );
    await shop.sendWebhook('refund.processed', processed(sent?.providerRefundId ?? '', payment.id));
  }
  expect((await findRefund(refundId))?.state).toBe('processed');
  await shop.runJobs();
  const mails = await shop.database.db.select().from(outbox).where(eq(outbox.subject, 'Refund of ₹100 sent'));
  expect(mails).toHaveLength(1);
});

test('applies a refund webhook that arrives before the response and ignores a late failure', async () => {
  const { refundId, payment } = await queueTestRefund();
  await shop.sendWebhook('refund.processed', processed('rfnd_early', payment.id, { refundId }));
  expect(await findRefund(refundId)).toMatchObject({ state: 'processed', providerRefundId: 'rfnd_early' });
  await shop.sendWebhook('refund.failed', processed('rfnd_early', payment.id));
  expect((await findRefund(refundId))?.state).toBe('processed');
});

test('retries a refund with the same key when the provider is unreachable', async () => {
  const { refundId, payment } = await queueTestRefund();
  shop.razorpay.setMode('server error');
  await shop.runJobs();
  expect((await findRefund(refundId))?.state).toBe('queued');
  shop.razorpay.setMode('ok');
  await expect
    .poll(() => retryJobs().then(() => findRefund(refundId)), { timeout: 10_000 })
    .toMatchObject({ state: 'sent' });
  expect([...shop.razorpay.refunds.values()].filter((refund) => refund.payment_id === payment.id)).toHaveLength(1);
});

test('lists a rejected refund in the console and retries it on request', async () => {
  const { refundId, paymentId } = await queueTestRefund();
  shop.razorpay.setMode('reject');
  await shop.runJobs();
  expect(await findRefund(refundId)).toMatchObject({
    state: 'failed',
    failure: 'Your account is not allowed to do this',
  });
  const { accessToken: token } = await shop.signIn('admin');
  const list = await shop.get('/api/admin/payments?state=refund-failed', { token });
  expect(list.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([paymentId]);
  shop.razorpay.setMode('ok');
  expect((await shop.post(`/api/admin/refunds/${refundId}/retry`, undefined, { token })).body.data.state).toBe(
    'queued',
  );
  expect((await shop.post(`/api/admin/refunds/${refundId}/retry`, undefined, { token })).status).toBe(200);
  await shop.runJobs();
  expect((await findRefund(refundId))?.state).toBe('sent');
  const repeated = await shop.post(`/api/admin/refunds/${refundId}/retry`, undefined, { token });
  expect(repeated).toMatchObject({ status: 409, body: { code: 'REFUND_NOT_FAILED' } });
  expect((await shop.post(`/api/admin/refunds/${refundId}/retry`, undefined, { token: shop.token })).status).toBe(403);
});

test('records a refund made in the provider’s dashboard once', async () => {
  const opened = await shop.openPayment();
  const payment = shop.razorpay.pay(opened.orderId);
  await shop.verify(shop.razorpay.proof(opened.orderId, payment.id));
  await shop.sendWebhook('refund.processed', processed('rfnd_dashboard', payment.id));
  await shop.sendWebhook('refund.processed', processed('rfnd_dashboard', payment.id));
  expect(await shop.refundsOf(opened.paymentId)).toMatchObject([{ amountPaise: 100_00, state: 'processed' }]);
  expect((await shop.findPayment(opened.paymentId)).refundedPaise).toBe(100_00);
});

test('rejects deleting or changing a stored refund in the database', async () => {
  const { refundId } = await queueTestRefund();
  const { db } = shop.database;
  await expect(db.delete(refunds).where(eq(refunds.id, refundId))).rejects.toThrow();
  await expect(db.update(refunds).set({ amountPaise: 1 }).where(eq(refunds.id, refundId))).rejects.toThrow();
});
