import type { Subscription } from '@subah/contract/payments/membership';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { openPayment, preparePayment, requireOnlinePayments } from '../payments/index.ts';
import { findPlanForSale, findSubscription } from './membership.queries.ts';
import { subscriptions } from './membership.tables.ts';
import { subscriptionToWire } from './membership-answers.ts';
import { copyOfPlan, startFreePlan } from './start-membership.ts';

type Subscribed = {
  razorpayOrder: Awaited<ReturnType<typeof openPayment>>['razorpayOrder'] | null;
  keyId: string | null;
  paymentPage: string | null;
  subscription: Subscription | null;
};

/** Freezes the plan for this customer and opens its payment. A plan that costs nothing begins at once, once a person. */
export async function subscribe(
  deps: Pick<Deps, 'db' | 'clock' | 'gateway'>,
  userId: string,
  planId: string,
): Promise<Subscribed> {
  const now = deps.clock();
  const begun = await inTransaction(deps.db, async (tx) => {
    const plan = await findPlanForSale(tx, planId);
    if (!plan) throw notFound('Plan');
    if (plan.pricePaise === 0) return { free: await startFreePlan(tx, plan, { userId, now }) };

    requireOnlinePayments(deps.gateway);
    const id = newId();
    await tx.insert(subscriptions).values({ id, ...copyOfPlan(plan, userId), status: 'pending', createdAt: now });
    const { pricePaise: amountPaise } = plan;
    return { paymentId: await preparePayment(tx, { purpose: 'membership', subjectId: id, userId, amountPaise, now }) };
  });
  if ('paymentId' in begun) return { ...(await openPayment(deps, begun.paymentId)), subscription: null };

  const row = begun.free && (await findSubscription(deps.db, begun.free));
  if (!row) throw new Problem('CONFLICT', 'You have had the free plan already.');
  return { razorpayOrder: null, keyId: null, paymentPage: null, subscription: subscriptionToWire(row, now) };
}
