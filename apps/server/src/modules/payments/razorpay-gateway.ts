import { CURRENCY } from '@subah/rules/payments/payment-states';
import { z } from 'zod';
import { Problem } from '../../platform/http/problem.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Gateway, ProviderPayment } from './gateway.ts';
import { askRazorpay, ProviderRefusal } from './razorpay-request.ts';
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

/** Razorpay's REST API, as far as the shop needs it. */
export function razorpayGateway(account: NonNullable<Settings['razorpay']>): Gateway {
  const get = (path: string) => askRazorpay(account, { method: 'GET', path, isRepeatable: true });
  const post = (path: string, body: object, headers?: Record<string, string>) =>
    askRazorpay(account, { method: 'POST', path, body, isRepeatable: true, ...(headers ? { headers } : {}) });

  return {
    name: 'razorpay',
    isSetUp: true,
    keyId: account.keyId,
    async createOrder({ amountPaise, receipt }) {
      // Repeating is safe: an order whose answer got lost is known to nobody, so nobody can pay it.
      const answer = await post('orders', { amount: amountPaise, currency: CURRENCY, receipt }).catch(asProblem);
      const order = understood(Order, answer);
      if (order.amount !== amountPaise || order.currency !== CURRENCY) throw notUnderstood('another amount');
      return { id: order.id };
    },
    async findPayment(paymentId) {
      const answer = await get(`payments/${encodeURIComponent(paymentId)}`).catch(unknownIsUndefined);
      return answer === undefined ? undefined : asPayment(understood(Payment, answer));
    },
    async paymentsOf(orderId) {
      const answer = await get(`orders/${encodeURIComponent(orderId)}/payments`).catch(unknownIsUndefined);
      return answer === undefined ? [] : understood(z.object({ items: z.array(Payment) }), answer).items.map(asPayment);
    },
    async capture({ paymentId, amountPaise }) {
      const path = `payments/${encodeURIComponent(paymentId)}/capture`;
      try {
        await post(path, { amount: amountPaise, currency: CURRENCY });
      } catch (error) {
        // Somebody else may have captured it a moment ago; whoever asks next sees the truth.
        if (!(error instanceof ProviderRefusal)) throw error;
      }
    },
    async refund({ paymentId, amountPaise, key, refundId }) {
      const answer = await post(
        `payments/${encodeURIComponent(paymentId)}/refund`,
        { amount: amountPaise, notes: { refundId } },
        { 'X-Refund-Idempotency': key },
      );
      const { id, status } = understood(Refund, answer);
      return { id, state: status === 'pending' ? 'sent' : status };
    },
    isProof: ({ orderId, paymentId, signature }) =>
      isSignedBy(account.keySecret, proofText(orderId, paymentId), signature),
    isNews: (rawBody, signature) => isSignedBy(account.webhookSecret, rawBody, signature),
    paymentPage: () => null,
  };
}

const asPayment = (payment: z.infer<typeof Payment>): ProviderPayment => ({
  id: payment.id,
  orderId: payment.order_id ?? null,
  amountPaise: payment.amount,
  currency: payment.currency,
  status: payment.status,
  failure: payment.error_description ?? null,
});

function understood<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw notUnderstood(parsed.error.issues[0]?.message ?? 'garbage');
  return parsed.data;
}

function notUnderstood(detail: string): Problem {
  const problem = new Problem('PAYMENT_PROVIDER', 'The payment service gave an answer that we did not understand.');
  problem.cause = new Error(detail);
  return problem;
}

/** An id that the provider does not know is refused with 400 or 404. */
function unknownIsUndefined(error: unknown): undefined {
  if (error instanceof ProviderRefusal && (error.status === 400 || error.status === 404)) return undefined;
  throw asProblem(error);
}

function asProblem(error: unknown): never {
  if (!(error instanceof ProviderRefusal)) throw error;
  const problem = new Problem('PAYMENT_PROVIDER', 'The payment service refused. Please try again later.');
  problem.cause = error;
  throw problem;
}
