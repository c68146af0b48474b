import type { membershipEndpoints } from '@subah/contract/payments/membership';
import type { Deps } from '../../deps.ts';
import { page, readNumberCursor } from '../../platform/database/cursor.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { allPlans, boughtSubscriptions, listedPlans } from './membership.queries.ts';
import { adminPlanToWire, planToWire, subscriptionToWire } from './membership-answers.ts';
import { myMembership } from './my-membership.ts';
import { changePlan, createPlan, removePlan } from './save-plan.ts';
import { subscribe } from './subscribe.ts';
import { verifySubscription } from './verify-subscription.ts';

type MembershipDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

export function membershipRoutes(deps: MembershipDeps): Pick<Handlers, keyof typeof membershipEndpoints> {
  const { db, clock } = deps;
  return {
    'GET plans/all': async () => ({ data: (await listedPlans(db)).map(planToWire) }),
    'GET admin/plans': async () => ({ data: (await allPlans(db)).map(adminPlanToWire) }),
    'POST plans/create': async ({ user, body }) => ({
      data: await createPlan(deps, user.id, body),
      message: 'Plan created successfully!',
    }),
    'PUT plans/{id}': async ({ user, params, body }) => ({
      data: await changePlan(deps, user.id, { id: params.id, fields: body }),
      message: 'Plan updated successfully!',
    }),
    'DELETE plans/{id}': async ({ user, params }) => {
      await removePlan(deps, user.id, params.id);
      return { message: 'Plan deleted' };
    },
    'POST payment/subscribe': ({ user, body }) => subscribe(deps, user.id, body.planId),
    'POST payment/subscribe/verify': async ({ user, body }) => ({
      subscription: await verifySubscription(deps, user.id, body),
      message: 'Subscription Successful 🎉',
    }),
    'GET payment/get-subscribe': async ({ user, query: { limit, cursor } }) => {
      const owner = user.role === 'admin' ? undefined : user.id;
      const rows = await boughtSubscriptions(db, owner, readNumberCursor(cursor), limit + 1);
      const next = page(rows, limit, (row) => ({ value: row.createdAt.getTime(), id: row.id }));
      const now = clock();
      return {
        subscriptions: next.rows.map((row) => ({
          ...subscriptionToWire(row, now),
          userId: { _id: row.userId, name: row.userName, mobile: row.mobile, email: row.email },
        })),
        nextCursor: next.nextCursor,
      };
    },
    'GET subscriptions/my-subscription': async ({ user }) => ({ data: await myMembership(db, user.id, clock()) }),
  };
}
