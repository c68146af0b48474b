import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPaidShop, type PaidShop } from '../../../test/paid-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { bookDispute } from './book-dispute.ts';
import { queueRefund } from './queue-refund.ts';
import { reconcileDisputes } from './reconcile-disputes.ts';

let shop: PaidShop;
let admin: string;

beforeAll(async () => {
  shop = await openPaidShop();
  admin = (await shop.signIn('admin')).accessToken;
});
beforeEach(() => shop.razorpay.setMode('ok'));
afterAll(() => shop.close());

async function payOrder(amountPaise = 350_00) {
  const opened = await shop.openPayment(amountPaise);
  const payment = shop.razorpay.pay(opened.orderId);
  expect((await shop.verify(shop.razorpay.proof(opened.orderId, payment.id))).status).toBe(200);
  return { ...opened, providerPaymentId: payment.id };
}

type Dispute = ReturnType<PaidShop['razorpay']['dispute']>;

/** The bank decides, and the provider sends an event. */
async function report(dispute: Dispute, status: string, amount_deducted = status === 'lost' ? dispute.amount : 0) {
  Object.assign(dispute, { status, amount_deducted });
  const response = await shop.sendWebhook(`payment.dispute.${status}`, { dispute: { entity: dispute } });
  expect([response.status, response.text]).toEqual([200, expect.any(String)]);
}

const queue = (paymentId: string, amountPaise: number, key = 'cancel') =>
  inTransaction(shop.database.db, (tx) =>
    queueRefund(tx, { paymentId, amountPaise, reason: 'Cancelled.', key: `${key}:${paymentId}`, now: new Date() }),
  );
const states = async (paymentId: string) =>
  (await shop.refundsOf(paymentId)).map(({ amountPaise, state }) => `${amountPaise / 100} ${state}`);
const refunded = async (paymentId: string) => (await shop.findPayment(paymentId)).refundedPaise / 100;
const sendAgain = (refundId: string | undefined) =>
  shop.post(`/api/admin/refunds/${refundId}/retry`, {}, { token: admin });

test('money of a lost dispute that comes back no longer counts as refunded, until the bank takes it again', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const dispute = shop.razorpay.dispute(providerPaymentId);
  await report(dispute, 'lost');
  await report(dispute, 'won');
  await report(dispute, 'won');
  expect(await states(paymentId)).toEqual(['350 reversed']);
  expect(await refunded(paymentId)).toBe(0);
  expect(await queue(paymentId, 100_00)).toBe(100_00);
  await shop.runJobs();
  await report(dispute, 'lost', 250_00);
  expect(await states(paymentId)).toEqual(['350 reversed', '100 sent', '250 processed']);
  await report(dispute, 'lost', 200_00);
  expect(await states(paymentId)).toEqual(['350 reversed', '100 sent', '250 reversed', '200 processed']);
  expect(await refunded(paymentId)).toBe(300);
});

test('a refund that a lost dispute had paid is owed again when the money comes back', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const dispute = shop.razorpay.dispute(providerPaymentId);
  await report(dispute, 'open');
  await queue(paymentId, 350_00);
  await shop.runJobs();
  await report(dispute, 'lost');
  expect(await states(paymentId)).toEqual(['350 processed']);
  await report(dispute, 'won');
  expect(await states(paymentId)).toEqual(['350 reversed', '350 failed']);
  const [, owed] = await shop.refundsOf(paymentId);
  expect((await sendAgain(owed?.id)).status).toBe(200);
  await shop.runJobs();
  expect(await states(paymentId)).toEqual(['350 reversed', '350 sent']);
  expect(shop.razorpay.refundedOf(providerPaymentId)).toBe(350_00);
});

test('only that part is owed again which a dispute had paid', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const dispute = shop.razorpay.dispute(providerPaymentId, { amount: 60_00 });
  await report(dispute, 'open');
  await queue(paymentId, 100_00);
  await shop.runJobs();
  await report(dispute, 'lost');
  expect(await states(paymentId)).toEqual(['100 void', '40 failed', '60 processed']);
  await report(dispute, 'won');
  expect(await states(paymentId)).toEqual(['100 void', '40 failed', '60 reversed', '60 failed']);
  expect(await refunded(paymentId)).toBe(100);
});

test('what could not be refunded because the bank had the money is owed when it comes back', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const dispute = shop.razorpay.dispute(providerPaymentId, { amount: 300_00 });
  await report(dispute, 'lost');
  expect(await queue(paymentId, 120_00)).toBe(50_00);
  await report(dispute, 'won');
  expect(await states(paymentId)).toEqual(['300 reversed', '50 queued', '70 failed']);
});

test('counts two disputes of one payment one by one', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const first = shop.razorpay.dispute(providerPaymentId, { amount: 200_00 });
  const second = shop.razorpay.dispute(providerPaymentId, { amount: 150_00 });
  await report(first, 'lost');
  await report(second, 'open');
  await report(second, 'lost');
  expect(await refunded(paymentId)).toBe(350);
  await report(first, 'won');
  expect(await states(paymentId)).toEqual(['200 reversed', '150 processed']);
});

test('books a dispute that did not fit when another one of the payment is won', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const first = shop.razorpay.dispute(providerPaymentId);
  const second = shop.razorpay.dispute(providerPaymentId);
  await report(first, 'lost');
  await report(second, 'lost');
  await reconcileDisputes(shop.deps);
  expect(await states(paymentId)).toEqual(['350 processed', '350 unmatched']);
  await report(first, 'won');
  await reconcileDisputes(shop.deps);
  expect(await states(paymentId)).toEqual(['350 reversed', '350 reversed', '350 processed']);
  expect(await refunded(paymentId)).toBe(350);
});

test('a dispute for a part after a partial refund takes what is left', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  await queue(paymentId, 100_00);
  await shop.runJobs();
  await report(shop.razorpay.dispute(providerPaymentId, { amount: 250_00 }), 'lost');
  expect(await states(paymentId)).toEqual(['100 sent', '250 processed']);
  expect(await queue(paymentId, 250_00, 'rest')).toBe(0);
});

test('a refund that failed after the bank took the money is not paid a second time', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  await queue(paymentId, 350_00);
  await shop.runJobs();
  await report(shop.razorpay.dispute(providerPaymentId), 'lost');
  expect(await states(paymentId)).toEqual(['350 sent', '350 unmatched']);
  const [refund] = shop.razorpay.refundsOf(providerPaymentId);
  if (refund) refund.status = 'failed';
  await shop.sendWebhook('refund.failed', { refund: { entity: refund } });
  const [own] = await shop.refundsOf(paymentId);
  expect((await sendAgain(own?.id)).status).toBe(200);
  await shop.runJobs();
  expect((await states(paymentId)).toSorted()).toEqual(['350 processed', '350 reversed']);
  expect(shop.razorpay.refundedOf(providerPaymentId)).toBe(0);
});

test('a refund that waited for the bank is sent again although the decision was never reported', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const dispute = shop.razorpay.dispute(providerPaymentId);
  await report(dispute, 'open');
  dispute.status = 'won';
  await queue(paymentId, 350_00);
  await shop.runJobs();
  expect(await states(paymentId)).toEqual(['350 sent']);
});

test('unmatched money that the bank took and gave back waits for staff again', async () => {
  const payment = shop.razorpay.pay('order_of_nobody', { amount: 90_00 });
  await shop.sendWebhook('payment.captured', { payment: { entity: payment } });
  const dispute = shop.razorpay.dispute(payment.id, { amount: 90_00 });
  await report(dispute, 'lost');
  expect(await shop.findCapture(payment.id)).toMatchObject({ status: 'sent_back', refundedPaise: 90_00 });
  await report(dispute, 'won');
  const row = await shop.findCapture(payment.id);
  expect(row).toMatchObject({ status: 'unmatched', refundedPaise: 0 });
  const refund = () => shop.post(`/api/admin/payments/${row?.id}/refund`, undefined, { token: admin });
  expect((await Promise.all([refund(), refund()])).map(({ status }) => status)).toEqual([200, 200]);
  await shop.runJobs();
  expect(shop.razorpay.refundedOf(payment.id)).toBe(90_00);
});

test('books a lost dispute only when money was taken for it', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const dispute = shop.razorpay.dispute(providerPaymentId);
  await report(dispute, 'lost', 0);
  expect(await states(paymentId)).toEqual([]);
  dispute.amount_deducted = 350_00;
  await reconcileDisputes(shop.deps);
  expect(await states(paymentId)).toEqual(['350 processed']);
});

test('an answer of the provider that is older than the last one changes nothing', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const askedAt = new Date(Date.now() - 60_000);
  const dispute = shop.razorpay.dispute(providerPaymentId);
  await report(dispute, 'lost');
  const [won] = await shop.deps.gateway
    .listDisputes(new Date(0))
    .then((all) => all.filter(({ id }) => id === dispute.id));
  if (!won) throw new Error('the dispute is not listed');
  await inTransaction(shop.database.db, (tx) =>
    bookDispute(tx, paymentId, { dispute: { ...won, state: 'won', takenPaise: 0 }, askedAt, isConfirmed: true }),
  );
  expect(await states(paymentId)).toEqual(['350 processed']);
});
