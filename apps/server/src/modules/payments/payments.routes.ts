import { PAYMENT_VERIFIED, type paymentsEndpoints } from '@subah/contract/payments/payments';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findOwnPayment, settleOwnPayments } from './find-payments.ts';
import { handleWebhook } from './handle-webhook.ts';
import { listPayments } from './list-payments.ts';
import { toPaymentState } from './payments.queries.ts';
import { refundUnmatched } from './refund-unmatched.ts';
import { retryRefund } from './retry-refund.ts';
import { verifyPayment } from './verify-payment.ts';

type PaymentsDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

export const paymentsRoutes = (deps: PaymentsDeps): Pick<Handlers, keyof typeof paymentsEndpoints> => ({
  'POST payment/verify': async ({ user, body, request }) => {
    const payment = await verifyPayment(deps, { request, userId: user.id, purpose: 'order', proof: body });
    return { status: PAYMENT_VERIFIED, data: { orderId: payment.subjectId, payment: toPaymentState(payment) } };
  },
  'POST payment/webhook': async ({ request }) => {
    const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = request.headers;
    try {
      await handleWebhook(deps, {
        rawBody: request.rawBody ?? '',
        signature: String(signature ?? ''),
        eventId: eventId === undefined ? undefined : String(eventId).slice(0, 100),
      });
    } catch (error) {
      if (error instanceof Problem && error.code === 'PAYMENT_SIGNATURE')
        request.log.warn({ requestId: request.id, ip: request.ip }, 'webhook signature refused');
      throw error;
    }
    return { status: 'ok' };
  },
  'GET payment/{id}/status': async ({ user, params }) => ({
    data: toPaymentState(await findOwnPayment(deps, user.id, params.id)),
  }),
  'POST payment/find': async ({ user, body }) => ({ data: await settleOwnPayments(deps, user.id, body.reference) }),
  'GET admin/payments': async ({ query }) => listPayments(deps.db, query),
  'POST admin/payments/{id}/refund': async ({ user, params }) => ({
    data: await refundUnmatched(deps, user.id, params.id),
    message: 'The money goes back to the customer.',
  }),
  'POST admin/refunds/{id}/retry': async ({ user, params }) => ({
    data: await retryRefund(deps, user.id, params.id),
    message: 'The refund is sent again.',
  }),
});
