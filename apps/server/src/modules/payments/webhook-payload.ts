import { DISPUTE_STATES } from '@subah/rules/payments/disputes';
import { CURRENCY } from '@subah/rules/payments/payment-states';
import { z } from 'zod';
import { readRefundKey } from './refund-key.ts';

const ProviderId = z.string().regex(/^[\w-]{1,60}$/);
/** The columns are 4-byte integers. */
const Amount = z.number().int().positive().max(2_147_483_647);
const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .default(CURRENCY);

const Payment = z.object({
  id: ProviderId,
  order_id: ProviderId.nullish().catch(null),
  amount: Amount.optional().catch(undefined),
  currency: Currency,
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']).catch('created'),
  error_description: z.string().nullish().catch(null),
});

const Refund = z.object({
  id: ProviderId,
  payment_id: ProviderId,
  amount: Amount,
  currency: Currency,
  status: z.unknown().optional(),
  receipt: z.unknown().optional(),
  notes: z.unknown().optional(),
});

const Dispute = z.object({
  id: ProviderId,
  payment_id: ProviderId,
  amount: Amount,
  /** 0 until the dispute is lost. */
  amount_deducted: Amount.optional().catch(undefined),
  currency: Currency,
  status: z.enum(DISPUTE_STATES),
  reason_description: z.string().optional().catch(undefined),
  reason_code: z.string().optional().catch(undefined),
  /** Unix time in seconds. */
  respond_by: z.number().int().positive().max(4_000_000_000).optional().catch(undefined),
});

const Body = z.object({
  event: z.string(),
  payload: z
    .object({
      payment: z.object({ entity: z.unknown().optional() }).optional().catch(undefined),
      refund: z.object({ entity: z.unknown().optional() }).optional().catch(undefined),
      dispute: z.object({ entity: z.unknown().optional() }).optional().catch(undefined),
    })
    .catch({}),
});

export type WebhookPayload = ReturnType<typeof readPayload>;

/** Undefined for a body that is no event. A part of the payload that cannot be read is left out. */
export function parseWebhook(rawBody: string): { event: string; payload: WebhookPayload } | undefined {
  const body = Body.safeParse(JSON.parse(rawBody)).data;
  return body && { event: body.event, payload: readPayload(body) };
}

function readPayload({ event, payload }: z.infer<typeof Body>) {
  const payment = Payment.safeParse(payload.payment?.entity).data;
  const refund = Refund.safeParse(payload.refund?.entity).data;
  const dispute = Dispute.safeParse(payload.dispute?.entity).data;
  return {
    payment: payment && {
      id: payment.id,
      orderId: payment.order_id ?? null,
      amountPaise: payment.amount,
      currency: payment.currency,
      status: payment.status,
      failure: payment.error_description ? toStored(payment.error_description) : null,
    },
    refund: refund && {
      id: refund.id,
      providerPaymentId: refund.payment_id,
      amountPaise: refund.amount,
      currency: refund.currency,
      state: stateOf(event, refund.status),
      ...readRefundKey(refund.receipt, refund.notes),
    },
    dispute: dispute && {
      id: dispute.id,
      providerPaymentId: dispute.payment_id,
      amountPaise: dispute.amount_deducted ?? dispute.amount,
      currency: dispute.currency,
      state: dispute.status,
      reason: toStored(dispute.reason_description || dispute.reason_code || ''),
      answerBy: dispute.respond_by ? new Date(dispute.respond_by * 1000) : null,
    },
  };
}

/** PostgreSQL refuses a text with a null character. */
const toStored = (text: string): string => text.replaceAll('\u0000', '').slice(0, 300);

/** An instant refund is processed when it is created. */
function stateOf(event: string, status: unknown): 'sent' | 'processed' | 'failed' {
  if (event === 'refund.failed') return 'failed';
  return event === 'refund.processed' || status === 'processed' ? 'processed' : 'sent';
}
