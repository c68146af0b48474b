import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaidShop, type PaidShop } from '../../../test/paid-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { queueRefund } from './queue-refund.ts';

let shop: PaidShop;
let admin: string;

beforeAll(async () => {
  shop = await openPaidShop();
  admin = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

async function payOrder(amountPaise = 350_00) {
  const opened = await shop.openPayment(amountPaise);
  const payment = shop.razorpay.pay(opened.orderId);
  expect((await shop.verify(shop.razorpay.proof(opened.orderId, payment.id))).status).toBe(200);
  return { ...opened, providerPaymentId: payment.id };
}

let disputeCount = 0;
const aDispute = (providerPaymentId: string, changes: object = {}) => ({
  id: `disp_${++disputeCount}`,
  payment_id: providerPaymentId,
  amount: 350_00,
  amount_deducted: 0,
  currency: 'INR',
  reason_code: 'goods_or_services_not_received',
  reason_description: 'The goods did not arrive.',
  respond_by: 1_900_000_000,
  status: 'open',
  ...changes,
});

async function report(event: string, entity: object, payment?: object) {
  const payload = { dispute: { entity }, ...(payment ? { payment: { entity: payment } } : {}) };
  const response = await shop.sendWebhook(`payment.dispute.${event}`, payload);
  expect([response.status, response.text]).toEqual([200, expect.any(String)]);
}

const lost = (dispute: object, amount_deducted = 350_00) => ({ ...dispute, status: 'lost', amount_deducted });

const listDisputed = async () =>
  (await shop.get('/api/admin/payments?state=disputed', { token: admin })).body.data as {
    _id: string;
    disputes: object[];
  }[];

const countDisputes = async () =>
  (await shop.get('/api/admin/waiting-work', { token: admin })).body.data.disputes as number;

const refundsOf = async (paymentId: string) =>
  (await shop.refundsOf(paymentId)).map(({ state, amountPaise }) => [state, amountPaise]);

test('an open dispute waits for an answer in the list of payments', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const before = await countDisputes();
  const dispute = aDispute(providerPaymentId);
  await report('created', dispute);
  expect(await countDisputes()).toBe(before + 1);
  const [payment] = await listDisputed();
  expect(payment).toMatchObject({
    _id: paymentId,
    disputes: [
      {
        razorpayDisputeId: dispute.id,
        amount: 350,
        reason: 'The goods did not arrive.',
        state: 'open',
        answerBy: new Date(1_900_000_000_000).toISOString(),
      },
    ],
  });
  await report('under_review', { ...dispute, status: 'under_review' });
  expect(await countDisputes()).toBe(before + 1);
  await report('won', { ...dispute, status: 'won' });
  await report('action_required', dispute);
  expect(await countDisputes()).toBe(before);
  expect(await listDisputed()).toEqual([]);
  expect(await refundsOf(paymentId)).toEqual([]);
});

test('a lost dispute counts as refunded once, however often and late it is reported', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const dispute = aDispute(providerPaymentId);
  await report('lost', lost(dispute, 200_00));
  await report('created', dispute);
  await report('lost', lost(dispute, 200_00));
  await report('won', { ...dispute, status: 'won' });
  expect(await refundsOf(paymentId)).toEqual([['processed', 200_00]]);
  expect(await shop.findPayment(paymentId)).toMatchObject({ status: 'completed', refundedPaise: 200_00 });
});

test('no refund is sent while the bank decides, and the lost dispute pays it', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const dispute = aDispute(providerPaymentId);
  await report('created', dispute);
  await inTransaction(shop.database.db, (tx) =>
    queueRefund(tx, { paymentId, amountPaise: 350_00, reason: 'Cancelled.', key: paymentId, now: new Date() }),
  );
  await shop.runJobs();
  const [refund] = await shop.refundsOf(paymentId);
  expect(refund).toMatchObject({ state: 'failed', failure: expect.stringContaining('bank') });
  await report('lost', lost(dispute));
  expect(await refundsOf(paymentId)).toEqual([['processed', 350_00]]);
  expect(shop.razorpay.refundedOf(providerPaymentId)).toBe(0);
});

test('a refund that waited for the bank is sent again when the shop keeps the money', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const dispute = aDispute(providerPaymentId);
  await report('created', dispute);
  await inTransaction(shop.database.db, (tx) =>
    queueRefund(tx, { paymentId, amountPaise: 100_00, reason: 'One item.', key: paymentId, now: new Date() }),
  );
  await shop.runJobs();
  await report('won', { ...dispute, status: 'won' });
  const [refund] = await shop.refundsOf(paymentId);
  expect((await shop.post(`/api/admin/refunds/${refund?.id}/retry`, {}, { token: admin })).status).toBe(200);
  await shop.runJobs();
  expect(shop.razorpay.refundedOf(providerPaymentId)).toBe(100_00);
});

test('what the bank took beyond the rest of a payment waits for a decision', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  await inTransaction(shop.database.db, (tx) =>
    queueRefund(tx, { paymentId, amountPaise: 300_00, reason: 'Cancelled.', key: paymentId, now: new Date() }),
  );
  await shop.runJobs();
  await report('lost', lost(aDispute(providerPaymentId)));
  expect(await refundsOf(paymentId)).toEqual([
    ['sent', 300_00],
    ['unmatched', 350_00],
  ]);
});

test('a dispute of a payment that the shop does not know is kept with its money', async () => {
  const id = 'pay_unknownDisputed';
  const payment = { id, order_id: null, amount: 350_00, currency: 'INR', status: 'captured' };
  await report('created', aDispute(id), payment);
  expect(await shop.findCapture(id)).toMatchObject({ status: 'unmatched', paidPaise: 350_00 });
  expect(await listDisputed()).toMatchObject([{ razorpayPaymentId: id }]);
});

test('a dispute that cannot be read changes nothing', async () => {
  const { providerPaymentId } = await payOrder();
  const before = await countDisputes();
  for (const changes of [{ amount: -1 }, { status: 'unheard_of' }, { id: 'a'.repeat(80) }, { payment_id: 5 }])
    await report('created', aDispute(providerPaymentId, changes));
  expect(await countDisputes()).toBe(before);
});
