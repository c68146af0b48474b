import type { pickUpsEndpoints } from '@subah/contract/orders/pick-ups';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../platform/http/handler-types.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { findStaffByAbility } from '../../accounts/index.ts';
import { askRider } from './ask-rider.ts';
import { finishPickUp } from './finish-pick-up.ts';
import { listPickUps, readPickUp } from './read-pick-ups.ts';

export function pickUpsRoutes(deps: Pick<Deps, 'db' | 'clock'>): Pick<Handlers, keyof typeof pickUpsEndpoints> {
  const { db } = deps;
  const readOrThrow = async (id: string) => {
    const pickUp = await readPickUp(db, id);
    if (!pickUp) throw notFound('pickUp');
    return pickUp;
  };
  return {
    'GET admin/pick-ups': ({ query }) => listPickUps(db, query),
    'GET admin/pick-ups/riders': async () => ({ data: await findStaffByAbility(db, 'deliver orders') }),
    'PATCH admin/pick-ups/{id}': async ({ user, params, body }) => {
      await askRider(deps, user, { ...body, id: params.id });
      return { data: await readOrThrow(params.id), message: 'Saved' };
    },
    'POST admin/pick-ups/{id}/done': async ({ user, params, body }) => {
      await finishPickUp(deps, user, { ...body, id: params.id });
      return { data: await readOrThrow(params.id), message: 'Picked up' };
    },
  };
}
