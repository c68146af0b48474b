import type { cashUpsEndpoints } from '@subah/contract/rounds/cash-ups';
import type { riderEndpoints } from '@subah/contract/rounds/rider';
import type { roundsEndpoints } from '@subah/contract/rounds/rounds';
import type { trackingEndpoints } from '@subah/contract/rounds/tracking';
import { nextMorning } from '@subah/rules/delivery/delivery-slot';
import { indiaDate } from '@subah/rules/india-time';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { privateLinks } from '../../platform/storage/private-files.ts';
import { findDeliverySettings } from '../delivery/index.ts';
import { finishOwnPickUp } from '../orders/index.ts';
import { recallBatch } from '../stock/index.ts';
import { closeCashUp, readCashDay } from './cash-ups.ts';
import { handOver } from './hand-over.ts';
import { makeRounds } from './make-rounds.ts';
import { recordNotDelivered } from './not-delivered.ts';
import { assignRider, moveStop, orderStops } from './plan-rounds.ts';
import { readRiderDay } from './read-rider-day.ts';
import { readRounds } from './read-rounds.ts';
import { deliverPrepaidMilk, startRound } from './start-round.ts';
import { tellRidersOfRecall } from './tell-riders-of-recall.ts';
import { findOwnOrder, showDeliveryPhoto, trackOrder } from './track-order.ts';

type RoundsDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'privateFiles'>;

export function roundsRoutes(
  deps: RoundsDeps,
): Pick<
  Handlers,
  | keyof (typeof roundsEndpoints & typeof riderEndpoints & typeof cashUpsEndpoints & typeof trackingEndpoints)
  | 'POST admin/batches/{id}/recall'
> {
  const { db, clock } = deps;
  const links = privateLinks(deps.settings.authSecret, clock);
  const morning = async (date: string) => ({ data: await readRounds(db, date) });
  return {
    'GET admin/rounds': async ({ query }) =>
      morning(query.date ?? nextMorning(clock(), await findDeliverySettings(db))),
    'POST admin/rounds/make': async ({ user, body }) => {
      await makeRounds(deps, user.id, body.date);
      return morning(body.date);
    },
    'PATCH admin/rounds/{id}': async ({ user, params, body }) =>
      morning(await assignRider({ db, actorId: user.id }, params.id, body)),
    'PUT admin/rounds/{id}/stops': async ({ params, body }) => morning(await orderStops({ db }, params.id, body)),
    'PATCH admin/rounds/stops/{id}': async ({ user, params, body }) =>
      morning(await moveStop({ db, actorId: user.id }, params.id, body)),

    'POST admin/batches/{id}/recall': async ({ params, body, user }) => {
      await recallBatch(deps, { batchId: params.id, reason: body.reason, actorId: user.id }, tellRidersOfRecall);
      return { message: 'Batch recalled' };
    },

    'GET rider/rounds': async ({ user }) => ({ data: await readRiderDay(deps, user.id) }),
    'POST rider/rounds/{id}/start': async ({ user, params }) => {
      await startRound(deps, user, params.id);
      return { data: await readRiderDay(deps, user.id) };
    },
    'POST rider/rounds/{id}/milk': async ({ user, params }) => {
      await deliverPrepaidMilk(deps, user, params.id);
      return { data: await readRiderDay(deps, user.id) };
    },
    'POST rider/stops/{id}/delivered': async ({ user, params, body, files }) => {
      await handOver(deps, user, { ...body, code: body.code, stopId: params.id, photo: files.photo[0] });
      return { data: await readRiderDay(deps, user.id) };
    },
    'POST rider/stops/{id}/not-delivered': async ({ user, params, body }) => {
      await recordNotDelivered(deps, user, { ...body, stopId: params.id });
      return { data: await readRiderDay(deps, user.id) };
    },
    'POST rider/pick-ups/{id}/done': async ({ user, params }) => {
      await finishOwnPickUp(deps, user, params.id);
      return { data: await readRiderDay(deps, user.id) };
    },

    'GET orders/{id}/tracking': async ({ user, params }) => ({
      data: await trackOrder({ ...deps, links }, params.id, user.id),
    }),
    'GET orders/{id}/events': async ({ user, params }) => {
      const { id } = await findOwnOrder(db, params.id, user.id);
      return { topics: [`order:${id}`] };
    },
    'GET orders/{id}/delivery-photo': ({ params, query }) => showDeliveryPhoto({ ...deps, links }, params.id, query),

    'GET admin/cash-ups': async ({ query }) => ({ data: await readCashDay(db, query.date ?? indiaDate(clock())) }),
    'POST admin/cash-ups': async ({ user, body }) => {
      await closeCashUp(deps, user.id, body);
      return { data: await readCashDay(db, body.date), message: 'Day closed' };
    },
  };
}
