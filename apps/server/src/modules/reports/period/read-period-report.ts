import type { Period, PeriodReport, PeriodTotals } from '@subah/contract/reports/period-reports';
import { addDays, daysBetween } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { max, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { reportDays, salesDays } from '../reports.tables.ts';
import { listCashUps, listCoinDays, listRefundDays, listRiders, readMoneyTotals } from './read-money.ts';

export function periodBefore({ from, to }: Period): Period {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

export async function readPeriodReport(db: Db, period: Period): Promise<PeriodReport> {
  const before = periodBefore(period);
  const groups = await readSoldGroups(db, period);
  const byDay = new Map(groups.flatMap((group) => (group.date === null ? [] : [[group.date, group] as const])));
  const length = daysBetween(period.from, period.to) + 1;
  const dates = Array.from({ length }, (_, at) => addDays(period.from, at));
  const totals = await readSalesTotals(db, period);
  return {
    ...period,
    previousFrom: before.from,
    previousTo: before.to,
    computedAt: await findComputedAt(db),
    totals: { ...toTotals(totals.get(true)), ...(await readMoneyTotals(db, period)) },
    previous: { ...toTotals(totals.get(false)), ...(await readMoneyTotals(db, before)) },
    days: dates.map((date) => ({
      date,
      ...soldOf(byDay.get(date)),
      previousSales: soldOf(byDay.get(addDays(date, -length))).sales,
    })),
    payments: comparePeriods(groups, ({ paymentType }) => paymentType).map(({ key, ...sold }) => ({
      paymentType: key,
      ...sold,
    })),
    areas: comparePeriods(groups, ({ area }) => area).map(({ key, ...sold }) => ({ area: key, ...sold })),
    riders: await listRiders(db, period),
    refunds: await listRefundDays(db, period),
    coins: await listCoinDays(db, period),
    cashUps: await listCashUps(db, period),
  };
}

/** The sums of a period and of the one before, told apart by `is_now`. */
const bothPeriods = (period: Period) => sql`(
  select date >= ${period.from}::date as is_now, ${salesDays}.* from ${salesDays}
  where date between ${periodBefore(period).from}::date and ${period.to}::date) as sales`;

type Sold = { orders: number; paise: number };
/** Of one day, one way of paying or one area: the other two are null. */
type SoldGroup = Sold & {
  isNow: boolean;
  date: string | null;
  paymentType: 'online' | 'cod' | null;
  area: string | null;
};

async function readSoldGroups(db: Db, period: Period): Promise<SoldGroup[]> {
  const { rows } = await db.execute<SoldGroup>(sql`
    select is_now as "isNow", date::text, payment_type as "paymentType", area, sum(orders)::float8 as orders, sum(sales_paise)::float8 as paise
    from ${bothPeriods(period)}
    group by grouping sets ((is_now, date), (is_now, payment_type), (is_now, area))`);
  return rows;
}

const soldOf = ({ orders, paise }: Sold = { orders: 0, paise: 0 }) => ({ orders, sales: toRupees(paise) });

/** One row per key of either period, the highest sales first. */
function comparePeriods<Key extends string>(groups: SoldGroup[], keyOf: (group: SoldGroup) => Key | null) {
  const byKey = Map.groupBy(groups, keyOf);
  return [...byKey]
    .flatMap(([key, both]) => {
      if (key === null) return [];
      const before = both.find(({ isNow }) => !isNow);
      return [{ key, ...soldOf(both.find(({ isNow }) => isNow)), previousSales: soldOf(before).sales }];
    })
    .sort((a, b) => b.sales - a.sales || a.key.localeCompare(b.key));
}

const TOTALS = [
  ...['orders', 'sales_paise', 'returned_paise', 'items_paise', 'member_discount_paise', 'coupon_discount_paise'],
  ...[
    'charges_paise',
    'tips_paise',
    'rounding_paise',
    'coins',
    'returned_orders',
    'cancelled_orders',
    'cancelled_paise',
  ],
] as const;

type TotalsRow = Record<(typeof TOTALS)[number], number>;
type SalesTotals = Omit<PeriodTotals, keyof Awaited<ReturnType<typeof readMoneyTotals>>>;

async function readSalesTotals(db: Db, period: Period): Promise<Map<boolean, TotalsRow>> {
  const sums = TOTALS.map((name) => `sum(${name})::float8 as ${name}`).join(', ');
  const { rows } = await db.execute<TotalsRow & { is_now: boolean }>(
    sql`select is_now, ${sql.raw(sums)} from ${bothPeriods(period)} group by is_now`,
  );
  return new Map(rows.map((row) => [row.is_now, row]));
}

async function findComputedAt(db: Db): Promise<string | null> {
  const [row] = await db.select({ computedAt: max(reportDays.computedAt) }).from(reportDays);
  return row?.computedAt?.toISOString() ?? null;
}

const NOTHING = Object.fromEntries(TOTALS.map((name) => [name, 0])) as TotalsRow;

const toTotals = (sums = NOTHING): SalesTotals => ({
  orders: sums.orders,
  sales: toRupees(sums.sales_paise),
  netSales: toRupees(sums.sales_paise - sums.returned_paise),
  items: toRupees(sums.items_paise),
  memberDiscounts: toRupees(sums.member_discount_paise),
  couponDiscounts: toRupees(sums.coupon_discount_paise),
  deliveryCharges: toRupees(sums.charges_paise),
  tips: toRupees(sums.tips_paise),
  rounding: toRupees(sums.rounding_paise),
  coinsUsed: sums.coins,
  returnedOrders: sums.returned_orders,
  returned: toRupees(sums.returned_paise),
  cancelledOrders: sums.cancelled_orders,
  cancelled: toRupees(sums.cancelled_paise),
});
