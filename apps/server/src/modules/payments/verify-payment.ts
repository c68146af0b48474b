import type { PaymentProof } from '@subah/contract/payments/payments';
import { paymentNoteMessage, paymentRefusals } from '@subah/messages/api/payments';
import type { PaymentPurpose } from '@subah/rules/payments/payment-states';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Attempt } from './payments.queries.ts';
import { mismatch, type SettledPayment, settlePayment } from './settle-payment.ts';

type VerifyInput = {
  request: Pick<FastifyRequest, 'id' | 'ip' | 'log'>;
  userId: string;
  purpose: PaymentPurpose;
  proof: z.output<typeof PaymentProof>;
};

/** Settles the payment that the browser reports. A proof that is not of this customer's payment is logged. */
export async function verifyPayment(
  deps: Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>,
  { request, userId, purpose, proof }: VerifyInput,
): Promise<Attempt> {
  const providerOrderId = proof.razorpay_order_id;
  const providerPaymentId = proof.razorpay_payment_id;
  const signature = proof.razorpay_signature;
  try {
    const settled = await settlePayment(deps, { providerOrderId, providerPaymentId, signature, userId, purpose });
    requireCompleted(settled);
    return settled.payment;
  } catch (error) {
    if (error instanceof Problem && FORGED.has(error.code)) {
      const { id: requestId, ip } = request;
      const { code } = error;
      request.log.warn({ requestId, ip, userId, purpose, providerOrderId, providerPaymentId, code }, 'payment refused');
    }
    throw error;
  }
}

const FORGED = new Set(['PAYMENT_SIGNATURE', 'PAYMENT_MISMATCH', 'NOT_FOUND']);

function requireCompleted({ outcome, payment }: SettledPayment): void {
  if (outcome === 'sent_back') throw new Problem('PAYMENT_REFUNDED', paymentNoteMessage(payment));
  if (outcome === 'unmatched') throw mismatch();
  if (outcome === 'failed') throw new Problem('PAYMENT_FAILED', paymentNoteMessage(payment));
  if (outcome === 'waiting') {
    throw new Problem('PAYMENT_PROVIDER', paymentRefusals.notConfirmed);
  }
}
