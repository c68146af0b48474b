import type { Subscription } from '@subah/contract/membership/membership';
import { paymentRefusals } from '@subah/messages/api/payments';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../platform/http/problem.ts';
import { verifyPayment } from '../payments/index.ts';
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
  { request, userId, proof }: { request: FastifyRequest; userId: string; proof: SubscriptionProof },
): Promise<Subscription> {
  const payment = await verifyPayment(deps, { request, userId, purpose: 'membership', proof });
  const row = await findSubscription(deps.db, payment.subjectId);
  if (!row) throw new Error(`subscription ${payment.subjectId} does not exist`);
  if (proof.planId && proof.planId !== row.planId) {
    throw new Problem('OTHER_PLAN_ACTIVE', paymentRefusals.otherPlanActive);
  }
  return subscriptionToWire(row, deps.clock());
}
