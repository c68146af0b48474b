import type { familyEndpoints } from '@subah/contract/family/family';
import { familyAnswers } from '@subah/messages/api/family';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { addMember, changeMember, deleteMember } from './change-family.ts';
import { findFamily } from './family.queries.ts';

export const familyRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Pick<Handlers, keyof typeof familyEndpoints> => ({
  'GET family': async ({ user }) => ({ data: await findFamily(deps.db, user.id, deps.clock()) }),
  'POST family': async ({ user, body }) => ({ data: await addMember(deps, user.id, body) }),
  'PUT family/{id}': async ({ user, params, body }) => ({
    data: await changeMember(deps, { id: params.id, userId: user.id }, body),
  }),
  'DELETE family/{id}': async ({ user, params, t }) => {
    await deleteMember(deps, { id: params.id, userId: user.id });
    return { message: t(familyAnswers.deleted) };
  },
});
