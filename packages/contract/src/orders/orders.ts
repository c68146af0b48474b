import { GENDERS } from '@subah/rules/accounts/profile';
import { ROLES } from '@subah/rules/accounts/roles';
import { CATALOGS, ITEM_TYPES } from '@subah/rules/catalog/catalogs';
import { MISSING_CHOICES } from '@subah/rules/orders/missing-choices';
import { ORDER_STATUSES } from '@subah/rules/orders/statuses';
import { z } from 'zod';
import { ProductCard } from '../catalog/catalog.ts';
import { MapPoint } from '../delivery/delivery.ts';
import { data, endpoint, FileResponse, Id, listOf } from '../endpoint.ts';
import { Bill } from '../pricing/bill.ts';
import { Prescriber } from './h1-register.ts';
import { OrderChangeDetails } from './order-changes.ts';
import { OrderClaim } from './order-claims.ts';
import { OrderFilter, OrderList, OwnOrderList, PAYMENT_TYPES, Status } from './order-filters.ts';

export const PRESCRIPTION_STATES = ['none', 'to_check', 'accepted', 'rejected'] as const;

const OrderPatient = z.strictObject({
  patientName: z.string(),
  patientAge: z.number().int(),
  /** Null in orders of earlier releases. */
  patientSex: z.enum(GENDERS).nullable(),
});

/** Voided, unmatched and reversed refunds are no matter of the customer. */
export const SHOWN_REFUND_STATES = ['queued', 'sent', 'processed', 'failed'] as const;

export const OrderItem = z.strictObject({
  _id: Id,
  productId: Id,
  productType: z.enum(ITEM_TYPES),
  product_type: z.enum(CATALOGS),
  name: z.string(),
  productName: z.string(),
  hindiName: z.string().nullable(),
  image: z.string(),
  /** Pack size: "500 g". */
  unit: z.string(),
  quantity: z.number().int(),
  /** Rupees per pack at the time of purchase, under both documented names. */
  priceAtPurchase: z.number(),
  price: z.number(),
  mrp: z.number(),
  /** Price times quantity, and the membership and coupon discount on this line. */
  total: z.number(),
  discount: z.number(),
  requiresPrescription: z.boolean(),
  /** Rejected by the pharmacist or taken out by staff: not delivered and not charged. */
  isRejected: z.boolean(),
  /** Of a lab test; 0 when none is needed, null when unknown. */
  fastingHours: z.number().int().nullable(),
  labPatient: OrderPatient.extend({ collectionDate: z.iso.date() }).nullable(),
  /** The round that brings the goods takes the sample. */
  isCollectedWithDelivery: z.boolean(),
  /** The patients of the second and further packs of a lab test, on the same morning. */
  morePatients: z.array(OrderPatient),
});
export type OrderItem = z.infer<typeof OrderItem>;

const TimelineEntry = z.strictObject({
  _id: Id,
  /** null for an event without a status change. */
  status: z.enum(ORDER_STATUSES).nullable(),
  label: z.string(),
  reason: z.string().nullable(),
  /** null for free text, and for a status, which the pages translate. */
  hindiLabel: z.string().nullable(),
  hindiReason: z.string().nullable(),
  /** null for automatic changes. */
  by: z.enum(ROLES).nullable(),
  byName: z.string().nullable(),
  at: z.iso.datetime(),
  /** Set when the shop changed the lines. */
  change: OrderChangeDetails.nullable(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** An issued invoice with the credit notes that reverse it or some of its lines. */
const OrderInvoice = z.strictObject({
  number: z.string(),
  issuedAt: z.iso.datetime(),
  /** Rupees without the tip; null for an old invoice whose figures are not stored yet. */
  total: z.number().nullable(),
  creditNotes: z.array(
    z.strictObject({ number: z.string(), issuedAt: z.iso.datetime(), amount: z.number(), reason: z.string() }),
  ),
});
export type OrderInvoice = z.infer<typeof OrderInvoice>;

export const Order = z.strictObject({
  _id: Id,
  /** Serial number, for search only. People read the last 7 characters of `_id`, as documented. */
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** Grows with every change; send it back with a change to be told when the order has changed meanwhile. */
  version: z.number().int(),
  statusLabel: z.string(),
  createdAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().nullable(),
  expressDelivery: z.boolean(),
  userId: z.strictObject({ _id: Id, name: z.string(), email: z.string(), mobile: z.string() }),
  deliveryAddress: z.strictObject({
    addressType: z.string(),
    name: z.string(),
    phone: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
    /** Missing in orders of earlier releases. */
    landmark: z.string().optional(),
    location: MapPoint.nullish(),
  }),
  /** The delivery area; null outside of all areas. */
  area: z.string().nullable(),
  /** What the customer wants when a product is missing, and a note for the delivery partner. */
  ifMissing: z.enum(MISSING_CHOICES),
  instructions: z.string(),
  products: z.array(OrderItem),
  /** Rupees to pay after coins. */
  totalAmount: z.number(),
  paymentType: z.enum(PAYMENT_TYPES),
  paymentId: z.string().nullable(),
  /** Paid online, or in cash on delivery. */
  isPaid: z.boolean(),
  /** Refunds, pending and completed. */
  refundedAmount: z.number(),
  bill: Bill,
  couponCode: z.string().nullable(),
  timeline: z.array(TimelineEntry),
  invoiceUrl: z.string(),
  /** Empty until the invoice is numbered, about a minute after the order. */
  invoices: z.array(OrderInvoice),
  canCancel: z.boolean(),
  /** Single items can be cancelled until the order is packed. */
  canCancelItems: z.boolean(),
  canReturn: z.boolean(),
  /** End of the return period; null when the order cannot be returned. */
  returnUntil: z.iso.datetime().nullable(),
  /** Until when a photo of bad produce or dairy is credited at once; null when it is not. */
  freshnessUntil: z.iso.datetime().nullable(),
  /** Returns of items and freshness credits, newest first. */
  claims: z.array(OrderClaim),
  /** Newest first. A failed refund is sent again by staff. */
  refunds: z.array(z.strictObject({ amount: z.number(), state: z.enum(SHOWN_REFUND_STATES), at: z.iso.datetime() })),
  /** Returned goods that are fetched, oldest first, and the cash that is given back for them. */
  pickUps: z.array(
    z.strictObject({ _id: Id, cash: z.number(), at: z.iso.datetime(), doneAt: z.iso.datetime().nullable() }),
  ),
  prescriptionState: z.enum(PRESCRIPTION_STATES),
  prescriptionId: Id.nullable(),
  /** The label contains the date, because it is read on later days too. */
  deliverySlot: z.strictObject({ from: z.iso.datetime(), until: z.iso.datetime(), label: z.string() }),
});
export type Order = z.infer<typeof Order>;

const params = z.object({ id: Id });

/** The `version` of the order that the client has read. When it is out of date, the answer is ORDER_CHANGED. */
export const OrderVersion = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional();

/** Packs of a batch that a line was packed with. */
const PackedBatch = z.strictObject({
  lineId: Id,
  number: z.string(),
  expiresOn: z.iso.date(),
  quantity: z.number().int(),
  /** Came back and was written off. */
  isReturned: z.boolean(),
  isRecalled: z.boolean(),
});
export type PackedBatch = z.infer<typeof PackedBatch>;

export const ordersEndpoints = {
  'GET orders': endpoint({
    audience: 'see orders with medicines',
    summary: 'All orders',
    query: OrderList,
    response: listOf(Order),
  }),
  'GET orders/my': endpoint({
    audience: 'customer',
    summary:
      'Orders of the signed-in customer, newest first; by group, and by a product or the end of the order number',
    query: OwnOrderList,
    response: listOf(Order),
  }),
  'GET orders/buy-again': endpoint({
    audience: 'customer',
    summary: 'Products that I ordered before and can order now, the last ones first',
    response: data(z.array(ProductCard)),
  }),
  'GET orders/possible-savings': endpoint({
    audience: 'customer',
    summary: 'What each plan would have taken off my orders delivered last month, in rupees; empty for members',
    response: data(
      z.strictObject({
        /** `2026-10` */
        month: z.string(),
        plans: z.array(z.strictObject({ planId: Id, savings: z.number() })),
      }),
    ),
  }),
  'GET orders/{id}': endpoint({ audience: 'customer', summary: 'One order', params, response: data(Order) }),
  'PATCH orders/status/{id}': endpoint({
    audience: 'customer',
    summary: 'Customer: cancel, ask for a return or a replacement; admin: any status',
    params,
    body: z.object({
      status: Status,
      reason: z.string().trim().max(500).optional(),
      version: OrderVersion,
      /** Staff: leave a final status (delivered, cancelled, returned); needs a reason. */
      reopen: z.boolean().default(false),
    }),
    response: data(Order),
  }),
  'POST orders/{id}/reorder': endpoint({
    audience: 'customer',
    summary: 'Add the available products of a past order to the cart; lists what was left out',
    params,
    response: data(
      z.strictObject({
        added: z.array(z.strictObject({ name: z.string(), quantity: z.number().int() })),
        leftOut: z.array(z.strictObject({ name: z.string(), quantity: z.number().int(), why: z.string() })),
      }),
    ),
  }),
  'GET admin/orders/open-counts': endpoint({
    audience: 'see all orders',
    summary:
      'How many orders are under way, by status; needs_action sums up what staff must decide, late what was not delivered in its slot',
    response: data(z.record(z.string(), z.number().int())),
  }),
  'GET admin/orders/{id}/batches': endpoint({
    audience: 'see orders with medicines',
    summary: 'The batches that an order was packed with, the next to expire first; empty until it is packed',
    params,
    response: data(z.array(PackedBatch)),
  }),
  'GET admin/orders/export.csv': endpoint({
    audience: 'see reports',
    summary: 'The orders that the filters ask for as a CSV list, at most 10,000',
    query: OrderFilter,
    response: FileResponse,
    responseType: 'text/csv',
  }),
  'GET admin/orders/prescriptions-to-check': endpoint({
    audience: 'check prescriptions',
    summary: 'Orders that wait for the pharmacist, the oldest first, with their prescriptions',
    response: data(z.array(z.strictObject({ _id: Id, prescriptionId: Id }))),
  }),
  'PATCH admin/orders/{id}/prescription': endpoint({
    audience: 'check prescriptions',
    summary: 'The pharmacist accepts the prescription, or rejects all or some of the lines that need one',
    params,
    body: z.object({
      decision: z.enum(['accepted', 'rejected']),
      reason: z.string().trim().max(500).optional(),
      /** Lines to reject; default: all lines that need a prescription. */
      rejectedLineIds: z.array(Id).max(100).optional(),
      /** Patient and doctor; required to accept Schedule H1 medicines. */
      prescriber: Prescriber.optional(),
      version: OrderVersion,
    }),
    response: data(Order),
  }),
};
