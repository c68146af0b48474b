import { sentBackReasons } from '@subah/messages/mail/sent-back-reasons';
import { nextPeriod } from '@subah/rules/membership/membership-period';
import { PRICE_HOLD_MS } from '@subah/rules/payments/payment-states';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { Completion } from '../payments/index.ts';
import {
  findPlanForSale,
  findSubscription,
  lockLastEnd,
  type PlanRow,
  type SubscriptionRow,
} from './membership.queries.ts';
import { subscriptions } from './membership.tables.ts';

/** The period starts now, or at the end of the active membership. */
export const completeMembership: Completion = async (tx, payment, now) => {
  const lastEnd = await lockLastEnd(tx, payment.userId);
  const subscription = await findSubscription(tx, payment.subjectId);
  if (!subscription) return { outcome: 'refund', reason: sentBackReasons.membershipGone };
  const isLate = now.getTime() - subscription.createdAt.getTime() > PRICE_HOLD_MS;
  if (isLate && !(await isStillOffered(tx, subscription))) {
    return { outcome: 'refund', reason: sentBackReasons.planChanged };
  }
  const { start, end } = nextPeriod(now, lastEnd, subscription.durationInDays);
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
  const { start, end } = nextPeriod(now, await lockLastEnd(tx, userId), plan.durationInDays);
  const [row] = await tx
    .insert(subscriptions)
    .values({ ...copyPlan(plan, userId), status: 'active', startDate: start, endDate: end, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: subscriptions.id });
  return row?.id;
}
