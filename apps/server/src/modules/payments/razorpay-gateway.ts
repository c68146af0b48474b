import { paymentRefusals } from '@subah/messages/api/payments';
import { CURRENCY } from '@subah/rules/payments/payment-states';
import { z } from 'zod';
import { Problem } from '../../platform/http/problem.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Gateway, ProviderPayment, ProviderRefund } from './gateway.ts';
import { callRazorpay, ProviderRejection } from './razorpay-request.ts';
import { readDispute } from './read-dispute.ts';
import { readRefundKey, refundKey } from './refund-key.ts';
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

const Refund = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string().default(CURRENCY),
  status: z.enum(['pending', 'processed', 'failed']).default('pending'),
  receipt: z.unknown().optional(),
  notes: z.unknown().optional(),
});
const Refunds = z.object({ items: z.array(Refund) });
const Entities = z.object({ items: z.array(z.unknown()) });

/** Razorpay lists ten refunds unless asked for more. */
const SHORT_LIST = 10;
const LONG_LIST = 100;

export function razorpayGateway(account: NonNullable<Settings['razorpay']>): Gateway {
  const get = (path: string) => callRazorpay(account, { method: 'GET', path, isRepeatable: true });
  const post = (path: string, body: object, headers?: Record<string, string>) =>
    callRazorpay(account, { method: 'POST', path, body, isRepeatable: true, ...(headers ? { headers } : {}) });
  /** All entities that were created since then. */
  const listSince = async (path: 'payments' | 'refunds' | 'disputes', since: Date): Promise<unknown[]> => {
    const from = Math.floor(since.getTime() / 1000);
    const entities: unknown[] = [];
    for (let skip = 0; ; skip += LONG_LIST) {
      const response = await get(`${path}?from=${from}&count=${LONG_LIST}&skip=${skip}`);
      const { items } = parseResponse(Entities, response);
      entities.push(...items);
      if (items.length < LONG_LIST) return entities;
    }
  };

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
    async listRecentPayments(since) {
      const entities = await listSince('payments', since).catch(throwAsProblem);
      return parseReadable(Payment, entities).map(toProviderPayment);
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
    async listRefunds(paymentId) {
      const path = `payments/${encodeURIComponent(paymentId)}/refunds`;
      const list = async (query: string) => {
        const response = await get(`${path}${query}`).catch(unknownToUndefined);
        return response === undefined ? [] : parseResponse(Refunds, response).items;
      };
      const refunds = await list('');
      return (refunds.length < SHORT_LIST ? refunds : await list(`?count=${LONG_LIST}`)).map(toProviderRefund);
    },
    async listRecentRefunds(since) {
      const entities = await listSince('refunds', since).catch(throwAsProblem);
      return parseReadable(Refund.extend({ payment_id: z.string() }), entities).map((refund) => ({
        ...toProviderRefund(refund),
        providerPaymentId: refund.payment_id,
      }));
    },
    async refund({ paymentId, amountPaise, refundId, round }) {
      const key = refundKey(refundId, round);
      const response = await post(
        `payments/${encodeURIComponent(paymentId)}/refund`,
        { amount: amountPaise, receipt: key, notes: { refundId } },
        { 'X-Refund-Idempotency': key },
      );
      const sent = toProviderRefund(
        parseResponse(Refund.extend({ amount: z.number().default(amountPaise) }), response),
      );
      return { ...sent, refundId, round };
    },
    async findDispute(disputeId) {
      const response = await get(`disputes/${encodeURIComponent(disputeId)}`).catch(refusedToUndefined);
      return readDispute(response);
    },
    async listDisputes(since) {
      const entities = await listSince('disputes', since).catch(refusedToUndefined);
      return (entities ?? []).map(readDispute).filter((dispute) => dispute !== undefined);
    },
    isValidProof: ({ orderId, paymentId, signature }) =>
      isSignedBy(account.keySecret, proofText(orderId, paymentId), signature),
    isValidWebhook: (rawBody, signature) =>
      [account.webhookSecret, account.previousWebhookSecret].some(
        (secret) => secret !== undefined && isSignedBy(secret, rawBody, signature),
      ),
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

const toProviderRefund = (refund: z.infer<typeof Refund>): ProviderRefund => ({
  id: refund.id,
  amountPaise: refund.amount,
  currency: refund.currency,
  state: refund.status === 'pending' ? 'sent' : refund.status,
  ...readRefundKey(refund.receipt, refund.notes),
});

/** One entity that cannot be read does not hold up the others of an account-wide list. */
const parseReadable = <Schema extends z.ZodType>(schema: Schema, entities: unknown[]): z.output<Schema>[] =>
  entities.map((entity) => schema.safeParse(entity).data).filter((entity) => entity !== undefined);

function parseResponse<Schema extends z.ZodType>(schema: Schema, response: unknown): z.output<Schema> {
  const parsed = schema.safeParse(response);
  if (!parsed.success) throw invalidResponse(parsed.error.issues[0]?.message ?? 'unexpected response');
  return parsed.data;
}

function invalidResponse(detail: string): Problem {
  const problem = new Problem('PAYMENT_PROVIDER', paymentRefusals.notUnderstood);
  problem.cause = new Error(detail);
  return problem;
}

/** Razorpay rejects an unknown id with 404, or with 400 and a sentence. Any other 400 says nothing about the entity. */
function unknownToUndefined(error: unknown): undefined {
  if (error instanceof ProviderRejection && isUnknownId(error)) return undefined;
  return throwAsProblem(error);
}

const isUnknownId = ({ status, message }: ProviderRejection): boolean =>
  status === 404 || (status === 400 && /does not exist|not a valid id/i.test(message));

/** Also without the permission to read disputes. */
function refusedToUndefined(error: unknown): undefined {
  if (error instanceof ProviderRejection) return undefined;
  throw error;
}

function throwAsProblem(error: unknown): never {
  if (!(error instanceof ProviderRejection)) throw error;
  const problem = new Problem('PAYMENT_PROVIDER', paymentRefusals.refused);
  problem.cause = error;
  throw problem;
}
