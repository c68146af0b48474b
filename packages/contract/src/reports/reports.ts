import { GENDERS } from '@subah/rules/accounts/profile';
import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { MISSING_CHOICES } from '@subah/rules/orders/missing-choices';
import { ORDER_STATUSES } from '@subah/rules/orders/statuses';
import { z } from 'zod';
import { data, endpoint, FileResponse, Id } from '../endpoint.ts';
import { DateInput, numberText } from '../input-values.ts';
import { PAYMENT_TYPES } from '../orders/order-filters.ts';
import { PRESCRIPTION_STATES } from '../orders/orders.ts';

export const DashboardCounts = z.strictObject({
  newOrders: z.number().int(),
  totalOrders: z.number().int(),
  exchangedOrders: z.number().int(),
  returnedOrders: z.number().int(),
  cancelledOrders: z.number().int(),
  completedOrders: z.number().int(),
  codOrders: z.number().int(),
  onlineOrders: z.number().int(),
});
export type DashboardCounts = z.infer<typeof DashboardCounts>;

/** Null for work that the role does not do. */
export const WaitingWork = z.strictObject({
  /** To check. */
  prescriptions: z.number().int().nullable(),
  /** To call back. */
  callRequests: z.number().int().nullable(),
  /** To answer. */
  messages: z.number().int().nullable(),
  /** At most 100. */
  lowStock: z.number().int().nullable(),
  /** Returns and freshness credits to decide. */
  claims: z.number().int().nullable(),
  /** Payments that the bank of a customer asks back. */
  disputes: z.number().int().nullable(),
  /** Returned goods to fetch, and cash to give back. */
  pickUps: z.number().int().nullable(),
  /** Orders to pack again, because a batch was recalled; also those that a rider brings back. */
  recalledOrders: z.number().int().nullable(),
});
export type WaitingWork = z.infer<typeof WaitingWork>;

/** A stop of the delivery round, for goods or a sample. */
const DeliveryStop = z.strictObject({
  _id: Id,
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  pincode: z.string(),
  paymentType: z.enum(PAYMENT_TYPES),
  /** Rupees. */
  cashToCollect: z.number(),
});

const PickedOrder = DeliveryStop.extend({
  status: z.enum(ORDER_STATUSES),
  version: z.number().int(),
  placedAt: z.iso.datetime(),
  prescriptionState: z.enum(PRESCRIPTION_STATES),
  ifMissing: z.enum(MISSING_CHOICES),
  instructions: z.string(),
  items: z.array(z.strictObject({ _id: Id, name: z.string(), unit: z.string(), quantity: z.number().int() })),
});
export type PickedOrder = z.infer<typeof PickedOrder>;

export const PickList = z.strictObject({
  /** Delivery date in India time. */
  date: z.iso.date(),
  /** Orders with goods, without those of lab tests alone. */
  orderCount: z.number().int(),
  /** Orders that are not packed yet. */
  toPackCount: z.number().int(),
  /** Quantities over the orders that are not packed yet, by shelf. */
  items: z.array(
    z.strictObject({
      productId: Id,
      code: z.string(),
      name: z.string(),
      unit: z.string(),
      product_type: z.enum(CATALOGS),
      /** The category in which it stands. */
      shelf: z.string(),
      quantity: z.number().int(),
      /** The batches to take it from, first expired first. Empty for packs without a batch. */
      batches: z.array(z.strictObject({ number: z.string(), expiresOn: z.iso.date(), quantity: z.number().int() })),
      /** Numbers of batches on the shelf that must not be packed. */
      recalledBatches: z.array(z.string()),
    }),
  ),
  areas: z.array(
    z.strictObject({
      area: z.string(),
      /** Rupees of all its stops. */
      cashToCollect: z.number(),
      /** Orders for one address are one stop. */
      stops: z.array(
        z.strictObject({
          name: z.string(),
          phone: z.string(),
          street: z.string(),
          pincode: z.string(),
          cashToCollect: z.number(),
          orders: z.array(PickedOrder),
        }),
      ),
    }),
  ),
  /** Lab tests to collect on that date, and those without a patient and collection date yet. */
  samples: z.array(
    DeliveryStop.extend({
      tests: z.array(
        z.strictObject({
          productId: Id,
          name: z.string(),
          /** How many were ordered. A test with several patients is listed once for each. */
          quantity: z.number().int(),
          /** Taken by the round that brings the goods. */
          isCollectedWithDelivery: z.boolean(),
          patient: z
            .strictObject({ name: z.string(), age: z.number().int(), sex: z.enum(GENDERS).nullable() })
            .nullable(),
        }),
      ),
    }),
  ),
  /** Orders of any morning, packed or on the way, with packs that were recalled since. */
  toRepack: z.array(
    z.strictObject({
      _id: Id,
      /** Delivery date in India time. */
      date: z.iso.date(),
      /** To be brought back before it can be packed again. */
      isOnTheWay: z.boolean(),
      /** Who has it on the way; null when no round has it. */
      rider: z.string().nullable(),
      packs: z.array(z.strictObject({ name: z.string(), number: z.string(), quantity: z.number().int() })),
    }),
  ),
});
export type PickList = z.infer<typeof PickList>;

export const SalesReport = z.strictObject({
  days: z.array(z.strictObject({ date: z.iso.date(), orders: z.number().int(), sales: z.number() })),
  topProducts: z.array(
    z.strictObject({
      productId: Id,
      name: z.string(),
      unit: z.string(),
      quantity: z.number().int(),
      sales: z.number(),
    }),
  ),
  payments: z.array(
    z.strictObject({ paymentType: z.enum(PAYMENT_TYPES), orders: z.number().int(), sales: z.number() }),
  ),
});
export type SalesReport = z.infer<typeof SalesReport>;

export const reportsEndpoints = {
  'GET admin/waiting-work': endpoint({
    audience: 'staff',
    summary: 'How much work of each kind waits, for the badges of the console',
    response: data(WaitingWork),
  }),
  'GET admin/dashboard': endpoint({
    audience: 'see reports',
    summary: 'The eight tiles',
    response: data(DashboardCounts),
  }),
  'GET admin/orders/pick-list': endpoint({
    audience: 'pack orders',
    summary: 'What to pack for a morning, the next one unless another day is named',
    query: z.object({ date: DateInput().optional() }),
    response: data(PickList),
  }),
  'GET admin/lab-samples/labels.pdf': endpoint({
    audience: 'handle lab tests',
    summary: 'Labels for the samples of a morning, 60 by 40 mm, one for each test whose patient is known',
    query: z.object({ date: DateInput() }),
    response: FileResponse,
    responseType: 'application/pdf',
  }),
  'GET admin/reports/sales': endpoint({
    audience: 'see reports',
    summary: 'Sales of the last days: by day, by product, by way of paying',
    query: z.object({ days: numberText(z.number().int().min(1).max(366)).default(30) }),
    response: data(SalesReport),
  }),
};
