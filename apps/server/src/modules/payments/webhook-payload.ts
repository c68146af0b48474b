import { z } from 'zod';
import { Amount, Currency, ProviderId, toStored } from './provider-fields.ts';
import { readDispute } from './read-dispute.ts';
import { readRefundKey } from './refund-key.ts';

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
    dispute: readDispute(payload.dispute?.entity),
  };
}

/** An instant refund is processed when it is created. */
function stateOf(event: string, status: unknown): 'sent' | 'processed' | 'failed' {
  if (event === 'refund.failed') return 'failed';
  return event === 'refund.processed' || status === 'processed' ? 'processed' : 'sent';
}
