import { PICK_UP_STATES, RESTOCKS } from '@subah/rules/orders/pick-ups';
import { z } from 'zod';
import { MapPoint } from '../delivery/delivery.ts';
import { data, endpoint, Id, listOf, Page } from '../endpoint.ts';
import { readAs } from '../read-as.ts';

const Staff = z.strictObject({ _id: Id, name: z.string() });

/** Returned goods that the shop fetches, as managers see them. */
const PickUp = z.strictObject({
  _id: Id,
  orderId: Id,
  /** The name of the order, for pages that were loaded before the last release. To be removed with the next one. */
  orderNumber: z.string(),
  state: z.enum(PICK_UP_STATES),
  /** Rupees to give back; 0 for an order that was paid online. */
  cash: z.number(),
  /** The same items are handed over anew. */
  isExchange: z.boolean(),
  customer: z.strictObject({ name: z.string(), phone: z.string() }),
  address: z.strictObject({ street: z.string(), city: z.string(), pincode: z.string(), location: MapPoint.nullable() }),
  items: z.array(
    z.strictObject({ name: z.string(), unit: z.string(), quantity: z.number().int(), restock: z.enum(RESTOCKS) }),
  ),
  /** Who fetches or has fetched it; null at the shop, or when no rider was asked yet. */
  rider: Staff.nullable(),
  at: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
});
export type PickUp = z.infer<typeof PickUp>;

const params = z.object({ id: Id });
const response = data(PickUp);

export const pickUpsEndpoints = {
  'GET admin/pick-ups': endpoint({
    audience: 'count cash',
    summary: 'Returned goods to fetch and cash to give back: open ones oldest first, others newest first',
    query: Page.extend({ state: z.enum(PICK_UP_STATES).optional() }),
    response: listOf(PickUp),
  }),
  'GET admin/pick-ups/riders': endpoint({
    audience: 'count cash',
    summary: 'Riders who can be asked',
    response: data(z.array(Staff)),
  }),
  'PATCH admin/pick-ups/{id}': endpoint({
    audience: 'count cash',
    summary: 'Ask a rider to fetch the goods, or no rider',
    params,
    body: z.object({ riderId: Id.nullable(), ...readAs }),
    response,
  }),
  'POST admin/pick-ups/{id}/done': endpoint({
    audience: 'count cash',
    summary: 'The goods are back and the cash is given: by a rider, whose cash-up falls, or at the shop',
    params,
    body: z.object({
      riderId: Id.nullable(),
      /** False when the goods are broken or stay with the customer: they do not go back into stock. */
      isSellable: z.boolean().default(true),
    }),
    response,
  }),
};
