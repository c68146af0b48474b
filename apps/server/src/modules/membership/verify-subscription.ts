import type { Subscription } from '@subah/contract/payments/membership';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../platform/http/problem.ts';
import { requireCompleted, settlePayment } from '../payments/index.ts';
import { findSubscription } from './membership.queries.ts';
import { subscriptionToWire } from './membership-answers.ts';

type Proof = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
  planId?: string | undefined;
};

/** The browser's proof of a paid plan. Which plan it was, our books say; the sent one is only compared. */
export async function verifySubscription(
  deps: Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>,
  userId: string,
  proof: Proof,
): Promise<Subscription> {
  const settled = await settlePayment(deps, {
    providerOrderId: proof.razorpay_order_id,
    providerPaymentId: proof.razorpay_payment_id,
    signature: proof.razorpay_signature,
    userId,
    purpose: 'membership',
  });
  requireCompleted(settled);
  const { payment } = settled;
  const row = await findSubscription(deps.db, payment.subjectId);
  if (!row) throw new Error(`subscription ${payment.subjectId} was paid and is gone`);
  if (proof.planId && proof.planId !== row.planId) {
    throw new Problem('CONFLICT', 'The payment was for another plan, which is active now.');
  }
  return subscriptionToWire(row, deps.clock());
}
