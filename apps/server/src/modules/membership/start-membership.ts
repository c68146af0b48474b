import { nextPeriod } from '@subah/rules/membership/membership-time';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { Completion } from '../payments/index.ts';
import { findSubscription, lastEndOf, type PlanRow } from './membership.queries.ts';
import { subscriptions } from './membership.tables.ts';

/** What being paid means for a plan: its time begins now, or when the membership that runs ends. */
export const completeMembership: Completion = async (tx, payment, now) => {
  const lastEnd = await lastEndOf(tx, payment.userId);
  const subscription = await findSubscription(tx, payment.subjectId);
  if (!subscription) return { outcome: 'refund', reason: 'This membership is no longer known.' };
  const { start, end } = nextPeriod(now, lastEnd, subscription.durationInDays);
  await tx
    .update(subscriptions)
    .set({ status: 'active', startDate: start, endDate: end, paymentId: payment.id })
    .where(and(eq(subscriptions.id, subscription.id), eq(subscriptions.status, 'pending')));
  return { outcome: 'completed' };
};

/** The plan's own copy for one customer, paid or not. */
export const copyOfPlan = ({ id, isListed, ...offer }: PlanRow, userId: string) => ({ ...offer, planId: id, userId });

export async function startFreePlan(tx: Tx, plan: PlanRow, { userId, now }: { userId: string; now: Date }) {
  const { start, end } = nextPeriod(now, await lastEndOf(tx, userId), plan.durationInDays);
  const [row] = await tx
    .insert(subscriptions)
    .values({ ...copyOfPlan(plan, userId), status: 'active', startDate: start, endDate: end, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: subscriptions.id });
  return row?.id;
}
