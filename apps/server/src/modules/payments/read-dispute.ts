import { DISPUTE_STATES } from '@subah/rules/payments/disputes';
import { z } from 'zod';
import type { ProviderDispute } from './gateway.ts';
import { Amount, Currency, ProviderId, toStored } from './provider-fields.ts';

const Dispute = z.object({
  id: ProviderId,
  payment_id: ProviderId,
  amount: Amount,
  /** 0 until the dispute is lost. */
  amount_deducted: Amount.or(z.literal(0)).optional().catch(undefined),
  currency: Currency,
  status: z.enum(DISPUTE_STATES),
  reason_description: z.string().nullish().catch(undefined),
  reason_code: z.string().nullish().catch(undefined),
  /** Unix time in seconds. */
  respond_by: z.number().int().positive().max(4_000_000_000).optional().catch(undefined),
});

/** A dispute of a webhook or of the provider's list; undefined if it cannot be read. */
export function readDispute(entity: unknown): ProviderDispute | undefined {
  const dispute = Dispute.safeParse(entity).data;
  return (
    dispute && {
      id: dispute.id,
      providerPaymentId: dispute.payment_id,
      amountPaise: dispute.amount_deducted || dispute.amount,
      takenPaise: dispute.status === 'lost' ? (dispute.amount_deducted ?? dispute.amount) : 0,
      currency: dispute.currency,
      state: dispute.status,
      reason: toStored(dispute.reason_description || dispute.reason_code || ''),
      answerBy: dispute.respond_by ? new Date(dispute.respond_by * 1000) : null,
    }
  );
}
