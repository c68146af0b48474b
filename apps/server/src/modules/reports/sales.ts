import type { SalesReport } from '@subah/contract/orders';
import { indiaDate, indiaDay } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { and, desc, eq, gte, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';

const TOP_PRODUCTS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What was sold in the last days, today included. Cancelled orders were not sold. */
export async function salesReport(db: Db, days: number, now: Date): Promise<SalesReport> {
  const dates = Array.from({ length: days }, (_, at) => indiaDate(new Date(now.getTime() - (days - 1 - at) * DAY_MS)));
  const since = indiaDay(dates[0] ?? indiaDate(now));
  const isSold = and(gte(orders.placedAt, since), ne(orders.status, 'cancelled'));
  const rows = await salesOf(db, isSold);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const byPayment = Map.groupBy(rows, ({ paymentType }) => paymentType);
  return {
    days: dates.map((date) => ({ date, ...sumUp(byDay.get(date) ?? []) })),
    topProducts: await topProducts(db, isSold),
    payments: [...byPayment].map(([paymentType, same]) => ({ paymentType, ...sumUp(same) })),
  };
}

/** One reading for both tables: the sales of each day by way of paying. */
function salesOf(db: Db, isSold: SQL | undefined) {
  const day = sql`(${orders.placedAt} at time zone 'Asia/Kolkata')::date`;
  return db
    .select({
      day: sql<string>`to_char(${day}, 'YYYY-MM-DD')`,
      paymentType: orders.paymentType,
      count: sql<number>`count(*)::int`,
      paise: sql<number>`sum(${orders.toPayPaise})::float8`,
    })
    .from(orders)
    .where(isSold)
    .groupBy(day, orders.paymentType)
    .orderBy(orders.paymentType);
}

const sumUp = (rows: { count: number; paise: number }[]): { orders: number; sales: number } => ({
  orders: rows.reduce((sum, { count }) => sum + count, 0),
  sales: toRupees(rows.reduce((sum, { paise }) => sum + paise, 0)),
});

async function topProducts(db: Db, isSold: SQL | undefined): Promise<SalesReport['topProducts']> {
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
    .where(and(isSold, isNull(orderLines.rejectedAt)))
    .groupBy(orderLines.productId)
    .orderBy(desc(packs), orderLines.productId)
    .limit(TOP_PRODUCTS);
  return rows.map(({ paise, ...row }) => ({ ...row, sales: toRupees(paise) }));
}
