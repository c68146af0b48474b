import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { COUPON_KINDS } from '@subah/rules/coupons/coupon';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    code: text('code').notNull(),
    description: text('description').notNull().default(''),
    hindiDescription: text('hindi_description').notNull().default(''),
    kind: text('kind', { enum: COUPON_KINDS }).notNull(),
    /** Percent points, or paise. */
    value: integer('value').notNull(),
    minimumBasketPaise: integer('minimum_basket_paise').notNull().default(0),
    capPaise: integer('cap_paise'),
    validFrom: moment('valid_from').notNull().defaultNow(),
    validUntil: moment('valid_until'),
    totalUses: integer('total_uses'),
    usesPerCustomer: integer('uses_per_customer'),
    catalog: text('catalog', { enum: CATALOGS }),
    isActive: boolean('is_active').notNull().default(true),
    /** Uses by orders that are not cancelled. */
    usedCount: integer('used_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('coupons_code').on(table.code),
    check('coupons_code_shape', sql`code ~ '^[A-Z0-9]{3,20}$'`),
    check('coupons_kind', isOneOf('kind', COUPON_KINDS)),
    check('coupons_value', sql`value > 0 and (kind = 'flat' or value <= 100)`),
    check('coupons_catalog', isOneOf('catalog', CATALOGS)),
    check('coupons_limits', sql`minimum_basket_paise >= 0 and cap_paise > 0 and uses_per_customer > 0`),
    check('coupons_used', sql`used_count >= 0 and used_count <= total_uses`),
  ],
);

/** One row per order with a coupon. No foreign key to orders, a module that calls this one; consistency checks compare. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: id(),
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    orderId: uuid('order_id').notNull(),
    /** `uses_per_customer` of the coupon when the use was counted; set by a trigger, null when there was no limit. */
    customerLimit: integer('customer_limit').default(0),
    /** Set when the order is cancelled or expires unpaid. */
    releasedAt: moment('released_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('coupon_uses_once_an_order').on(table.orderId),
    index('coupon_uses_by_customer').on(table.couponId, table.userId),
    index('coupon_uses_of_user').on(table.userId),
  ],
);
