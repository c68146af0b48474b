import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaidShop, type PaidShop } from '../../../test/paid-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { queueRefund } from './queue-refund.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { settlePayment } from './settle-payment.ts';

const ROUNDS = 20;
let shop: PaidShop;
let stranger: string;

beforeAll(async () => {
  shop = await openPaidShop();
  stranger = (await shop.signIn('doctor')).accessToken;
});
afterAll(() => shop.close());

test('completes an order once, whoever reports its payment and whatever else is claimed', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const small = await shop.openPayment(10_00);
    const large = await shop.openPayment(999_00);
    const paid = shop.razorpay.pay(small.orderId);
    const proof = shop.razorpay.proof(small.orderId, paid.id);
    const event = { payment: { entity: paid } };
    const [first, second, byStranger, ofSmaller, swapped] = await Promise.all([
      shop.verify(proof),
      shop.verify(proof),
      shop.verify(proof, stranger),
      // The provider signs only what was paid; this proof shows that the amount is checked nevertheless.
      shop.verify(shop.razorpay.proof(large.orderId, paid.id)),
      shop.verify({ ...proof, razorpay_order_id: large.orderId }),
      shop.sendWebhook('payment.captured', event),
      shop.sendWebhook('order.paid', event),
      settlePayment(shop.deps, { providerOrderId: small.orderId }),
      reconcilePayments(shop.deps),
    ]);
    expect([first, second, byStranger, ofSmaller, swapped].map(({ status }) => status)).toEqual([
      200, 200, 404, 400, 400,
    ]);
    expect([ofSmaller.body.code, swapped.body.code]).toEqual(['PAYMENT_MISMATCH', 'PAYMENT_SIGNATURE']);
    expect(shop.completed.filter((id) => id === small.subjectId)).toHaveLength(1);
    expect(shop.completed).not.toContain(large.subjectId);
    expect(await shop.findPayment(large.paymentId)).toMatchObject({ status: 'pending', paidPaise: 0 });
    expect(await shop.findPaymentsFor(small.subjectId)).toMatchObject([{ status: 'completed', refundedPaise: 0 }]);
  }
}, 120_000);

test('books a cancelled order and dashboard refunds that arrive at the same time within what was paid', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { orderId, paymentId } = await shop.openPayment(350_00);
    const paid = shop.razorpay.pay(orderId);
    await shop.verify(shop.razorpay.proof(orderId, paid.id));
    const refund = shop.razorpay.refundInDashboard(paid.id, 116_66);
    const send = (event: string) => shop.sendWebhook(`refund.${event}`, { refund: { entity: refund } });
    const cancel = () =>
      inTransaction(shop.database.db, (tx) =>
        queueRefund(tx, {
          paymentId,
          amountPaise: 350_00,
          reason: 'Cancelled.',
          key: `c:${paymentId}`,
          now: new Date(),
        }),
      );
    const [, ...responses] = await Promise.all([cancel(), send('created'), send('processed'), send('processed')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    await shop.runJobs();
    expect(shop.razorpay.refundedOf(paid.id)).toBe(350_00);
    const counted = (await shop.refundsOf(paymentId)).filter(({ state }) => state !== 'void');
    expect(counted.map(({ amountPaise, state }) => `${amountPaise} ${state}`).sort()).toEqual([
      '11666 processed',
      '23334 sent',
    ]);
    expect((await shop.findPayment(paymentId)).refundedPaise).toBe(350_00);
  }
}, 120_000);

test('refuses an upper-case signature', async () => {
  const { orderId } = await shop.openPayment();
  const proof = shop.razorpay.proof(orderId, shop.razorpay.pay(orderId).id);
  const loud = { ...proof, razorpay_signature: proof.razorpay_signature.toUpperCase() };
  expect((await shop.verify(loud)).status).toBe(400);
  expect((await shop.verify(proof)).status).toBe(200);
});
