import type { policiesEndpoints } from '@subah/contract/policies/policies';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { notFound } from '../../platform/http/problem.ts';
import { draftPolicy } from './draft-policy.ts';
import { findPublishedPolicy, listPolicies } from './policies.queries.ts';
import { savePolicy } from './save-policy.ts';

export const policiesRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Pick<Handlers, keyof typeof policiesEndpoints> => ({
  'GET policies/{kind}': async ({ params }) => {
    const policy = await findPublishedPolicy(deps.db, params.kind);
    if (!policy) throw notFound('policy');
    return { data: policy };
  },
  'GET admin/policies': async () => ({ data: await listPolicies(deps.db), nextCursor: null }),
  'GET admin/policies/{kind}/draft': async ({ params }) => ({ data: await draftPolicy(deps.db, params.kind) }),
  'PUT admin/policies/{kind}': async ({ user, params, body }) => ({
    data: await savePolicy({ ...deps, actorId: user.id }, params.kind, body),
    message: 'Successfully updated',
  }),
});
