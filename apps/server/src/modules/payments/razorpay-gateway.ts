import { CURRENCY } from '@subah/rules/payments/payment-states';
import { z } from 'zod';
import { Problem } from '../../platform/http/problem.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Gateway, ProviderPayment } from './gateway.ts';
import { callRazorpay, ProviderRejection } from './razorpay-request.ts';
import { isSignedBy, proofText } from './signatures.ts';

const Order = z.object({ id: z.string(), amount: z.number(), currency: z.string() });

const Payment = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  error_description: z.string().nullish(),
});

const Refund = z.object({ id: z.string(), status: z.enum(['pending', 'processed', 'failed']).default('pending') });

export function razorpayGateway(account: NonNullable<Settings['razorpay']>): Gateway {
  const get = (path: string) => callRazorpay(account, { method: 'GET', path, isRepeatable: true });
  const post = (path: string, body: object, headers?: Record<string, string>) =>
    callRazorpay(account, { method: 'POST', path, body, isRepeatable: true, ...(headers ? { headers } : {}) });

  return {
    name: 'razorpay',
    isSetUp: true,
    keyId: account.keyId,
    async createOrder({ amountPaise, receipt }) {
      // Safe to retry: an order whose response got lost is never shown to a customer.
      const response = await post('orders', { amount: amountPaise, currency: CURRENCY, receipt }).catch(throwAsProblem);
      const order = parseResponse(Order, response);
      if (order.amount !== amountPaise || order.currency !== CURRENCY)
        throw invalidResponse('order has another amount');
      return { id: order.id };
    },
    async findPayment(paymentId) {
      const response = await get(`payments/${encodeURIComponent(paymentId)}`).catch(unknownToUndefined);
      return response === undefined ? undefined : toProviderPayment(parseResponse(Payment, response));
    },
    async listPayments(orderId) {
      const response = await get(`orders/${encodeURIComponent(orderId)}/payments`).catch(unknownToUndefined);
      return response === undefined
        ? []
        : parseResponse(z.object({ items: z.array(Payment) }), response).items.map(toProviderPayment);
    },
    async capture({ paymentId, amountPaise }) {
      const path = `payments/${encodeURIComponent(paymentId)}/capture`;
      try {
        await post(path, { amount: amountPaise, currency: CURRENCY });
      } catch (error) {
        // Already captured by a concurrent call; the next query shows the state.
        if (!(error instanceof ProviderRejection)) throw error;
      }
    },
    async refund({ paymentId, amountPaise, key, refundId }) {
      const response = await post(
        `payments/${encodeURIComponent(paymentId)}/refund`,
        { amount: amountPaise, notes: { refundId } },
        { 'X-Refund-Idempotency': key },
      );
      const { id, status } = parseResponse(Refund, response);
      return { id, state: status === 'pending' ? 'sent' : status };
    },
    isValidProof: ({ orderId, paymentId, signature }) =>
      isSignedBy(account.keySecret, proofText(orderId, paymentId), signature),
    isValidWebhook: (rawBody, signature) => isSignedBy(account.webhookSecret, rawBody, signature),
    paymentPage: () => null,
  };
}

const toProviderPayment = (payment: z.infer<typeof Payment>): ProviderPayment => ({
  id: payment.id,
  orderId: payment.order_id ?? null,
  amountPaise: payment.amount,
  currency: payment.currency,
  status: payment.status,
  failure: payment.error_description ?? null,
});

function parseResponse<Schema extends z.ZodType>(schema: Schema, response: unknown): z.output<Schema> {
  const parsed = schema.safeParse(response);
  if (!parsed.success) throw invalidResponse(parsed.error.issues[0]?.message ?? 'unexpected response');
  return parsed.data;
}

function invalidResponse(detail: string): Problem {
  const problem = new Problem('PAYMENT_PROVIDER', 'The payment service gave an answer that we did not understand.');
  problem.cause = new Error(detail);
  return problem;
}

/** Razorpay rejects an unknown id with 400 or 404. */
function unknownToUndefined(error: unknown): undefined {
  if (error instanceof ProviderRejection && (error.status === 400 || error.status === 404)) return undefined;
  return throwAsProblem(error);
}

function throwAsProblem(error: unknown): never {
  if (!(error instanceof ProviderRejection)) throw error;
  const problem = new Problem('PAYMENT_PROVIDER', 'The payment service refused. Please try again later.');
  problem.cause = error;
  throw problem;
}
