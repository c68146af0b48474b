import { ROLES } from '@subah/rules/accounts/roles';
import { CATALOGS, ITEM_TYPES } from '@subah/rules/catalog/catalogs';
import { NEEDS_ACTION_FILTER, ORDER_STATUSES, readStatus } from '@subah/rules/orders/statuses';
import { z } from 'zod';
import { data, endpoint, FileAnswer, Id, listOf, Page } from '../endpoint.ts';
import { Bill } from './pricing.ts';

const PAYMENT_TYPES = ['online', 'cod'] as const;
const PRESCRIPTION_STATES = ['none', 'to_check', 'accepted', 'rejected'] as const;

export const OrderItem = z.strictObject({
  _id: Id,
  productId: Id,
  productType: z.enum(ITEM_TYPES),
  product_type: z.enum(CATALOGS),
  name: z.string(),
  productName: z.string(),
  image: z.string(),
  /** The pack in words: "500 g". */
  unit: z.string(),
  quantity: z.number().int(),
  /** Rupees for one pack when it was bought; both documented names. */
  priceAtPurchase: z.number(),
  price: z.number(),
  mrp: z.number(),
  /** Price times quantity, and what membership and coupon took off this line. */
  total: z.number(),
  discount: z.number(),
  requiresPrescription: z.boolean(),
  /** Taken out by the pharmacist: not delivered, not charged. */
  isRejected: z.boolean(),
  labPatient: z
    .strictObject({ patientName: z.string(), patientAge: z.number().int(), collectionDate: z.iso.date() })
    .nullable(),
});
export type OrderItem = z.infer<typeof OrderItem>;

const TimelineEntry = z.strictObject({
  _id: Id,
  /** null for an event that leaves the status as it is. */
  status: z.enum(ORDER_STATUSES).nullable(),
  label: z.string(),
  reason: z.string().nullable(),
  /** Who did it; null is the shop itself. */
  by: z.enum(ROLES).nullable(),
  byName: z.string().nullable(),
  at: z.iso.datetime(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const Order = z.strictObject({
  _id: Id,
  /** A serial for search and paper. Screens show the last 7 characters of `_id`, as documented. */
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
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
  }),
  products: z.array(OrderItem),
  /** What is paid in money. */
  totalAmount: z.number(),
  paymentType: z.enum(PAYMENT_TYPES),
  paymentId: z.string().nullable(),
  /** Money has been received: online, or in cash at the door. */
  isPaid: z.boolean(),
  /** Money on its way back or back already. */
  refundedAmount: z.number(),
  bill: Bill,
  couponCode: z.string().nullable(),
  timeline: z.array(TimelineEntry),
  invoiceUrl: z.string(),
  canCancel: z.boolean(),
  canReturn: z.boolean(),
  /** Until when it may be returned or replaced; null unless it can. */
  returnUntil: z.iso.datetime().nullable(),
  prescriptionState: z.enum(PRESCRIPTION_STATES),
  prescriptionId: Id.nullable(),
  /** When it was promised: "Tomorrow …" is of yesterday, so this names the day. */
  deliverySlot: z.strictObject({ from: z.iso.datetime(), until: z.iso.datetime(), label: z.string() }),
});
export type Order = z.infer<typeof Order>;

const params = z.object({ id: Id });

/** Every spelling of a status is taken; answers use the documented one. */
const Status = z
  .string()
  .max(40)
  .transform((word, context) => {
    const status = readStatus(word);
    if (status) return status;
    context.addIssue({ code: 'custom', message: 'There is no such status.' });
    return z.NEVER;
  });

const StatusFilter = z.preprocess(
  (word) => (word === '' || word === 'all' ? undefined : word === 'New Orders' ? 'OrderPlaced' : word),
  z.union([z.literal(NEEDS_ACTION_FILTER), Status]).optional(),
);

const ORDER_SORTS = ['newest', 'oldest'] as const;

const OrderFilter = z.object({
  status: StatusFilter,
  paymentType: z.preprocess(
    (type) => (typeof type === 'string' && type !== '' ? type.toLowerCase() : undefined),
    z.enum(PAYMENT_TYPES).optional(),
  ),
  /** Order number, end of the id, mobile number or name. */
  q: z.string().trim().max(80).optional(),
  /** India days, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type OrderFilter = z.output<typeof OrderFilter>;

export const OrderList = OrderFilter.extend({ ...Page.shape, sort: z.enum(ORDER_SORTS).default('newest') });
export type OrderList = z.output<typeof OrderList>;

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

/** One door of a morning, for goods or for a sample. */
const Door = z.strictObject({
  _id: Id,
  orderNumber: z.string(),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  pincode: z.string(),
  paymentType: z.enum(PAYMENT_TYPES),
  /** To collect at the door, in rupees. */
  cashToCollect: z.number(),
});

export const PickList = z.strictObject({
  /** The India day of the delivery. */
  date: z.iso.date(),
  /** Orders that bring goods. */
  orderCount: z.number().int(),
  /** What to fetch from the shelves for all of them. */
  items: z.array(
    z.strictObject({
      productId: Id,
      code: z.string(),
      name: z.string(),
      unit: z.string(),
      product_type: z.enum(CATALOGS),
      quantity: z.number().int(),
    }),
  ),
  areas: z.array(
    z.strictObject({
      area: z.string(),
      orders: z.array(
        Door.extend({
          prescriptionState: z.enum(PRESCRIPTION_STATES),
          items: z.array(z.strictObject({ name: z.string(), unit: z.string(), quantity: z.number().int() })),
        }),
      ),
    }),
  ),
  /** Lab tests whose sample is collected on that morning, and those of which nobody knows the patient and the morning. */
  samples: z.array(
    Door.extend({
      tests: z.array(
        z.strictObject({
          productId: Id,
          name: z.string(),
          patient: z.strictObject({ name: z.string(), age: z.number().int() }).nullable(),
        }),
      ),
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

export const ordersEndpoints = {
  'GET orders': endpoint({ who: 'admin', summary: 'All orders', query: OrderList, answer: listOf(Order) }),
  'GET orders/my': endpoint({
    who: 'customer',
    summary: 'The own orders, the newest first',
    query: Page,
    answer: listOf(Order),
  }),
  'GET orders/{id}': endpoint({ who: 'customer', summary: 'One order', params, answer: data(Order) }),
  'PATCH orders/status/{id}': endpoint({
    who: 'customer',
    summary: 'Customer: cancel, ask for a return or a replacement; admin: any status',
    params,
    body: z.object({ status: Status, reason: z.string().trim().max(500).optional() }),
    answer: data(Order),
  }),
  'POST orders/{id}/reorder': endpoint({
    who: 'customer',
    summary: 'Put what can be had of a past order into the cart, and say what was left out',
    params,
    answer: data(
      z.strictObject({
        added: z.array(z.strictObject({ name: z.string(), quantity: z.number().int() })),
        leftOut: z.array(z.strictObject({ name: z.string(), quantity: z.number().int(), why: z.string() })),
      }),
    ),
  }),
  'GET admin/orders/export.csv': endpoint({
    who: 'admin',
    summary: 'The orders that the filters ask for as a CSV list, at most 10,000',
    query: OrderFilter,
    answer: FileAnswer,
    sends: 'text/csv',
  }),
  'PATCH admin/orders/{id}/prescription': endpoint({
    who: 'admin',
    summary: 'The pharmacist accepts the prescription, or rejects all or some of the lines that need one',
    params,
    body: z.object({
      decision: z.enum(['accepted', 'rejected']),
      reason: z.string().trim().max(500).optional(),
      /** Lines to take out; all that need a prescription when none are named. */
      rejectedLineIds: z.array(Id).max(100).optional(),
    }),
    answer: data(Order),
  }),
};

export const reportsEndpoints = {
  'GET admin/dashboard': endpoint({ who: 'admin', summary: 'The eight tiles', answer: data(DashboardCounts) }),
  'GET admin/orders/pick-list': endpoint({
    who: 'admin',
    summary: 'What to pack for a morning, tomorrow unless another day is named',
    query: z.object({ date: z.iso.date().optional() }),
    answer: data(PickList),
  }),
  'GET admin/reports/sales': endpoint({
    who: 'admin',
    summary: 'Sales of the last days: by day, by product, by way of paying',
    query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    answer: data(SalesReport),
  }),
};
