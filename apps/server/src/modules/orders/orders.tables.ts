import type { MapPoint } from '@subah/contract/delivery/delivery';
import type { OrderChangeDetails } from '@subah/contract/orders/order-changes';
import { GENDERS, type Gender } from '@subah/rules/accounts/profile';
import { ROLES } from '@subah/rules/accounts/roles';
import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { MISSING_CHOICES } from '@subah/rules/orders/missing-choices';
import { ORDER_STATUSES, UNPLACED_STATUSES } from '@subah/rules/orders/statuses';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { products } from '../catalog/catalog.tables.ts';
import { coupons } from '../coupons/coupons.tables.ts';
import { payments } from '../payments/payments.tables.ts';
import { prescriptions } from '../prescriptions/prescriptions.tables.ts';

const STORED_STATUSES = [...ORDER_STATUSES, ...UNPLACED_STATUSES] as const;
const PAYMENT_TYPES = ['online', 'cod'] as const;
const PRESCRIPTION_STATES = ['none', 'to_check', 'accepted', 'rejected'] as const;

/** A copy: later changes of the saved address do not change the order. */
export type OrderAddress = {
  addressType: string;
  name: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  pincode: string;
  /** Missing in orders of earlier releases. */
  landmark?: string;
  location?: MapPoint | null;
};

/** Without sex in orders of earlier releases. */
type MorePatients = { patientName: string; patientAge: number; patientSex?: Gender | null | undefined }[];

const paise = (name: string) => integer(name).notNull().default(0);

/** Prices and the address are frozen when the order is placed. A pending order holds its stock until `heldUntil`. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderNumber: integer('order_number').notNull().generatedAlwaysAsIdentity({ startWith: 100001 }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: STORED_STATUSES }).notNull(),
    paymentType: text('payment_type', { enum: PAYMENT_TYPES }).notNull(),
    /** Null for cash. */
    paymentId: uuid('payment_id').references(() => payments.id),
    /** The payment arrived after the hold had ended, and the goods were still in stock. */
    paidLate: boolean('paid_late').notNull().default(false),
    /** The cart version and input of the submit, to recognise a repeated one. */
    cartId: uuid('cart_id').notNull(),
    cartVersion: integer('cart_version').notNull(),
    inputHash: text('input_hash').notNull(),
    /** The products and quantities that were ordered; lines may change later. Null in orders of earlier releases. */
    basketHash: text('basket_hash'),
    address: jsonb('address').$type<OrderAddress>().notNull(),
    pincode: text('pincode').notNull(),
    /** The area of the address when it was ordered; a trigger finds it where none is given (delivery_area.sql). */
    area: text('area'),
    /** What to do when a product is missing. */
    ifMissing: text('if_missing', { enum: MISSING_CHOICES }).notNull().default('ask'),
    /** For the delivery partner: "Ring twice". */
    instructions: text('instructions').notNull().default(''),
    expressDelivery: boolean('express_delivery').notNull(),
    slotFrom: moment('slot_from').notNull(),
    slotUntil: moment('slot_until').notNull(),
    itemTotalPaise: paise('item_total_paise'),
    medicineDiscountPaise: paise('medicine_discount_paise'),
    labTestDiscountPaise: paise('lab_test_discount_paise'),
    couponDiscountPaise: paise('coupon_discount_paise'),
    smallCartPaise: paise('small_cart_paise'),
    expressPaise: paise('express_paise'),
    tipPaise: paise('tip_paise'),
    /** Taken off a cash bill; see `cashRounding`. */
    roundingPaise: paise('rounding_paise'),
    toPayPaise: paise('to_pay_paise'),
    /** SuperCoins, one rupee each. */
    coins: integer('coins').notNull().default(0),
    savingsPaise: paise('savings_paise'),
    /** As agreed when the order was placed; it falls with items that the shop takes out, as `couponMinimumPaise` does. */
    freeDeliveryAbovePaise: paise('free_delivery_above_paise'),
    /** What the shop charged for a small cart then, also when this one was not small. */
    smallCartFeePaise: paise('small_cart_fee_paise'),
    refundedPaise: paise('refunded_paise'),
    couponId: uuid('coupon_id').references(() => coupons.id),
    couponCode: text('coupon_code'),
    couponMinimumPaise: paise('coupon_minimum_paise'),
    /** The only products that count towards the minimum; null when all do. */
    couponCatalog: text('coupon_catalog', { enum: CATALOGS }),
    prescriptionId: uuid('prescription_id').references(() => prescriptions.id),
    prescriptionState: text('prescription_state', { enum: PRESCRIPTION_STATES }).notNull().default('none'),
    heldUntil: moment('held_until'),
    /** How often staff moved the order out of a final status. */
    reopenCount: smallint('reopen_count').notNull().default(0),
    placedAt: moment('placed_at'),
    deliveredAt: moment('delivered_at'),
    /** When the replacement was handed over. */
    exchangedAt: moment('exchanged_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('orders_number').on(table.orderNumber),
    check('orders_status', isOneOf('status', STORED_STATUSES)),
    check('orders_if_missing', isOneOf('if_missing', MISSING_CHOICES)),
    check('orders_payment_type', isOneOf('payment_type', PAYMENT_TYPES)),
    check('orders_prescription_state', isOneOf('prescription_state', PRESCRIPTION_STATES)),
    check('orders_placed', sql`(status in ('pending', 'expired')) = (placed_at is null)`),
    check('orders_agreed_terms', sql`small_cart_fee_paise >= 0 and coupon_minimum_paise >= 0`),
    check('orders_coupon_catalog', isOneOf('coupon_catalog', CATALOGS)),
    check('orders_cash', sql`payment_type = 'online' or (payment_id is null and coins = 0)`),
    check(
      'orders_bill',
      sql`to_pay_paise = item_total_paise - medicine_discount_paise - lab_test_discount_paise - coupon_discount_paise
        + small_cart_paise + express_paise + tip_paise - rounding_paise`,
    ),
    check(
      'orders_rounding',
      sql`rounding_paise = 0 or (rounding_paise between 1 and 99 and payment_type = 'cod' and to_pay_paise % 100 = 0)`,
    ),
    check('orders_due', sql`coins >= 0 and coins * 100 <= to_pay_paise and refunded_paise >= 0`),
    index('orders_of_user').on(table.userId, table.id),
    index('orders_by_status').on(table.status, table.id),
    index('orders_by_slot').on(table.slotFrom).where(sql`status not in ('pending', 'expired', 'cancelled')`),
    index('orders_by_place').on(table.placedAt).where(sql`placed_at is not null`),
    // Cash orders of a cash-up.
    index('orders_cash_by_delivery')
      .on(table.deliveredAt)
      .where(sql`payment_type = 'cod' and delivered_at is not null`),
    // Search by the end of the id, of which screens show 7 characters; reversed, so that any suffix is a prefix. Not partial:
    // PostgreSQL takes no statistics from a partial index and would scan the table.
    index('orders_by_end').on(sql`reverse(right(id::text, 7)) text_pattern_ops`),
    index('orders_paid_late').on(table.id).where(sql`paid_late`),
    index('orders_held').on(table.heldUntil).where(sql`status = 'pending'`),
    index('orders_of_cart').on(table.cartId, table.id),
    // Partial, because most orders have none of these and then write no index entry.
    index('orders_of_payment').on(table.paymentId).where(sql`payment_id is not null`),
    index('orders_of_coupon').on(table.couponId).where(sql`coupon_id is not null`),
    index('orders_of_prescription').on(table.prescriptionId).where(sql`prescription_id is not null`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    position: smallint('position').notNull().default(0),
    catalog: text('catalog', { enum: CATALOGS }).notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    hindiName: text('hindi_name'),
    /** The pack size as text: "500 g". */
    unit: text('unit').notNull(),
    picture: text('picture').notNull(),
    hsn: text('hsn').notNull(),
    gstPercent: smallint('gst_percent').notNull(),
    quantity: integer('quantity').notNull(),
    pricePaise: integer('price_paise').notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    memberDiscountPaise: paise('member_discount_paise'),
    couponDiscountPaise: paise('coupon_discount_paise'),
    /** Prices include tax: the line after discounts, split into value and tax. */
    taxablePaise: integer('taxable_paise').notNull(),
    taxPaise: integer('tax_paise').notNull(),
    /** Of one pack: the average when the line was added (order_line_costs.sql). Null if not known; packed batches have their own. */
    costPaise: integer('cost_paise'),
    requiresPrescription: boolean('requires_prescription').notNull().default(false),
    /** Rejected by the pharmacist or taken out by staff. */
    rejectedAt: moment('rejected_at'),
    /** Of a lab test, as on the product page when it was ordered. */
    fastingHours: smallint('fasting_hours'),
    patientName: text('patient_name'),
    patientAge: smallint('patient_age'),
    patientSex: text('patient_sex', { enum: GENDERS }),
    /** The patients of the second and further packs of a lab test; their samples are collected on the same morning. */
    morePatients: jsonb('more_patients').$type<MorePatients>().notNull().default([]),
    collectionDate: date('collection_date', { mode: 'string' }),
    /** The round that brings the goods takes the sample; its date moves with the delivery. */
    isCollectedWithDelivery: boolean('is_collected_with_delivery').notNull().default(false),
  },
  (table) => [
    // A product that was taken out can come in again as a replacement. Most reads are of the lines of an order that were not
    // taken out: with the product in between, PostgreSQL 18 expects one search per product and prefers to read all lines.
    unique('order_lines_one_per_product').on(table.orderId, table.rejectedAt, table.productId).nullsNotDistinct(),
    check('order_lines_catalog', isOneOf('catalog', CATALOGS)),
    check('order_lines_quantity', sql`quantity > 0`),
    check('order_lines_cost', sql`cost_paise >= 0`),
    check('order_lines_patient_sex', isOneOf('patient_sex', GENDERS)),
    check(
      'order_lines_patients',
      sql`jsonb_typeof(more_patients) = 'array' and jsonb_array_length(more_patients) < quantity`,
    ),
    check(
      'order_lines_tax',
      sql`taxable_paise + tax_paise = price_paise * quantity - member_discount_paise - coupon_discount_paise
        and taxable_paise >= 0 and tax_paise >= 0`,
    ),
    index('order_lines_of_product').on(table.productId),
    index('order_lines_by_collection').on(table.collectionDate).where(sql`collection_date is not null`),
  ],
);

/** The timeline of an order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    /** Sort key. Times come from the requests and may be out of order. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null for an event that does not change the status. */
    status: text('status', { enum: STORED_STATUSES }),
    label: text('label').notNull(),
    reason: text('reason'),
    /** Null for free text, and for a status, which the pages translate. */
    hindiLabel: text('hindi_label'),
    hindiReason: text('hindi_reason'),
    actorId: uuid('actor_id').references(() => users.id),
    actorRole: text('actor_role', { enum: ROLES }),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_events_of_order').on(table.orderId, table.seq),
    index('order_events_of_actor').on(table.actorId),
  ],
);

/** Changes of lines by the shop. Each lowers the bill or leaves it as it is; the event with the same id is its entry of the timeline. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Idempotency key of its refund and its coins. */
    key: text('key').notNull(),
    reducedPaise: integer('reduced_paise').notNull(),
    /** The part that was paid in money; see `changeLines` for amounts below zero. */
    refundPaise: integer('refund_paise').notNull(),
    coinsBack: integer('coins_back').notNull(),
    /** Null for changes of earlier releases. */
    details: jsonb('details').$type<OrderChangeDetails>(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('order_changes_key').on(table.key),
    check('order_changes_refund', sql`reduced_paise = refund_paise + coins_back * 100`),
    check('order_changes_reduced', sql`reduced_paise >= 0 and coins_back >= 0 and refund_paise > -100`),
    index('order_changes_of_order').on(table.orderId),
  ],
);

/** Dashboard counts, kept by a trigger. A connection writes to one of several rows, so that orders do not wait for each other. */
export const orderCounters = pgTable('order_counters', {
  part: smallint('part').primaryKey(),
  newOrders: integer('new_orders').notNull().default(0),
  totalOrders: integer('total_orders').notNull().default(0),
  exchangedOrders: integer('exchanged_orders').notNull().default(0),
  returnedOrders: integer('returned_orders').notNull().default(0),
  cancelledOrders: integer('cancelled_orders').notNull().default(0),
  completedOrders: integer('completed_orders').notNull().default(0),
  codOrders: integer('cod_orders').notNull().default(0),
  onlineOrders: integer('online_orders').notNull().default(0),
});
