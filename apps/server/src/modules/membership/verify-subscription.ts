import type { Subscription } from '@subah/contract/payments/membership';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../platform/http/problem.ts';
import { requireCompleted, settlePayment } from '../payments/index.ts';
import { findSubscription } from './membership.queries.ts';
import { subscriptionToWire } from './membership-responses.ts';

type SubscriptionProof = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
  planId?: string | undefined;
};

/** The stored payment determines the plan; `planId` is only compared. */
export async function verifySubscription(
  deps: Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>,
  userId: string,
  proof: SubscriptionProof,
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
  if (!row) throw new Error(`subscription ${payment.subjectId} does not exist`);
  if (proof.planId && proof.planId !== row.planId) {
    throw new Problem('OTHER_PLAN_ACTIVE', 'The payment was for another plan, which is active now.');
  }
  return subscriptionToWire(row, deps.clock());
}
