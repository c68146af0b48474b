import { DURATION_UNITS } from '@subah/rules/membership/plan-text';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { payments } from '../payments/payments.tables.ts';

/** `active` also before and after its period. */
export const SUBSCRIPTION_STATES = ['pending', 'active', 'refunded'] as const;

/** Copied into each subscription, so that later changes of the plan do not affect it. */
const offer = () => ({
  name: text('name').notNull(),
  pricePaise: integer('price_paise').notNull(),
  durationInDays: integer('duration_in_days').notNull(),
  durationUnit: text('duration_unit', { enum: DURATION_UNITS }).notNull(),
  freeDeliveryAbovePaise: integer('free_delivery_above_paise').notNull(),
  /** Null: the default discounts apply. */
  medicineDiscountPercent: smallint('medicine_discount_percent'),
  bloodTestDiscountPercent: smallint('blood_test_discount_percent'),
  milkAccess: boolean('milk_access').notNull().default(false),
  doctorConsultation: boolean('doctor_consultation').notNull().default(false),
  freeMilkTestingKit: boolean('free_milk_testing_kit').notNull().default(false),
});

const offerChecks = (table: string) => [
  check(`${table}_unit`, isOneOf('duration_unit', DURATION_UNITS)),
  check(`${table}_figures`, sql`price_paise >= 0 and duration_in_days > 0 and free_delivery_above_paise >= 0`),
  check(
    `${table}_discounts`,
    sql`medicine_discount_percent between 0 and 100 and blood_test_discount_percent between 0 and 100`,
  ),
];

export const plans = pgTable(
  'plans',
  {
    id: id(),
    ...offer(),
    isListed: boolean('is_listed').notNull().default(true),
    rank: integer('rank').notNull().default(0),
    /** Set instead of deleting a plan that has subscriptions. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [...offerChecks('plans'), check('plans_name', sql`name ~ '^[1-9][0-9]?$'`)],
);

/** A purchased plan; it has a period once it is paid. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    ...offer(),
    status: text('status', { enum: SUBSCRIPTION_STATES }).notNull(),
    startDate: moment('start_date'),
    endDate: moment('end_date'),
    paymentId: uuid('payment_id').references(() => payments.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    ...offerChecks('subscriptions'),
    check('subscriptions_status', isOneOf('status', SUBSCRIPTION_STATES)),
    check(
      'subscriptions_time',
      sql`(status <> 'pending') = (start_date is not null and end_date is not null) and end_date > start_date`,
    ),
    unique('subscriptions_payment').on(table.paymentId),
    // Concurrent payments must not start at the same time: one period would be lost.
    uniqueIndex('subscriptions_one_after_another').on(table.userId, table.startDate).where(sql`status = 'active'`),
    uniqueIndex('subscriptions_free_once').on(table.userId, table.planId).where(sql`price_paise = 0`),
    index('subscriptions_of_user').on(table.userId, table.endDate),
    index('subscriptions_of_plan').on(table.planId),
    index('subscriptions_paid_by_time').on(table.createdAt, table.id).where(sql`status <> 'pending'`),
  ],
);
