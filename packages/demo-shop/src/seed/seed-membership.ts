import { plans, subscriptions } from '@subah/server/modules/membership/membership.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { demoId } from '../demo-id.ts';
import { demoMembers } from '../shop/people.ts';
import { demoPlans } from '../shop/plans.ts';
import { personId } from './seed-people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The plans and their members, among them the demo customer; one membership ends tomorrow, one has ended. */
export async function seedMembership(tx: Tx, customerId: string, now: Date): Promise<void> {
  await tx
    .insert(plans)
    .values(demoPlans.map(({ code, ...plan }, rank) => ({ ...plan, id: demoId('plan', code), rank })));
  const members = [
    { code: 'customer', userId: customerId, plan: 'half-year', sinceDays: 24 },
    ...demoMembers.map((member) => ({ ...member, userId: personId(member.code) })),
  ];
  await tx.insert(subscriptions).values(
    members.flatMap(({ code, userId, plan: planCode, sinceDays }) => {
      const plan = demoPlans.find((candidate) => candidate.code === planCode);
      if (!plan) return [];
      const { code: _code, isListed: _isListed, ...offer } = plan;
      const startDate = new Date(now.getTime() - sinceDays * DAY_MS);
      return {
        ...offer,
        id: demoId('subscription', code),
        userId,
        planId: demoId('plan', planCode),
        status: 'active' as const,
        startDate,
        endDate: new Date(startDate.getTime() + plan.durationInDays * DAY_MS),
        createdAt: startDate,
      };
    }),
  );
}
