import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { daysBetween } from '@subah/rules/india-time';
import { z } from 'zod';
import { data, endpoint, FileResponse, Id } from '../endpoint.ts';
import { DateInput, numberText } from '../input-values.ts';
import { PAYMENT_TYPES } from '../orders/order-filters.ts';

const MAX_DAYS = 366;

export type Period = { from: string; to: string };

const DAYS = { from: DateInput(), to: DateInput() };
const isInOrder = ({ from, to }: Period): boolean => from <= to;
const isShort = ({ from, to }: Period): boolean => daysBetween(from, to) < MAX_DAYS;
const IN_ORDER = { path: ['to'], message: 'The last day cannot be before the first.' };
const SHORT = { path: ['to'], message: 'A report covers at most 366 days.' };

const count = z.number().int();
const rupees = z.number();

/** Sales are orders by the day they were placed, without cancelled ones; money is counted on the day it moved. */
const PeriodTotals = z.strictObject({
  orders: count,
  sales: rupees,
  /** Sales less returned orders. */
  netSales: rupees,
  items: rupees,
  memberDiscounts: rupees,
  couponDiscounts: rupees,
  deliveryCharges: rupees,
  tips: rupees,
  /** Taken off cash bills. */
  rounding: rupees,
  /** Paid with coins, one rupee each. */
  coinsUsed: count,
  returnedOrders: count,
  returned: rupees,
  cancelledOrders: count,
  cancelled: rupees,
  refunds: count,
  refunded: rupees,
  /** For returned goods of cash orders. */
  cashReturns: count,
  cashGivenBack: rupees,
  coinsEarned: count,
  coinsSpent: count,
  coinsGivenBack: count,
  coinsTakenBack: count,
  coinsExpired: count,
  memberships: count,
  membershipSales: rupees,
  milkPacks: count,
  milkSales: rupees,
});
export type PeriodTotals = z.infer<typeof PeriodTotals>;

const Sold = { orders: count, sales: rupees, previousSales: rupees };

export const PeriodReport = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  /** As many days, right before. */
  previousFrom: z.iso.date(),
  previousTo: z.iso.date(),
  /** When the sums were last brought up to date; null before the first time. */
  computedAt: z.iso.datetime().nullable(),
  totals: PeriodTotals,
  previous: PeriodTotals,
  /** `previousSales` of the day at the same place in the period before. */
  days: z.array(z.strictObject({ date: z.iso.date(), ...Sold })),
  payments: z.array(z.strictObject({ paymentType: z.enum(PAYMENT_TYPES), ...Sold })),
  /** Empty for orders outside the areas. */
  areas: z.array(z.strictObject({ area: z.string(), ...Sold })),
  riders: z.array(
    z.strictObject({ riderId: Id, name: z.string(), delivered: count, notDelivered: count, cash: rupees, upi: rupees }),
  ),
  refunds: z.array(z.strictObject({ date: z.iso.date(), count, amount: rupees })),
  /** Days without coins are left out. */
  coins: z.array(
    z.strictObject({
      date: z.iso.date(),
      earned: count,
      spent: count,
      givenBack: count,
      takenBack: count,
      expired: count,
    }),
  ),
  /** Closed days of riders. */
  cashUps: z.array(
    z.strictObject({
      date: z.iso.date(),
      riderId: Id,
      name: z.string(),
      expected: rupees,
      cash: rupees,
      upi: rupees,
      /** Below zero when money is missing. */
      difference: rupees,
      note: z.string(),
    }),
  ),
});
export type PeriodReport = z.infer<typeof PeriodReport>;

const ProductSales = {
  packs: count,
  sales: rupees,
  returnedPacks: count,
  returned: rupees,
  netSales: rupees,
  previousSales: rupees,
};

export const ProductReport = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  categories: z.array(z.strictObject({ product_type: z.enum(CATALOGS), category: z.string(), ...ProductSales })),
  /** How many products were sold; the list holds those with the highest sales. */
  productCount: count,
  products: z.array(
    z.strictObject({ productId: Id, code: z.string(), name: z.string(), unit: z.string(), ...ProductSales }),
  ),
});
export type ProductReport = z.infer<typeof ProductReport>;

const Margin = { sales: rupees, cost: rupees, margin: rupees, previousMargin: rupees };

/** Goods that customers kept and whose cost is known. Sales are without GST, unless the shop is under the composition scheme. */
export const MarginReport = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  totals: z.strictObject({ ...Margin, previousSales: rupees }),
  /** Goods that were kept, with GST, whose cost is not known. */
  salesWithoutCost: rupees,
  days: z.array(z.strictObject({ date: z.iso.date(), ...Margin })),
  categories: z.array(z.strictObject({ product_type: z.enum(CATALOGS), category: z.string(), ...Margin })),
  /** How many products have a margin; the list holds those with the highest. */
  productCount: count,
  products: z.array(z.strictObject({ productId: Id, code: z.string(), name: z.string(), unit: z.string(), ...Margin })),
});
export type MarginReport = z.infer<typeof MarginReport>;

export const StockReport = z.strictObject({
  /** Value at the selling price and at cost; packs whose cost is not known have none. */
  categories: z.array(
    z.strictObject({
      product_type: z.enum(CATALOGS),
      category: z.string(),
      products: count,
      packs: count,
      value: rupees,
      cost: rupees,
    }),
  ),
  packs: count,
  value: rupees,
  cost: rupees,
  packsWithoutCost: count,
  deadDays: count,
  deadCount: count,
  deadValue: rupees,
  /** In stock and not sold for `deadDays`, the highest value first. */
  dead: z.array(
    z.strictObject({
      productId: Id,
      code: z.string(),
      name: z.string(),
      unit: z.string(),
      packs: count,
      value: rupees,
      lastSold: z.iso.date().nullable(),
    }),
  ),
});
export type StockReport = z.infer<typeof StockReport>;

const DeadDays = numberText(z.number().int().min(1).max(730)).default(60);

export const PERIOD_LISTS = [
  'totals',
  'days',
  'payments',
  'areas',
  'riders',
  'refunds',
  'coins',
  'cash-ups',
  'categories',
  'products',
] as const;
export const MARGIN_LISTS = ['margin-days', 'margin-categories', 'margin-products'] as const;
export const STOCK_LISTS = ['stock', 'dead-stock'] as const;

export const periodReportsEndpoints = {
  'GET admin/reports/period': endpoint({
    audience: 'see reports',
    summary: 'Sales, refunds, coins and memberships from one day to another, compared with the period before',
    query: z.object(DAYS).refine(isInOrder, IN_ORDER).refine(isShort, SHORT),
    response: data(PeriodReport),
  }),
  'GET admin/reports/products': endpoint({
    audience: 'see reports',
    summary: 'Sales by category and by product from one day to another',
    query: z.object(DAYS).refine(isInOrder, IN_ORDER).refine(isShort, SHORT),
    response: data(ProductReport),
  }),
  'GET admin/reports/margins': endpoint({
    audience: 'see costs',
    summary: 'Sales less the cost of goods, by day, category and product, compared with the period before',
    query: z.object(DAYS).refine(isInOrder, IN_ORDER).refine(isShort, SHORT),
    response: data(MarginReport),
  }),
  'GET admin/reports/margins-export.csv': endpoint({
    audience: 'see costs',
    summary: 'One list of the margins of a period as CSV',
    query: z
      .object({ ...DAYS, list: z.enum(MARGIN_LISTS) })
      .refine(isInOrder, IN_ORDER)
      .refine(isShort, SHORT),
    response: FileResponse,
    responseType: 'text/csv',
  }),
  'GET admin/reports/stock': endpoint({
    audience: 'see costs',
    summary: 'Value of the stock at price and at cost, and products that were not sold for some days',
    query: z.object({ days: DeadDays }),
    response: data(StockReport),
  }),
  'GET admin/reports/export.csv': endpoint({
    audience: 'see reports',
    summary: 'One list of the reports of a period as CSV',
    query: z
      .object({ ...DAYS, list: z.enum(PERIOD_LISTS) })
      .refine(isInOrder, IN_ORDER)
      .refine(isShort, SHORT),
    response: FileResponse,
    responseType: 'text/csv',
  }),
  'GET admin/reports/stock-export.csv': endpoint({
    audience: 'see costs',
    summary: 'The value of the stock or the dead stock as CSV',
    query: z.object({ list: z.enum(STOCK_LISTS), days: DeadDays }),
    response: FileResponse,
    responseType: 'text/csv',
  }),
};
