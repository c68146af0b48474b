import { PAYMENT_VERIFIED, type paymentsEndpoints } from '@subah/contract/payments/payments';
import { paymentNote } from '@subah/rules/payments/payment-note';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findOwnMoney, findOwnPayment } from './find-payments.ts';
import { takeNews } from './handle-webhook.ts';
import { listPayments } from './list-payments.ts';
import { asState } from './payments.queries.ts';
import { retryRefund } from './retry-refund.ts';
import { type Settled, settlePayment } from './settle-payment.ts';

type PaymentsDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

export const paymentsRoutes = (deps: PaymentsDeps): Pick<Handlers, keyof typeof paymentsEndpoints> => ({
  'POST payment/verify': async ({ user, body }) => {
    const settled = await settlePayment(deps, {
      providerOrderId: body.razorpay_order_id,
      providerPaymentId: body.razorpay_payment_id,
      signature: body.razorpay_signature,
      userId: user.id,
      purpose: 'order',
    });
    mustBeCompleted(settled);
    return {
      status: PAYMENT_VERIFIED,
      data: { orderId: settled.payment.subjectId, payment: asState(settled.payment) },
    };
  },
  'POST payment/webhook': async ({ request }) => {
    const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = request.headers;
    await takeNews(deps, {
      rawBody: request.rawBody ?? '',
      signature: String(signature ?? ''),
      eventId: eventId === undefined ? undefined : String(eventId).slice(0, 100),
    });
    return { status: 'ok' };
  },
  'GET payment/{id}/status': async ({ user, params }) => ({
    data: asState(await findOwnPayment(deps, user.id, params.id)),
  }),
  'POST payment/find': async ({ user, body }) => ({ data: await findOwnMoney(deps, user.id, body.reference) }),
  'GET admin/payments': async ({ query }) => listPayments(deps.db, query),
  'POST admin/refunds/{id}/retry': async ({ user, params }) => ({
    data: await retryRefund(deps, user.id, params.id),
    message: 'The refund is sent again.',
  }),
});

/** For the browser that has just paid: everything but success is a problem with a sentence. */
export function mustBeCompleted({ outcome, payment }: Settled): void {
  if (outcome === 'sent_back') throw new Problem('CONFLICT', paymentNote(payment));
  if (outcome === 'failed') throw new Problem('VALIDATION', paymentNote(payment));
  if (outcome === 'waiting') {
    throw new Problem('PAYMENT_PROVIDER', 'Your bank has not confirmed the payment yet. We keep asking.');
  }
}
