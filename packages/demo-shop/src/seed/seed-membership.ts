import { users } from '@subah/server/modules/accounts/accounts.tables';
import { plans, subscriptions } from '@subah/server/modules/membership/membership.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { demoId } from '../demo-id.ts';
import { demoMembers, demoPlans } from '../shop/plans.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The plans, and members of each: one whose plan ends tomorrow and one whose plan is over. */
export async function seedMembership(
  tx: Tx,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  await tx
    .insert(plans)
    .values(demoPlans.map(({ code, ...plan }, rank) => ({ ...plan, id: demoId('plan', code), rank })));
  await tx.insert(users).values(
    demoMembers.map(({ name, mobile, code }) => ({
      id: demoId('member', code),
      name,
      mobile,
      email: `${code}@subah.example`,
      passwordHash,
      verifiedAt: now,
      isDemo: true,
    })),
  );
  await tx.insert(subscriptions).values(
    demoMembers.flatMap(({ code, plan: wanted, sinceDays }) => {
      const plan = demoPlans.find((candidate) => candidate.code === wanted);
      if (!plan) return [];
      const { code: _code, isListed: _isListed, ...offer } = plan;
      const startDate = new Date(now.getTime() - sinceDays * DAY_MS);
      return {
        ...offer,
        id: demoId('subscription', code),
        userId: demoId('member', code),
        planId: demoId('plan', wanted),
        status: 'active' as const,
        startDate,
        endDate: new Date(startDate.getTime() + plan.durationInDays * DAY_MS),
        createdAt: startDate,
      };
    }),
  );
}
