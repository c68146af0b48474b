import type { SalesReport } from '@subah/contract/orders/reports';
import { indiaDate, startOfIndiaDay } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { and, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { findLowestOrderIdSince } from '../orders/index.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';

const TOP_PRODUCTS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The last `days` days including today, without cancelled orders. */
export async function readSalesReport(db: Db, days: number, now: Date): Promise<SalesReport> {
  const dates = Array.from({ length: days }, (_, at) => indiaDate(new Date(now.getTime() - (days - 1 - at) * DAY_MS)));
  const since = startOfIndiaDay(dates[0] ?? indiaDate(now));
  const rows = await listDaySales(db, dates);
  const byDay = Map.groupBy(rows, ({ date }) => date);
  const byPayment = Map.groupBy(rows, ({ paymentType }) => paymentType);
  return {
    days: dates.map((date) => ({ date, ...sumUp(byDay.get(date) ?? []) })),
    topProducts: await listTopProducts(db, since),
    payments: [...byPayment].map(([paymentType, group]) => ({ paymentType, ...sumUp(group) })),
  };
}

type DaySales = { date: string; paymentType: 'online' | 'cod'; count: number; paise: number };

/** One index range per day in a lateral join: grouping by a computed day would sort all orders. */
async function listDaySales(db: Db, dates: string[]): Promise<DaySales[]> {
  const days = dates.map((date) => ({ date, start: startOfIndiaDay(date), stop: startOfIndiaDay(date, 1) }));
  const { rows } = await db.execute<DaySales>(sql`
    select day.date, sold.*
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as day(date text, start timestamptz, stop timestamptz)
    cross join lateral (
      select ${orders.paymentType} as "paymentType", count(*)::int as count, sum(${orders.toPayPaise})::float8 as paise
      from ${orders}
      where ${orders.placedAt} >= day.start and ${orders.placedAt} < day.stop and ${orders.status} <> 'cancelled'
      group by ${orders.paymentType}
    ) as sold
    order by sold."paymentType"`);
  return rows;
}

const sumUp = (rows: DaySales[]): { orders: number; sales: number } => ({
  orders: rows.reduce((sum, { count }) => sum + count, 0),
  sales: toRupees(rows.reduce((sum, { paise }) => sum + paise, 0)),
});

async function listTopProducts(db: Db, since: Date): Promise<SalesReport['topProducts']> {
  // Lines have no date; ids grow with time, so a range of order ids avoids reading the lines of all years.
  const isSince = gte(orderLines.orderId, await findLowestOrderIdSince(db, since));
  const packs = sql<number>`sum(${orderLines.quantity})::int`;
  const rows = await db
    .select({
      productId: orderLines.productId,
      name: sql<string>`max(${orderLines.name})`,
      unit: sql<string>`max(${orderLines.unit})`,
      quantity: packs,
      paise: sql<number>`sum(${orderLines.taxablePaise} + ${orderLines.taxPaise})::float8`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isSince, gte(orders.placedAt, since), ne(orders.status, 'cancelled'), isNull(orderLines.rejectedAt)))
    .groupBy(orderLines.productId)
    .orderBy(desc(packs), orderLines.productId)
    .limit(TOP_PRODUCTS);
  return rows.map(({ paise, ...row }) => ({ ...row, sales: toRupees(paise) }));
}
