import { NOT_DELIVERED_REASONS } from '@subah/rules/delivery/handover';
import { ORDER_STATUSES } from '@subah/rules/orders/statuses';
import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';
import { DateInput } from '../input-values.ts';
import { readAs } from '../read-as.ts';

/**
 * `not_packed`: still to be packed. `recalled`: packed with packs that were recalled since, so it stays in the shop until it
 * is packed again. `bring_back`: such an order is on the way and must not be handed over. An order that was not delivered goes back to the shop and can be tried again.
 */
const DELIVERY_STATES = [
  'not_packed',
  'recalled',
  'bring_back',
  'open',
  'delivered',
  'not_delivered',
  'cancelled',
] as const;
export const DeliveryState = z.enum(DELIVERY_STATES);
export type DeliveryState = z.infer<typeof DeliveryState>;

const NotDelivered = z.strictObject({ reason: z.enum(NOT_DELIVERED_REASONS), note: z.string() });

const Person = z.strictObject({ _id: Id, name: z.string() });

const RoundStop = z.strictObject({
  _id: Id,
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  landmark: z.string(),
  pincode: z.string(),
  /** Rupees that are still to be collected here. */
  toCollect: z.number(),
  orders: z.array(
    z.strictObject({
      _id: Id,
      /** The name of the order, for pages that were loaded before the last release. To be removed with the next one. */
      orderNumber: z.string(),
      status: z.enum(ORDER_STATUSES),
      state: DeliveryState,
      notDelivered: NotDelivered.nullable(),
    }),
  ),
  milk: z.array(
    z.strictObject({ _id: Id, name: z.string(), unit: z.string(), packs: z.number().int(), state: DeliveryState }),
  ),
});
export type RoundStop = z.infer<typeof RoundStop>;

const Round = z.strictObject({
  _id: Id,
  area: z.string(),
  status: z.enum(['planned', 'started', 'done']),
  rider: Person.nullable(),
  /** The cash of its rider is counted for the day: the round takes nothing more. */
  isDayCounted: z.boolean(),
  /** Orders and milk of its area that are in no round yet. */
  waiting: z.number().int(),
  toCollect: z.number(),
  stops: z.array(RoundStop),
});
export type Round = z.infer<typeof Round>;

const Rounds = z.strictObject({
  date: z.iso.date(),
  rounds: z.array(Round),
  /** Orders and milk of the morning that are in no round yet. */
  waiting: z.number().int(),
  /** Staff who may deliver and whose cash is not counted for the day. */
  riders: z.array(Person),
});
export type Rounds = z.infer<typeof Rounds>;

const params = z.object({ id: Id });
const response = data(Rounds);

/** All answer with the whole morning, because a change of one round often changes another. */
export const roundsEndpoints = {
  'GET admin/rounds': endpoint({
    audience: 'plan rounds',
    summary: 'The rounds of a morning; without a date the next morning to be delivered',
    query: z.object({ date: DateInput().optional() }),
    response,
  }),
  'POST admin/rounds/make': endpoint({
    audience: 'plan rounds',
    summary: 'One round per area with orders or milk; what came later joins the round of its area',
    body: z.object({ date: DateInput() }),
    response,
  }),
  'PATCH admin/rounds/{id}': endpoint({
    audience: 'plan rounds',
    summary: 'Give a round to a rider, or to nobody',
    params,
    body: z.object({ riderId: Id.nullable(), ...readAs }),
    response,
  }),
  'PUT admin/rounds/{id}/stops': endpoint({
    audience: 'plan rounds',
    summary: 'Put the stops of a round into order: all of them, each once',
    params,
    body: z.object({ stopIds: z.array(Id).min(1).max(500), ...readAs }),
    response,
  }),
  'PATCH admin/rounds/stops/{id}': endpoint({
    audience: 'plan rounds',
    summary: 'Move a stop to the end of another round of the same morning',
    params,
    body: z.object({ roundId: Id, ...readAs }),
    response,
  }),
};
