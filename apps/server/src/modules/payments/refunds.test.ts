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
beforeEach(() => shop.razorpay.be('well'));
afterAll(() => shop.close());

async function refunded(amountPaise = 100_00) {
  const asked = await shop.ask();
  const payment = shop.razorpay.pay(asked.orderId);
  await shop.verify(shop.razorpay.proof(asked.orderId, payment.id));
  await inTransaction(shop.database.db, (tx) =>
    queueRefund(tx, {
      paymentId: asked.paymentId,
      amountPaise,
      reason: 'Order cancelled.',
      key: `cancel:${asked.subjectId}`,
      now: new Date(),
    }),
  );
  const [refund] = await shop.refundsOf(asked.paymentId);
  if (!refund) throw new Error('no refund');
  return { ...asked, payment, refundId: refund.id };
}

/** The queue waits longer after each failure; here the next try is now. */
const tryAgain = async () => {
  await shop.database.db.execute(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
  );
  await shop.doJobs();
};
const stateOf = async (refundId: string) => {
  const [row] = await shop.database.db.select().from(refunds).where(eq(refunds.id, refundId));
  return row;
};
const processed = (id: string | undefined, paymentId: string, notes: object = {}) => ({
  refund: { entity: { id, payment_id: paymentId, amount: 100_00, notes } },
});

test('a refund is asked for with an idempotency key, and the customer is told once it is on its way', async () => {
  const { refundId, payment } = await refunded();
  await shop.doJobs();
  const sent = await stateOf(refundId);
  expect(sent?.state).toBe('sent');
  const request = shop.razorpay.seen.findLast(({ path }) => path.endsWith('/refund'));
  expect(String(request?.headers['x-refund-idempotency']).length).toBeGreaterThanOrEqual(10);
  for (let times = 0; times < 2; times++) {
    await shop.tell('refund.processed', processed(sent?.providerRefundId ?? '', payment.id), `event_${refundId}`);
    await shop.tell('refund.processed', processed(sent?.providerRefundId ?? '', payment.id));
  }
  expect((await stateOf(refundId))?.state).toBe('processed');
  await shop.doJobs();
  const mails = await shop.database.db.select().from(outbox).where(eq(outbox.subject, 'Refund of ₹100 sent'));
  expect(mails).toHaveLength(1);
});

test('news that is quicker than the answer finds the refund, and a late failure undoes nothing', async () => {
  const { refundId, payment } = await refunded();
  await shop.tell('refund.processed', processed('rfnd_early', payment.id, { refundId }));
  expect(await stateOf(refundId)).toMatchObject({ state: 'processed', providerRefundId: 'rfnd_early' });
  await shop.tell('refund.failed', processed('rfnd_early', payment.id));
  expect((await stateOf(refundId))?.state).toBe('processed');
});

test('a provider that is away is asked again with the same key, so nothing goes back twice', async () => {
  const { refundId, payment } = await refunded();
  shop.razorpay.be('fails');
  await shop.doJobs();
  expect((await stateOf(refundId))?.state).toBe('queued');
  shop.razorpay.be('well');
  await expect
    .poll(() => tryAgain().then(() => stateOf(refundId)), { timeout: 10_000 })
    .toMatchObject({ state: 'sent' });
  expect([...shop.razorpay.refunds.values()].filter((refund) => refund.payment_id === payment.id)).toHaveLength(1);
});

test('a refund that the provider refuses is seen by the shopkeeper, who can send it again', async () => {
  const { refundId, paymentId } = await refunded();
  shop.razorpay.be('refuses');
  await shop.doJobs();
  expect(await stateOf(refundId)).toMatchObject({ state: 'failed', failure: 'Your account is not allowed to do this' });
  const { accessToken: token } = await shop.signIn('admin');
  const list = await shop.get('/api/admin/payments?state=refund-failed', { token });
  expect(list.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([paymentId]);
  shop.razorpay.be('well');
  expect((await shop.post(`/api/admin/refunds/${refundId}/retry`, undefined, { token })).body.data.state).toBe(
    'queued',
  );
  expect((await shop.post(`/api/admin/refunds/${refundId}/retry`, undefined, { token })).status).toBe(200);
  await shop.doJobs();
  expect((await stateOf(refundId))?.state).toBe('sent');
  expect((await shop.post(`/api/admin/refunds/${refundId}/retry`, undefined, { token })).status).toBe(409);
  expect((await shop.post(`/api/admin/refunds/${refundId}/retry`, undefined, { token: shop.token })).status).toBe(403);
});

test('a refund made at the provider’s own desk is booked, once', async () => {
  const asked = await shop.ask();
  const payment = shop.razorpay.pay(asked.orderId);
  await shop.verify(shop.razorpay.proof(asked.orderId, payment.id));
  await shop.tell('refund.processed', processed('rfnd_desk', payment.id));
  await shop.tell('refund.processed', processed('rfnd_desk', payment.id));
  expect(await shop.refundsOf(asked.paymentId)).toMatchObject([{ amountPaise: 100_00, state: 'processed' }]);
  expect((await shop.stateOf(asked.paymentId)).refundedPaise).toBe(100_00);
});

test('nobody changes or removes a refund, not even by hand', async () => {
  const { refundId } = await refunded();
  const { db } = shop.database;
  await expect(db.delete(refunds).where(eq(refunds.id, refundId))).rejects.toThrow();
  await expect(db.update(refunds).set({ amountPaise: 1 }).where(eq(refunds.id, refundId))).rejects.toThrow();
});
