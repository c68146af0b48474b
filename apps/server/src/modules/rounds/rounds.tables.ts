import { NOT_DELIVERED_REASONS, PROOFS } from '@subah/rules/delivery/handover';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { milkDeliveries } from '../milk/milk.tables.ts';
import { orders } from '../orders/orders.tables.ts';

const day = (name: string) => date(name, { mode: 'string' });
const paise = (name: string) => integer(name).notNull().default(0);
const rider = () => uuid('rider_id').references(() => users.id);

/** What one rider brings to one area on one morning. */
export const rounds = pgTable(
  'rounds',
  {
    id: id(),
    date: day('date').notNull(),
    area: text('area').notNull(),
    riderId: rider(),
    /** When the rider left the shop. */
    startedAt: moment('started_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('rounds_one_per_area').on(table.date, table.area),
    index('rounds_of_rider').on(table.riderId, table.date),
  ],
);

/** One door of a round. `door` is a hash, because the address belongs to the orders. */
export const roundStops = pgTable(
  'round_stops',
  {
    id: id(),
    roundId: uuid('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    door: text('door').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [unique('round_stops_one_per_door').on(table.roundId, table.door)],
);

const stop = () =>
  uuid('stop_id')
    .notNull()
    .references(() => roundStops.id, { onDelete: 'cascade' });

/** The key keeps an order in at most one round. A trigger removes an order that is moved to another morning (rounds.sql). */
export const roundOrders = pgTable(
  'round_orders',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    stopId: stop(),
    wrongCodes: smallint('wrong_codes').notNull().default(0),
  },
  (table) => [check('round_orders_wrong_codes', sql`wrong_codes >= 0`), index('round_orders_of_stop').on(table.stopId)],
);

export const roundMilk = pgTable(
  'round_milk',
  {
    deliveryId: uuid('delivery_id')
      .primaryKey()
      .references(() => milkDeliveries.id, { onDelete: 'cascade' }),
    stopId: stop(),
  },
  (table) => [index('round_milk_of_stop').on(table.stopId)],
);

/** What a rider did at a door. The id comes from the rider's phone: a visit that is sent twice counts once. */
export const stopVisits = pgTable(
  'stop_visits',
  {
    id: uuid('id').primaryKey(),
    stopId: uuid('stop_id')
      .notNull()
      .references(() => roundStops.id),
    riderId: rider().notNull(),
    /** The day of the cash-up. */
    date: day('date').notNull(),
    isDelivered: boolean('is_delivered').notNull(),
    reason: text('reason', { enum: NOT_DELIVERED_REASONS }),
    note: text('note').notNull().default(''),
    proof: text('proof', { enum: PROOFS }).notNull().default('none'),
    /** A private file. */
    photoId: uuid('photo_id'),
    createdAt: createdAt(),
  },
  (table) => [
    check('stop_visits_reason', isOneOf('reason', NOT_DELIVERED_REASONS)),
    check('stop_visits_proof', isOneOf('proof', PROOFS)),
    check('stop_visits_outcome', sql`is_delivered = (reason is null)`),
    index('stop_visits_of_stop').on(table.stopId),
    index('stop_visits_of_rider').on(table.riderId, table.date),
    index('stop_visits_by_date').on(table.date),
    index('stop_visits_with_photo').on(table.createdAt).where(sql`photo_id is not null`),
  ],
);

/** What a visit meant for an order or a milk delivery, and what was paid for it. Only `undoneAt` ever changes (rounds.sql). */
export const deliveryResults = pgTable(
  'delivery_results',
  {
    id: id(),
    visitId: uuid('visit_id')
      .notNull()
      .references(() => stopVisits.id),
    orderId: uuid('order_id').references(() => orders.id),
    milkDeliveryId: uuid('milk_delivery_id').references(() => milkDeliveries.id),
    isDelivered: boolean('is_delivered').notNull(),
    duePaise: paise('due_paise'),
    cashPaise: paise('cash_paise'),
    upiPaise: paise('upi_paise'),
    /** The order was reopened or the milk marked otherwise: the money was not taken. */
    undoneAt: moment('undone_at'),
  },
  (table) => [
    check('delivery_results_subject', sql`(order_id is null) <> (milk_delivery_id is null)`),
    check('delivery_results_paid', sql`cash_paise >= 0 and upi_paise >= 0 and cash_paise + upi_paise = due_paise`),
    check('delivery_results_unpaid', sql`is_delivered or due_paise = 0`),
    uniqueIndex('delivery_results_one_per_order').on(table.orderId).where(sql`is_delivered and undone_at is null`),
    uniqueIndex('delivery_results_one_per_milk')
      .on(table.milkDeliveryId)
      .where(sql`is_delivered and undone_at is null`),
    index('delivery_results_of_visit').on(table.visitId),
    index('delivery_results_of_order').on(table.orderId),
    index('delivery_results_of_milk').on(table.milkDeliveryId),
    index('delivery_results_undone').on(table.undoneAt).where(sql`undone_at is not null`),
  ],
);

/** The money that a rider handed over on a day, counted by a manager. Never changed (rounds.sql). */
export const cashUps = pgTable(
  'cash_ups',
  {
    id: id(),
    riderId: rider().notNull(),
    date: day('date').notNull(),
    expectedPaise: paise('expected_paise'),
    cashPaise: paise('cash_paise'),
    upiPaise: paise('upi_paise'),
    note: text('note').notNull().default(''),
    closedBy: uuid('closed_by')
      .notNull()
      .references(() => users.id),
    closedAt: moment('closed_at').notNull(),
  },
  (table) => [
    unique('cash_ups_once').on(table.riderId, table.date),
    check('cash_ups_amounts', sql`upi_paise >= 0`),
    check('cash_ups_note', sql`note <> '' or cash_paise + upi_paise = expected_paise`),
    index('cash_ups_by_date').on(table.date),
    index('cash_ups_closed_by').on(table.closedBy),
  ],
);
