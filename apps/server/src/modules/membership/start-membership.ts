import { sentBackReasons } from '@subah/messages/mail/sent-back-reasons';
import { PRICE_HOLD_MS } from '@subah/rules/payments/payment-states';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { countUsesBefore, lockAccount } from '../accounts/index.ts';
import type { Completion } from '../payments/index.ts';
import { placePlan } from './arrange-plans.ts';
import { findPlanForSale, findSubscription, type PlanRow, type SubscriptionRow } from './membership.queries.ts';
import { subscriptions } from './membership.tables.ts';

/** The period starts now, or at the end of the last paid plan. Concurrent purchases follow one another. */
export const completeMembership: Completion = async (tx, payment, now) => {
  await lockAccount(tx, payment.userId);
  const subscription = await findSubscription(tx, payment.subjectId);
  if (!subscription) return { outcome: 'refund', reason: sentBackReasons.membershipGone };
  const isLate = now.getTime() - subscription.createdAt.getTime() > PRICE_HOLD_MS;
  if (isLate && !(await isStillOffered(tx, subscription))) {
    return { outcome: 'refund', reason: sentBackReasons.planChanged };
  }
  const { start, end } = await placePlan(tx, { ...subscription, now });
  await tx
    .update(subscriptions)
    .set({ status: 'active', startDate: start, endDate: end, paymentId: payment.id })
    .where(and(eq(subscriptions.id, subscription.id), eq(subscriptions.status, 'pending')));
  return { outcome: 'completed' };
};

/** True while the plan is for sale with the price and benefits that were bought. */
async function isStillOffered(tx: Tx, subscription: SubscriptionRow): Promise<boolean> {
  const plan = await findPlanForSale(tx, subscription.planId);
  if (!plan) return false;
  const { id, isListed, ...offer } = plan;
  return Object.entries(offer).every(([key, value]) => subscription[key as keyof typeof offer] === value);
}

export const copyPlan = ({ id, isListed, ...offer }: PlanRow, userId: string) => ({ ...offer, planId: id, userId });

export async function startFreePlan(tx: Tx, plan: PlanRow, { userId, now }: { userId: string; now: Date }) {
  await lockAccount(tx, userId);
  if ((await countUsesBefore(tx, userId, `plan:${plan.id}`)) > 0) return undefined;
  const { start, end } = await placePlan(tx, { ...plan, userId, now });
  const [row] = await tx
    .insert(subscriptions)
    .values({ ...copyPlan(plan, userId), status: 'active', startDate: start, endDate: end, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: subscriptions.id });
  return row?.id;
}
