import type { Subscription } from '@subah/contract/membership/membership';
import { paymentRefusals } from '@subah/messages/api/payments';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { lockOpenAccount } from '../accounts/index.ts';
import { checkTotal, openPayment, preparePayment, requireOnlinePayments } from '../payments/index.ts';
import { findPlanForSale, findSubscription } from './membership.queries.ts';
import { subscriptions } from './membership.tables.ts';
import { subscriptionToWire } from './membership-responses.ts';
import { copyPlan, startFreePlan } from './start-membership.ts';

type SubscribeResult = {
  razorpayOrder: Awaited<ReturnType<typeof openPayment>>['razorpayOrder'] | null;
  keyId: string | null;
  paymentPage: string | null;
  subscription: Subscription | null;
};

/** Copies the plan and opens its payment. A free plan starts at once, once per customer. */
export async function subscribe(
  deps: Pick<Deps, 'db' | 'clock' | 'gateway'>,
  userId: string,
  { planId, expectedTotal }: { planId: string; expectedTotal?: number | undefined },
): Promise<SubscribeResult> {
  const now = deps.clock();
  const started = await inTransaction(deps.db, async (tx) => {
    await lockOpenAccount(tx, userId);
    const plan = await findPlanForSale(tx, planId);
    if (!plan) throw notFound('plan');
    checkTotal({ expectedTotal, totalPaise: plan.pricePaise });
    if (plan.pricePaise === 0) return { free: await startFreePlan(tx, plan, { userId, now }) };

    requireOnlinePayments(deps.gateway);
    const id = newId();
    await tx.insert(subscriptions).values({ id, ...copyPlan(plan, userId), status: 'pending', createdAt: now });
    const { pricePaise: amountPaise } = plan;
    return { paymentId: await preparePayment(tx, { purpose: 'membership', subjectId: id, userId, amountPaise, now }) };
  });
  if ('paymentId' in started) return { ...(await openPayment(deps, started.paymentId)), subscription: null };

  const row = started.free && (await findSubscription(deps.db, started.free));
  if (!row) throw new Problem('FREE_PLAN_USED', paymentRefusals.freePlanUsed);
  return { razorpayOrder: null, keyId: null, paymentPage: null, subscription: subscriptionToWire(row, now) };
}
