import type { MilkDelivery } from '@subah/contract/milk/milk-round';
import { PAID_BY } from '@subah/rules/milk/milk-balance';
import { RHYTHMS } from '@subah/rules/milk/milk-plan';
import { DELIVERY_STATES } from '@subah/rules/milk/month-bill';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { products } from '../catalog/catalog.tables.ts';
import { addresses } from '../delivery/delivery.tables.ts';

const day = (name: string) => date(name, { mode: 'string' });

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const milkPlans = pgTable(
  'milk_plans',
  {
    id: id(),
    userId: owner(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** Null when the address was deleted; the default address is used then. */
    addressId: uuid('address_id').references(() => addresses.id, { onDelete: 'set null' }),
    packs: smallint('packs').notNull(),
    rhythm: text('rhythm', { enum: RHYTHMS }).notNull(),
    rhythmFrom: day('rhythm_from').notNull(),
    weekdays: smallint('weekdays').array().notNull().default(sql`'{}'`),
    payBy: text('pay_by', { enum: PAID_BY }).notNull(),
    startDate: day('start_date').notNull(),
    endDate: day('end_date'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('milk_plans_rhythm', isOneOf('rhythm', RHYTHMS)),
    check('milk_plans_pay_by', isOneOf('pay_by', PAID_BY)),
    check('milk_plans_packs', sql`packs between 1 and 20`),
    check('milk_plans_weekdays', sql`rhythm <> 'weekdays' or cardinality(weekdays) > 0`),
    index('milk_plans_of_user').on(table.userId),
    index('milk_plans_of_product').on(table.productId),
    index('milk_plans_of_address').on(table.addressId),
    index('milk_plans_running').on(table.id).where(sql`end_date is null`),
  ],
);

const ofPlan = () =>
  uuid('plan_id')
    .notNull()
    .references(() => milkPlans.id, { onDelete: 'cascade' });

export const milkPauses = pgTable(
  'milk_pauses',
  {
    id: id(),
    planId: ofPlan(),
    fromDate: day('from_date').notNull(),
    toDate: day('to_date').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('milk_pauses_order', sql`from_date <= to_date`),
    unique('milk_pauses_once').on(table.planId, table.fromDate),
  ],
);

export const milkDayChanges = pgTable(
  'milk_day_changes',
  { planId: ofPlan(), date: day('date').notNull(), packs: smallint('packs').notNull() },
  (table) => [
    primaryKey({ columns: [table.planId, table.date] }),
    check('milk_day_changes_packs', sql`packs between 0 and 20`),
  ],
);

export type MilkAddress = NonNullable<MilkDelivery['address']>;

/** A delivery of a plan on one date, with a copy of all its data. Unique by plan and date. */
export const milkDeliveries = pgTable(
  'milk_deliveries',
  {
    id: id(),
    planId: ofPlan(),
    userId: owner(),
    date: day('date').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    name: text('name').notNull(),
    /** The pack size as text, "500 ml". */
    unit: text('unit').notNull(),
    millilitres: integer('millilitres').notNull(),
    packs: smallint('packs').notNull(),
    pricePaise: integer('price_paise').notNull(),
    status: text('status', { enum: DELIVERY_STATES }).notNull(),
    paidBy: text('paid_by', { enum: PAID_BY }).notNull(),
    note: text('note'),
    area: text('area').notNull(),
    address: jsonb('address').$type<MilkAddress>(),
    /** Number of times it was marked; part of the key of its balance moves. */
    marks: integer('marks').notNull().default(0),
    markedAt: moment('marked_at'),
    /** The day of the mark that took a delivery back in a later month: its GST return stays, and the return of this day is lower. */
    creditedOn: day('credited_on'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('milk_deliveries_once').on(table.planId, table.date),
    check('milk_deliveries_status', isOneOf('status', DELIVERY_STATES)),
    check('milk_deliveries_paid_by', isOneOf('paid_by', PAID_BY)),
    check('milk_deliveries_amount', sql`packs between 1 and 20 and price_paise > 0 and millilitres > 0`),
    index('milk_deliveries_of_user').on(table.userId, table.date),
    index('milk_deliveries_of_morning').on(table.date, table.area),
    index('milk_deliveries_of_product').on(table.productId),
    index('milk_deliveries_credited').on(table.creditedOn).where(sql`credited_on is not null`),
    check('milk_deliveries_credited_later', sql`status <> 'delivered' and credited_on > date or credited_on is null`),
  ],
);

/** Prepaid money for milk. */
export const milkBalances = pgTable(
  'milk_balances',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    balancePaise: integer('balance_paise').notNull().default(0),
  },
  () => [check('milk_balances_never_below_zero', sql`balance_paise >= 0`)],
);

/** The balance of a user is the sum of these rows. */
export const milkBalanceMoves = pgTable(
  'milk_balance_moves',
  {
    id: id(),
    userId: owner(),
    key: text('key').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    /** Null for money added. */
    deliveryId: uuid('delivery_id').references(() => milkDeliveries.id, { onDelete: 'set null' }),
    description: text('description').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('milk_balance_moves_once').on(table.key),
    check('milk_balance_moves_amount', sql`amount_paise <> 0`),
    index('milk_balance_moves_of_delivery').on(table.deliveryId),
    index('milk_balance_moves_of_user').on(table.userId, table.createdAt, table.id),
  ],
);
