import type { Period, PeriodReport, PeriodTotals } from '@subah/contract/orders/period-reports';
import { addDays, daysBetween } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { between, max } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { reportDays, salesDays } from '../reports.tables.ts';
import { listCashUps, listCoinDays, listRefundDays, listRiders, readMoneyTotals } from './read-money.ts';

export function periodBefore({ from, to }: Period): Period {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

export async function readPeriodReport(db: Db, period: Period): Promise<PeriodReport> {
  const before = periodBefore(period);
  const now = await readSales(db, period);
  const then = await readSales(db, before);
  const byDay = Map.groupBy([...then, ...now], ({ date }) => date);
  const length = daysBetween(period.from, period.to) + 1;
  const dates = Array.from({ length }, (_, at) => addDays(period.from, at));
  return {
    ...period,
    previousFrom: before.from,
    previousTo: before.to,
    computedAt: await findComputedAt(db),
    totals: { ...sumUp(now), ...(await readMoneyTotals(db, period)) },
    previous: { ...sumUp(then), ...(await readMoneyTotals(db, before)) },
    days: dates.map((date) => ({
      date,
      ...soldBy(byDay.get(date)),
      previousSales: soldBy(byDay.get(addDays(date, -length))).sales,
    })),
    payments: compareBy(now, then, ({ paymentType }) => paymentType).map(({ key, ...sold }) => ({
      paymentType: key,
      ...sold,
    })),
    areas: compareBy(now, then, ({ area }) => area).map(({ key, ...sold }) => ({ area: key, ...sold })),
    riders: await listRiders(db, period),
    refunds: await listRefundDays(db, period),
    coins: await listCoinDays(db, period),
    cashUps: await listCashUps(db, period),
  };
}

type SalesRow = typeof salesDays.$inferSelect;

const readSales = (db: Db, { from, to }: Period): Promise<SalesRow[]> =>
  db
    .select()
    .from(salesDays)
    .where(between(salesDays.date, from, to));

async function findComputedAt(db: Db): Promise<string | null> {
  const [row] = await db.select({ computedAt: max(reportDays.computedAt) }).from(reportDays);
  return row?.computedAt?.toISOString() ?? null;
}

const total = (rows: readonly SalesRow[], figure: (row: SalesRow) => number): number =>
  rows.reduce((sum, row) => sum + figure(row), 0);

const soldBy = (rows: readonly SalesRow[] = []) => ({
  orders: total(rows, ({ orders }) => orders),
  sales: toRupees(total(rows, ({ salesPaise }) => salesPaise)),
});

/** One row per key of either period, the highest sales first. */
function compareBy<Key extends string>(now: SalesRow[], then: SalesRow[], keyOf: (row: SalesRow) => Key) {
  const groups = Map.groupBy(now, keyOf);
  const groupsBefore = Map.groupBy(then, keyOf);
  return [...new Set([...groups.keys(), ...groupsBefore.keys()])]
    .map((key) => ({ key, ...soldBy(groups.get(key)), previousSales: soldBy(groupsBefore.get(key)).sales }))
    .sort((a, b) => b.sales - a.sales || a.key.localeCompare(b.key));
}

type SalesTotals = Omit<PeriodTotals, keyof Awaited<ReturnType<typeof readMoneyTotals>>>;

function sumUp(rows: SalesRow[]): SalesTotals {
  const sum = (figure: (row: SalesRow) => number) => toRupees(total(rows, figure));
  return {
    ...soldBy(rows),
    netSales: sum(({ salesPaise, returnedPaise }) => salesPaise - returnedPaise),
    items: sum(({ itemsPaise }) => itemsPaise),
    memberDiscounts: sum(({ memberDiscountPaise }) => memberDiscountPaise),
    couponDiscounts: sum(({ couponDiscountPaise }) => couponDiscountPaise),
    deliveryCharges: sum(({ chargesPaise }) => chargesPaise),
    tips: sum(({ tipsPaise }) => tipsPaise),
    rounding: sum(({ roundingPaise }) => roundingPaise),
    coinsUsed: total(rows, ({ coins }) => coins),
    returnedOrders: total(rows, ({ returnedOrders }) => returnedOrders),
    returned: sum(({ returnedPaise }) => returnedPaise),
    cancelledOrders: total(rows, ({ cancelledOrders }) => cancelledOrders),
    cancelled: sum(({ cancelledPaise }) => cancelledPaise),
  };
}
