import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPaidShop, type PaidShop } from '../../../test/paid-shop.ts';
import { Problem } from '../../platform/http/problem.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { settlePayment } from './settle-payment.ts';

const MINUTE = 60_000;
let shop: PaidShop;

beforeAll(async () => {
  shop = await openPaidShop();
});
beforeEach(() => {
  shop.razorpay.setMode('ok');
  shop.completeWith({ outcome: 'completed' });
});
afterAll(() => shop.close());

const payOrder = async (changes = {}) => {
  const opened = await shop.openPayment();
  const payment = shop.razorpay.pay(opened.orderId, changes);
  return { ...opened, payment, proof: shop.razorpay.proof(opened.orderId, payment.id) };
};
const captured = (payment: object) => ({ payment: { entity: payment } });

test('completes a verified payment once and returns the same response for a second verify', async () => {
  const { proof, subjectId, paymentId } = await payOrder();
  const first = await shop.verify({ ...proof, cartId: 'any' });
  expect(first.status).toBe(200);
  expect(first.body.status).toBe('Payment verified, order created, and marked completed');
  expect(first.body.data).toMatchObject({ orderId: subjectId, payment: { status: 'completed', amount: 249.5 } });
  const second = await shop.verify(proof);
  expect(second.status).toBe(200);
  expect(second.body.data.orderId).toBe(subjectId);
  expect(shop.completed.filter((id) => id === subjectId)).toHaveLength(1);
  expect(await shop.findPayment(paymentId)).toMatchObject({ status: 'completed', paidPaise: 249_50 });
});

test('rejects a forged signature, payment id or order id without any change', async () => {
  const one = await payOrder();
  const other = await payOrder();
  const signature = one.proof.razorpay_signature;
  const forged = [
    { ...one.proof, razorpay_signature: `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}` },
    { ...one.proof, razorpay_signature: '' },
    { ...one.proof, razorpay_signature: 'é'.repeat(64) },
    { ...one.proof, razorpay_payment_id: other.payment.id },
    { ...one.proof, razorpay_order_id: other.orderId },
    { razorpay_order_id: one.orderId, razorpay_payment_id: one.payment.id },
    { ...one.proof, razorpay_order_id: { $ne: null } },
  ];
  for (const body of forged) {
    const response = await shop.verify(body);
    expect(response.status).toBe(400);
    expect(response.body.message).toBeTruthy();
  }
  expect((await shop.verify({ ...one.proof, razorpay_order_id: 'order_unknown' })).status).toBe(404);
  expect((await shop.findPayment(one.paymentId)).status).toBe('pending');
  expect((await shop.findPayment(other.paymentId)).status).toBe('pending');
});

test('rejects a proof that replays the payment of another order', async () => {
  const { proof } = await payOrder();
  await shop.verify(proof);
  const later = await shop.openPayment();
  const replayed = shop.razorpay.proof(later.orderId, proof.razorpay_payment_id);
  expect((await shop.verify(replayed)).status).toBe(400);
  expect((await shop.findPayment(later.paymentId)).status).toBe('pending');
});

test('hides payments of other customers', async () => {
  const { proof, paymentId, orderId, subjectId } = await payOrder();
  const { accessToken: token } = await shop.signIn('doctor');
  expect((await shop.verify(proof, token)).status).toBe(404);
  expect((await shop.get(`/api/payment/${orderId}/status`, { token })).status).toBe(404);
  expect((await shop.get(`/api/payment/${subjectId}/status`, { token })).status).toBe(404);
  expect((await shop.post('/api/payment/find', { reference: orderId }, { token })).status).toBe(404);
  expect((await shop.post('/api/payment/verify', proof)).status).toBe(401);
  expect((await shop.findPayment(paymentId)).status).toBe('pending');
});

test('keeps money of another amount or currency as unmatched and completes nothing', async () => {
  for (const changes of [{ amount: 249_49 }, { amount: 100 }, { currency: 'USD' }]) {
    const { proof, payment, paymentId, subjectId } = await payOrder(changes);
    const response = await shop.verify(proof);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      code: 'PAYMENT_MISMATCH',
      message: 'This payment does not match what was asked for.',
    });
    expect(await shop.findPayment(paymentId)).toMatchObject({
      status: 'unmatched',
      paidPaise: payment.amount,
      currency: payment.currency,
      providerPaymentId: payment.id,
    });
    expect((await shop.verify(proof)).body.code).toBe('PAYMENT_MISMATCH');
    expect(shop.completed).not.toContain(subjectId);
  }
});

test('captures an authorized payment', async () => {
  const { proof, payment } = await payOrder({ status: 'authorized' });
  expect((await shop.verify(proof)).status).toBe(200);
  expect(shop.razorpay.payments.get(payment.id)?.status).toBe('captured');
});

test('rejects a payment that failed at the provider, even with a valid signature', async () => {
  const { proof, paymentId } = await payOrder({ status: 'failed', error_description: 'Card expired' });
  const response = await shop.verify(proof);
  expect(response.status).toBe(400);
  expect(response.body.message).toContain('Card expired');
  expect((await shop.findPayment(paymentId)).status).toBe('failed');
});

test('completes a payment once when the browser, three webhooks and the reconcile job run concurrently', async () => {
  const { proof, payment, subjectId, paymentId, orderId } = await payOrder();
  shop.advanceClock(3 * MINUTE);
  const responses = await Promise.all([
    shop.verify(proof),
    shop.verify(proof),
    shop.sendWebhook('payment.captured', captured(payment), 'event_same'),
    shop.sendWebhook('payment.captured', captured(payment), 'event_same'),
    shop.sendWebhook('order.paid', captured(payment)),
    reconcilePayments(shop.deps).then(() => ({ status: 200 })),
    settlePayment(shop.deps, { providerOrderId: orderId }).then(() => ({ status: 200 })),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200]);
  expect(shop.completed.filter((id) => id === subjectId)).toHaveLength(1);
  expect(await shop.refundsOf(paymentId)).toEqual([]);
});

test('verifies the webhook signature over the raw bytes', async () => {
  const { payment, paymentId } = await payOrder();
  const odd = `{\n  "event" : "payment.captured",\t"note": "दूध \\u20b9 – ☕",\n "payload": {"payment": {"entity": ${JSON.stringify(payment)} } } }\n`;
  const send = (body: string, headers: Record<string, string>) =>
    shop.post('/api/payment/webhook', body, { headers: { 'content-type': 'application/json', ...headers } });
  const signed = shop.razorpay.webhookHeaders(odd);
  expect((await send(JSON.stringify(JSON.parse(odd)), signed)).status).toBe(400);
  expect((await send(odd, { ...signed, 'x-razorpay-signature': 'f'.repeat(64) })).status).toBe(400);
  expect((await send(odd, {})).status).toBe(400);
  expect((await shop.findPayment(paymentId)).status).toBe('pending');
  expect((await send(odd, signed)).status).toBe(200);
  expect((await shop.findPayment(paymentId)).status).toBe('completed');
});

test('accepts webhook events that are unknown, malformed or of another shop', async () => {
  expect((await shop.sendWebhook('invoice.paid', {})).status).toBe(200);
  expect((await shop.sendWebhook('payment.captured', {})).status).toBe(200);
  expect((await shop.sendWebhook('payment.captured', captured({ id: 'pay_x', order_id: 'order_x' }))).status).toBe(200);
  expect((await shop.sendWebhook('payment.failed', captured({ id: 'pay_x', order_id: 'order_x' }))).status).toBe(200);
  expect((await shop.sendWebhook('refund.processed', { refund: { entity: { id: 1 } } })).status).toBe(200);
  const large = JSON.stringify({ event: 'x', filler: 'x'.repeat(2 * 1024 * 1024) });
  const headers = { 'content-type': 'application/json', ...shop.razorpay.webhookHeaders(large) };
  expect((await shop.post('/api/payment/webhook', large, { headers })).status).toBe(413);
});

test('completes a failed payment on a late success and ignores a late failure', async () => {
  const { subjectId, paymentId, orderId } = await shop.openPayment();
  const first = shop.razorpay.pay(orderId, { status: 'failed', error_description: 'Bank is away' });
  await shop.sendWebhook('payment.failed', captured(first));
  expect(await shop.findPayment(paymentId)).toMatchObject({ status: 'failed', reason: 'Bank is away' });
  shop.razorpay.pay(orderId);
  shop.advanceClock(5 * MINUTE);
  await reconcilePayments(shop.deps);
  expect((await shop.findPayment(paymentId)).status).toBe('completed');
  await shop.sendWebhook('payment.failed', captured(first));
  expect((await shop.findPayment(paymentId)).status).toBe('completed');
  expect(shop.completed).toContain(subjectId);
});

test('completes a paid order by the reconcile job when the browser never returns', async () => {
  const { subjectId, paymentId } = await payOrder();
  await reconcilePayments(shop.deps);
  expect((await shop.findPayment(paymentId)).status).toBe('pending');
  shop.advanceClock(2 * MINUTE + 1000);
  await reconcilePayments(shop.deps);
  expect((await shop.findPayment(paymentId)).status).toBe('completed');
  expect(shop.completed).toContain(subjectId);
});

test('finds and settles a payment of the customer by order number, order id or provider id', async () => {
  const names = [
    ({ subjectId }: { subjectId: string }) => `#${subjectId.slice(-7)}`,
    ({ subjectId }: { subjectId: string }) => subjectId,
    ({ orderId }: { orderId: string }) => orderId,
    ({ payment }: { payment: { id: string } }) => payment.id,
  ];
  for (const name of names) {
    const one = await payOrder();
    const found = await shop.post('/api/payment/find', { reference: name(one) }, { token: shop.token });
    expect(found.body.data).toMatchObject([
      { _id: one.paymentId, status: 'completed', note: 'The payment has arrived.' },
    ]);
  }
  const last = await payOrder();
  const all = await shop.post('/api/payment/find', {}, { token: shop.token });
  expect(all.body.data[0]).toMatchObject({ _id: last.paymentId, status: 'completed' });
  expect((await shop.post('/api/payment/find', { reference: 'pay_unknown' }, { token: shop.token })).status).toBe(404);
});

test('limits how often a customer can search for payments', async () => {
  const { accessToken: token } = await shop.signIn('doctor');
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++)
    statuses.push((await shop.post('/api/payment/find', {}, { token })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});

test('shows the status of a payment to its customer', async () => {
  const { subjectId, orderId, proof } = await payOrder();
  const readStatus = (id: string) => shop.get(`/api/payment/${id}/status`, { token: shop.token });
  expect((await readStatus(subjectId)).body.data).toMatchObject({ status: 'pending', razorpayOrderId: orderId });
  await shop.verify(proof);
  expect((await readStatus(orderId)).body.data).toMatchObject({ status: 'completed', subjectId });
});

test('refunds a payment that can no longer be fulfilled', async () => {
  shop.completeWith({ outcome: 'refund', reason: { en: 'Tomatoes ran out.', hi: 'टमाटर ख़त्म हो गए।' } });
  const { proof, payment, paymentId } = await payOrder();
  const response = await shop.verify(proof);
  expect(response.status).toBe(409);
  expect(response.body.code).toBe('PAYMENT_REFUNDED');
  expect(response.body.message).toBe(
    'Tomatoes ran out. Your money is on its way back. It reaches your account in 5 to 7 working days.',
  );
  expect((await shop.sendWebhook('payment.captured', captured(payment))).status).toBe(200);
  expect((await shop.verify(proof)).status).toBe(409);
  await shop.runJobs();
  expect(await shop.refundsOf(paymentId)).toMatchObject([{ amountPaise: 249_50, state: 'sent' }]);
  const mine = [...shop.razorpay.refunds.values()].filter((refund) => refund.payment_id === payment.id);
  expect(mine).toMatchObject([{ amount: 249_50 }]);
  const { accessToken } = await shop.signIn('admin');
  const list = await shop.get('/api/admin/payments?state=paid-no-order', { token: accessToken });
  expect(list.body.data[0]).toMatchObject({ _id: paymentId, refunds: [{ amount: 249.5, state: 'sent' }] });
  expect((await shop.get('/api/admin/payments', { token: shop.token })).status).toBe(403);
});

test('refunds when the completion is refused and retries when it crashes', async () => {
  shop.completeWith(new Problem('OUT_OF_STOCK', 'Only 1 left'));
  const refused = await payOrder();
  expect((await shop.verify(refused.proof)).status).toBe(409);
  shop.completeWith(new Error('out of memory'));
  const broken = await payOrder();
  expect((await shop.verify(broken.proof)).status).toBe(500);
  expect((await shop.findPayment(broken.paymentId)).status).toBe('pending');
  shop.completeWith({ outcome: 'completed' });
  expect((await shop.verify(broken.proof)).status).toBe(200);
});

test('refunds the second of two payments for one order', async () => {
  const { proof, orderId, paymentId, subjectId } = await payOrder();
  await shop.verify(proof);
  const second = shop.razorpay.pay(orderId);
  await Promise.all([
    shop.sendWebhook('payment.captured', captured(second)),
    shop.sendWebhook('order.paid', captured(second)),
    shop.verify(shop.razorpay.proof(orderId, second.id)),
  ]);
  expect(await shop.findPayment(paymentId)).toMatchObject({ status: 'completed', paidPaise: 249_50, refundedPaise: 0 });
  const rows = await shop.findPaymentsFor(subjectId);
  expect(rows).toMatchObject([
    { id: paymentId },
    { attemptId: paymentId, providerPaymentId: second.id, status: 'sent_back', refundedPaise: 249_50 },
  ]);
  const own = await shop.get(`/api/payment/${subjectId}/status`, { token: shop.token });
  expect(own.body.data).toMatchObject({ _id: paymentId, status: 'completed' });
  expect(shop.completed.filter((id) => id === subjectId)).toHaveLength(1);
});
