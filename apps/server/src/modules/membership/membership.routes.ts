import type { membershipEndpoints } from '@subah/contract/membership/membership';
import { paymentAnswers } from '@subah/messages/api/payments';
import { can } from '@subah/rules/accounts/roles';
import type { Deps } from '../../deps.ts';
import { page, readNumberCursor } from '../../platform/database/cursor.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { findCustomers } from '../accounts/index.ts';
import { listAllPlans, listPaidSubscriptions, listPlansForSale } from './membership.queries.ts';
import { adminPlanToWire, planToWire, subscriptionToWire } from './membership-responses.ts';
import { readOwnMembership } from './read-own-membership.ts';
import { changePlan, createPlan, removePlan } from './save-plan.ts';
import { subscribe } from './subscribe.ts';
import { verifySubscription } from './verify-subscription.ts';

type MembershipDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

export function membershipRoutes(deps: MembershipDeps): Pick<Handlers, keyof typeof membershipEndpoints> {
  const { db, clock } = deps;
  return {
    'GET plans/all': async () => ({ data: (await listPlansForSale(db)).map(planToWire), nextCursor: null }),
    'GET admin/plans': async () => ({ data: (await listAllPlans(db, clock())).map(adminPlanToWire), nextCursor: null }),
    'POST plans/create': async ({ user, body }) => ({
      data: await createPlan(deps, user.id, body),
      message: 'Plan created successfully!',
    }),
    'PUT plans/{id}': async ({ user, params, body: { readAs, ...fields } }) => ({
      data: await changePlan(deps, user.id, { id: params.id, fields, readAs }),
      message: 'Plan updated successfully!',
    }),
    'DELETE plans/{id}': async ({ user, params }) => {
      await removePlan(deps, user.id, params.id);
      return { message: 'Plan deleted' };
    },
    'POST payment/subscribe': ({ user, body }) => subscribe(deps, user.id, body),
    'POST payment/subscribe/verify': async ({ user, body, request, t }) => ({
      subscription: await verifySubscription(deps, { request, userId: user.id, proof: body }),
      message: t(paymentAnswers.subscribed),
    }),
    'GET payment/get-subscribe': async ({ user, query: { limit, cursor } }) => {
      const owner = can(user.role, 'change offers') ? undefined : user.id;
      const rows = await listPaidSubscriptions(db, owner, readNumberCursor(cursor), limit + 1);
      const next = page(rows, limit, (row) => ({ value: row.createdAt.getTime(), id: row.id }));
      const now = clock();
      const customers = await findCustomers(
        db,
        next.rows.map(({ userId }) => userId),
      );
      return {
        subscriptions: next.rows.map((row) => {
          const { name = '', mobile = '', email = '' } = customers.get(row.userId) ?? {};
          return { ...subscriptionToWire(row, now), userId: { _id: row.userId, name, mobile, email } };
        }),
        nextCursor: next.nextCursor,
      };
    },
    'GET subscriptions/my-subscription': async ({ user }) => ({ data: await readOwnMembership(db, user.id, clock()) }),
  };
}
