import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPaidShop, type PaidShop } from '../../../test/paid-shop.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { users } from '../accounts/accounts.tables.ts';
import { auditLog } from '../audit/audit.tables.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let shop: PaidShop;
let admin: string;

beforeAll(async () => {
  shop = await openPaidShop();
  admin = (await shop.signIn('admin')).accessToken;
});
beforeEach(() => shop.razorpay.setMode('ok'));
afterAll(() => shop.close());

type Listed = { _id: string; razorpayPaymentId: string; status: string; note: string };
const listUnmatched = async (): Promise<Listed[]> =>
  (await shop.get('/api/admin/payments?state=unmatched', { token: admin })).body.data;
const refundByStaff = (id: string, token = admin) =>
  shop.post(`/api/admin/payments/${id}/refund`, undefined, { token });
const captured = (payment: object) => shop.sendWebhook('payment.captured', { payment: { entity: payment } });

async function payWrongly(changes: object) {
  const opened = await shop.openPayment();
  const payment = shop.razorpay.pay(opened.orderId, changes);
  expect((await captured(payment)).status).toBe(200);
  return { ...opened, payment };
}

test.each([
  [{ amount: 100_00 }, '₹100 arrived, but ₹249.50 was asked for.', 100],
  [{ amount: 300_00 }, '₹300 arrived, but ₹249.50 was asked for.', 300],
  [{ currency: 'USD' }, 'USD 249.50 arrived, but ₹249.50 was asked for.', 249.5],
])('shows money with %o to staff and refunds it once', async (changes, note, paid) => {
  const { paymentId, payment, orderId, subjectId } = await payWrongly(changes);
  const listed = (await listUnmatched()).find(({ _id }) => _id === paymentId);
  expect(listed).toMatchObject({ status: 'unmatched', paid, amount: 249.5, razorpayOrderId: orderId });
  expect(listed?.note).toContain(note);
  const own = await shop.get(`/api/payment/${subjectId}/status`, { token: shop.token });
  expect(own.body.data.note).toContain(note);

  expect((await refundByStaff(paymentId, shop.token)).status).toBe(403);
  const responses = await Promise.all([1, 2, 3].map(() => refundByStaff(paymentId)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(responses[0]?.body.data).toMatchObject({ status: 'sent_back', refunds: [{ amount: paid }] });
  await shop.runJobs();
  expect(shop.razorpay.refundsOf(payment.id)).toMatchObject([{ amount: payment.amount }]);
  expect((await listUnmatched()).map(({ _id }) => _id)).not.toContain(paymentId);
  const audited = await shop.database.db.select().from(auditLog).where(eq(auditLog.subjectId, paymentId));
  expect(audited).toMatchObject([{ action: 'refund', subject: 'payment' }]);
  expect(shop.completed).not.toContain(subjectId);
});

test('refuses to refund a payment of a placed order by this way', async () => {
  const { orderId, paymentId } = await shop.openPayment();
  expect((await refundByStaff(paymentId)).body.code).toBe('PAYMENT_NOT_UNMATCHED');
  const payment = shop.razorpay.pay(orderId);
  await captured(payment);
  expect((await refundByStaff(paymentId)).body.code).toBe('PAYMENT_NOT_UNMATCHED');
  expect(await shop.refundsOf(paymentId)).toEqual([]);
});

test('completes the order when the right amount arrives after a wrong one', async () => {
  const { orderId, paymentId, subjectId, payment: wrong } = await payWrongly({ amount: 1_00 });
  const right = shop.razorpay.pay(orderId);
  expect((await shop.verify(shop.razorpay.proof(orderId, right.id))).status).toBe(200);
  const rows = (await shop.findPaymentsFor(subjectId)).toSorted((a, b) => b.status.localeCompare(a.status));
  expect(rows).toMatchObject([
    { id: paymentId, providerPaymentId: wrong.id, status: 'unmatched' },
    { attemptId: paymentId, providerPaymentId: right.id, status: 'completed', paidPaise: 249_50 },
  ]);
  expect(shop.completed.filter((id) => id === subjectId)).toHaveLength(1);
  expect((await refundByStaff(paymentId)).body.data.refunds).toMatchObject([{ amount: 1 }]);
});

test('keeps money of an unknown order once, and refunds it', async () => {
  const payment = shop.razorpay.pay('order_of_nobody', { amount: 77_00 });
  for (let times = 0; times < 2; times++) expect((await captured(payment)).status).toBe(200);
  const listed = (await listUnmatched()).filter(({ razorpayPaymentId }) => razorpayPaymentId === payment.id);
  expect(listed).toMatchObject([{ status: 'unmatched', purpose: null, customer: { _id: null, name: '' } }]);
  expect(listed[0]?.note).toContain('No order of this shop');
  expect((await refundByStaff(listed[0]?._id ?? '')).status).toBe(200);
  await shop.runJobs();
  expect(shop.razorpay.refundsOf(payment.id)).toMatchObject([{ amount: 77_00 }]);
});

test('books a dashboard refund of unmatched money, which then needs no decision', async () => {
  const { paymentId, payment } = await payWrongly({ amount: 90_00 });
  const refund = shop.razorpay.refundInDashboard(payment.id, 90_00);
  expect((await shop.sendWebhook('refund.processed', { refund: { entity: refund } })).status).toBe(200);
  expect(await shop.findPayment(paymentId)).toMatchObject({ status: 'sent_back', refundedPaise: 90_00 });
});

test('books a refund of a payment that was never reported, before and after the payment event', async () => {
  const { orderId, paymentId, subjectId } = await shop.openPayment();
  const payment = shop.razorpay.pay(orderId);
  const refund = shop.razorpay.refundInDashboard(payment.id, 249_50);
  expect((await shop.sendWebhook('refund.processed', { refund: { entity: refund } })).status).toBe(200);
  expect((await captured(payment)).status).toBe(200);
  expect(await shop.findPayment(paymentId)).toMatchObject({
    status: 'sent_back',
    paidPaise: 249_50,
    refundedPaise: 249_50,
  });
  expect(await shop.refundsOf(paymentId)).toMatchObject([{ providerRefundId: refund.id, state: 'processed' }]);
  expect(shop.completed).not.toContain(subjectId);
});

test('keeps a refund of an unknown payment', async () => {
  const entity = { id: 'rfnd_lonely', payment_id: 'pay_lonely', amount: 5_00 };
  for (let times = 0; times < 2; times++)
    expect((await shop.sendWebhook('refund.processed', { refund: { entity } })).status).toBe(200);
  expect(await shop.findCapture('pay_lonely')).toMatchObject({
    status: 'sent_back',
    refundedPaise: 5_00,
    userId: null,
  });
});

test('refunds a payment that the reconcile job finds twice captured, and mails the customer', async () => {
  const { orderId, paymentId, subjectId } = await shop.openPayment();
  shop.razorpay.pay(orderId);
  shop.razorpay.pay(orderId);
  shop.advanceClock(3 * 60_000);
  await reconcilePayments(shop.deps);
  expect((await shop.findPaymentsFor(subjectId)).map(({ status }) => status).sort()).toEqual([
    'completed',
    'sent_back',
  ]);
  expect((await shop.findPayment(paymentId)).status).toBe('completed');
  await shop.runJobs();
  const [user] = await shop.database.db.select().from(users).where(eq(users.mobile, '9876543210'));
  const mails = await mailsTo(shop, user?.email ?? '');
  expect(mails.map(({ subject }) => subject)).toContain('Your payment of ₹249.50 is on its way back');
});
