import { PROOFS } from '@subah/rules/delivery/handover';
import { ORDER_STATUSES } from '@subah/rules/orders/statuses';
import { z } from 'zod';
import { data, EventTopics, endpoint, FileResponse, Id } from '../endpoint.ts';
import { SignedLink } from '../signed-link.ts';

const Tracking = z.strictObject({
  status: z.enum(ORDER_STATUSES),
  window: z.strictObject({ from: z.iso.datetime(), until: z.iso.datetime() }),
  /** While the order is on the way with a rider. */
  onTheWay: z
    .strictObject({
      /** First name and mobile number. */
      rider: z.strictObject({ name: z.string(), phone: z.string() }),
      stopsBefore: z.number().int(),
      /** Four digits that the customer tells the rider. */
      code: z.string(),
    })
    .nullable(),
  /** What a rider recorded at the door. */
  delivered: z
    .strictObject({
      at: z.iso.datetime(),
      proof: z.enum(PROOFS),
      /** A link that is valid for five minutes. */
      photo: z.string().nullable(),
    })
    .nullable(),
});
export type Tracking = z.infer<typeof Tracking>;

const params = z.object({ id: Id });

export const trackingEndpoints = {
  'GET orders/{id}/tracking': endpoint({
    audience: 'customer',
    summary: 'Where an own order is: stops before it, rider and code while on the way, proof afterwards',
    params,
    response: data(Tracking),
  }),
  'GET orders/{id}/events': endpoint({
    audience: 'customer',
    summary: 'Server-sent events: an own order, or the round that it is in, has changed',
    params,
    response: EventTopics,
    responseType: 'text/event-stream',
  }),
  'GET orders/{id}/delivery-photo': endpoint({
    audience: 'any',
    summary: 'The photo that proves a delivery, with a signed link',
    params,
    query: SignedLink,
    response: FileResponse,
    responseType: 'image/webp',
  }),
};
