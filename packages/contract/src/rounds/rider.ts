import { riderInputs } from '@subah/messages/api/rider';
import { NOT_DELIVERED_REASONS } from '@subah/rules/delivery/handover';
import { z } from 'zod';
import { MapPoint } from '../delivery/delivery.ts';
import { blankAsMissing, data, endpoint, Id, jsonText } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';
import { numberText } from '../input-values.ts';
import { DeliveryState } from './rounds.ts';

const RiderDoor = z.strictObject({
  /** First names. */
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  landmark: z.string(),
  location: MapPoint.nullable(),
  city: z.string(),
  pincode: z.string(),
});

const RiderItem = z.strictObject({
  name: z.string(),
  hindiName: z.string().nullable(),
  unit: z.string(),
  quantity: z.number().int(),
});
const RiderItems = z.array(RiderItem);

/** Packs that must not be handed over; medicines without their names. */
const RecalledPacks = z.strictObject({
  items: z.array(RiderItem.extend({ batch: z.string() })),
  hasMedicines: z.boolean(),
});

/** What a rider needs at a door: no prices but the amount due, no medicines by name. */
const RiderStop = RiderDoor.extend({
  _id: Id,
  instructions: z.array(z.string()),
  items: RiderItems,
  hasMedicines: z.boolean(),
  orders: z.array(
    z.strictObject({
      _id: Id,
      /** The name of the order, for pages that were loaded before the last release. To be removed with the next one. */
      orderNumber: z.string(),
      state: DeliveryState,
      due: z.number(),
      /** Of an order that must be brought back; else null. */
      recalled: RecalledPacks.nullable(),
    }),
  ),
  milk: z.array(
    z.strictObject({
      _id: Id,
      name: z.string(),
      hindiName: z.string().nullable(),
      unit: z.string(),
      packs: z.number().int(),
      state: DeliveryState,
      due: z.number(),
    }),
  ),
  /** False after too many wrong codes. */
  acceptsCode: z.boolean(),
});
export type RiderStop = z.infer<typeof RiderStop>;

const RiderRound = z.strictObject({
  _id: Id,
  date: z.iso.date(),
  area: z.string(),
  isStarted: z.boolean(),
  /** Packed orders that have not left the shop. */
  toTake: z.number().int(),
  stops: z.array(RiderStop),
});
export type RiderRound = z.infer<typeof RiderRound>;

/** Returned goods to fetch, and rupees to give back for them. */
const RiderPickUp = RiderDoor.extend({
  _id: Id,
  orderId: Id,
  /** The name of the order, for pages that were loaded before the last release. To be removed with the next one. */
  orderNumber: z.string(),
  items: RiderItems,
  hasMedicines: z.boolean(),
  cash: z.number(),
  /** The same items are handed over anew. */
  isExchange: z.boolean(),
});
export type RiderPickUp = z.infer<typeof RiderPickUp>;

const RiderDay = z.strictObject({
  date: z.iso.date(),
  /** Of today, then of the next morning. */
  rounds: z.array(RiderRound),
  pickUps: z.array(RiderPickUp),
  shop: z.strictObject({ name: z.string(), phone: z.string(), upiId: z.string() }),
  /** Paid orders may be left without code or photo. */
  allowsNoProof: z.boolean(),
});
export type RiderDay = z.infer<typeof RiderDay>;

const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
const MAX_ITEMS = 50;

const params = z.object({ id: Id });
/** Made by the phone. A call that is sent again with the same key changes nothing. */
const key = Id;
const ids = jsonText(z.array(Id).max(MAX_ITEMS)).default([]);
const rupees = numberText(z.number().min(0).max(1_000_000).multipleOf(0.01)).default(0);

const response = data(RiderDay);

export const riderEndpoints = {
  'GET rider/rounds': endpoint({
    audience: 'deliver orders',
    summary: 'Own rounds of today and of the next morning',
    response,
  }),
  'POST rider/rounds/{id}/start': endpoint({
    audience: 'deliver orders',
    summary: 'Leave the shop: packed orders of the round are out for delivery',
    params,
    response,
  }),
  'POST rider/rounds/{id}/milk': endpoint({
    audience: 'deliver orders',
    summary: 'Mark the prepaid milk of the round that is still open as delivered',
    params,
    response,
  }),
  'POST rider/stops/{id}/delivered': endpoint({
    audience: 'deliver orders',
    summary: "Hand over at a door: with the customer's code or a photo, and what was paid",
    params,
    body: z.object({
      key,
      orderIds: ids,
      milkIds: ids,
      code: blankAsMissing(
        z
          .string()
          .trim()
          .regex(/^\d{4}$/, inputText(riderInputs.code))
          .optional(),
      ),
      cash: rupees,
      upi: rupees,
      /** Recorded before it was sent, without network: it has happened, whatever was recalled since. */
      isQueued: jsonText(z.boolean()).default(false),
    }),
    files: {
      photo: {
        maxFiles: 1,
        maxBytes: MAX_PHOTO_BYTES,
        tooLarge: riderInputs.photoTooLarge,
        tooMany: riderInputs.onePhoto,
      },
    },
    response,
  }),
  'POST rider/stops/{id}/not-delivered': endpoint({
    audience: 'deliver orders',
    summary: 'Nothing was handed over: the goods go back to the shop',
    params,
    body: z.object({
      key,
      orderIds: ids,
      milkIds: ids,
      reason: z.enum(NOT_DELIVERED_REASONS, inputText(riderInputs.reason)),
      note: z.string().trim().max(300).default(''),
    }),
    response,
  }),
  'POST rider/pick-ups/{id}/done': endpoint({
    audience: 'deliver orders',
    summary: 'Returned goods are fetched and the cash is given back; a repeated call changes nothing',
    params,
    response,
  }),
};
