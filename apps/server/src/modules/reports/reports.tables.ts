import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { products } from '../catalog/catalog.tables.ts';

// Sums by day in India time. A job writes them from the tables that they sum up (sum-days.ts, sum-months.ts, sum-taxes.ts); `npm run audit` compares both.

const day = () => date('date', { mode: 'string' }).notNull();
const count = (name: string) => integer(name).notNull().default(0);
const paise = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** One row per day that was summed up, also for a day without orders. */
export const reportDays = pgTable(
  'report_days',
  {
    date: day().primaryKey(),
    computedAt: moment('computed_at').notNull(),
    coinsEarned: count('coins_earned'),
    coinsSpent: count('coins_spent'),
    coinsGivenBack: count('coins_given_back'),
    coinsTakenBack: count('coins_taken_back'),
    coinsExpired: count('coins_expired'),
    // The sums of the same columns of `product_days`.
    costPaise: paise('cost_paise'),
    costedTaxablePaise: paise('costed_taxable_paise'),
    costedTaxPaise: paise('costed_tax_paise'),
    /** The documents of the day are in `tax_days`. */
    hasTaxSums: boolean('has_tax_sums').notNull().default(false),
  },
  (table) => [index('report_days_computed').on(table.computedAt)],
);

/** Orders by the day they were placed. A returned order stays a sale of its day and is counted as returned too. */
export const salesDays = pgTable(
  'sales_days',
  {
    date: day(),
    /** Empty for orders outside the areas. */
    area: text('area').notNull(),
    paymentType: text('payment_type', { enum: ['online', 'cod'] }).notNull(),
    /** Without cancelled ones. */
    orders: count('orders'),
    salesPaise: paise('sales_paise'),
    itemsPaise: paise('items_paise'),
    memberDiscountPaise: paise('member_discount_paise'),
    couponDiscountPaise: paise('coupon_discount_paise'),
    chargesPaise: paise('charges_paise'),
    tipsPaise: paise('tips_paise'),
    roundingPaise: paise('rounding_paise'),
    coins: count('coins'),
    returnedOrders: count('returned_orders'),
    returnedPaise: paise('returned_paise'),
    cancelledOrders: count('cancelled_orders'),
    cancelledPaise: paise('cancelled_paise'),
  },
  (table) => [
    primaryKey({ columns: [table.date, table.area, table.paymentType] }),
    check('sales_days_payment_type', isOneOf('payment_type', ['online', 'cod'])),
    check(
      'sales_days_sum',
      sql`sales_paise = items_paise - member_discount_paise - coupon_discount_paise + charges_paise + tips_paise
        - rounding_paise`,
    ),
    check('sales_days_returned', sql`returned_paise <= sales_paise and returned_orders <= orders`),
  ],
);

const productSums = () => ({
  productId: uuid('product_id')
    .notNull()
    .references(() => products.id),
  packs: count('packs'),
  salesPaise: paise('sales_paise'),
  returnedPacks: count('returned_packs'),
  returnedPaise: paise('returned_paise'),
  // Of packs that customers kept and whose cost is known: their cost, and their price split into value and tax that is passed on.
  costPaise: paise('cost_paise'),
  costedTaxablePaise: paise('costed_taxable_paise'),
  costedTaxPaise: paise('costed_tax_paise'),
});

/** Packs and their price after discounts, of orders that were not cancelled. */
export const productDays = pgTable(
  'product_days',
  {
    date: day(),
    ...productSums(),
  },
  (table) => [
    primaryKey({ columns: [table.date, table.productId] }),
    check('product_days_costed', sql`costed_taxable_paise + costed_tax_paise <= sales_paise - returned_paise`),
    check('product_days_returned', sql`returned_packs <= packs and returned_paise <= sales_paise`),
    index('product_days_of_product').on(table.productId, table.date),
  ],
);

/** Months whose product sums are up to date. A month of which a day is summed up again loses its row until it is summed up again too. */
export const reportMonths = pgTable('report_months', {
  /** Its first day. */
  month: date('month', { mode: 'string' }).primaryKey(),
  computedAt: moment('computed_at').notNull(),
});

/** `product_days` by month, for periods of many months. */
export const productMonths = pgTable(
  'product_months',
  {
    month: date('month', { mode: 'string' }).notNull(),
    ...productSums(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.productId] }),
    index('product_months_of_product').on(table.productId),
  ],
);

/** Invoices less credit notes by the day of their issue. */
export const taxDays = pgTable(
  'tax_days',
  {
    date: day(),
    /** As in the address of the order. */
    state: text('state').notNull(),
    isBusiness: boolean('is_business').notNull(),
    isLarge: boolean('is_large').notNull(),
    hsn: text('hsn').notNull(),
    gstPercent: smallint('gst_percent').notNull(),
    packs: count('packs'),
    taxablePaise: paise('taxable_paise'),
    cgstPaise: paise('cgst_paise'),
    sgstPaise: paise('sgst_paise'),
    igstPaise: paise('igst_paise'),
  },
  (table) => [
    primaryKey({
      columns: [table.date, table.state, table.isBusiness, table.isLarge, table.hsn, table.gstPercent],
    }),
  ],
);

/** What riders handed over and took, by the day of the cash-up. */
export const riderDays = pgTable(
  'rider_days',
  {
    date: day(),
    riderId: uuid('rider_id')
      .notNull()
      .references(() => users.id),
    delivered: count('delivered'),
    notDelivered: count('not_delivered'),
    cashPaise: paise('cash_paise'),
    upiPaise: paise('upi_paise'),
  },
  (table) => [primaryKey({ columns: [table.date, table.riderId] }), index('rider_days_of_rider').on(table.riderId)],
);
