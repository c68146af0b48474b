import type { SalesReport } from '@subah/contract/orders';
import { indiaDate, indiaDay } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { and, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';

const TOP_PRODUCTS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What was sold in the last days, today included. Cancelled orders were not sold. */
export async function salesReport(db: Db, days: number, now: Date): Promise<SalesReport> {
  const dates = Array.from({ length: days }, (_, at) => indiaDate(new Date(now.getTime() - (days - 1 - at) * DAY_MS)));
  const since = indiaDay(dates[0] ?? indiaDate(now));
  const isSold = and(gte(orders.placedAt, since), ne(orders.status, 'cancelled'));
  const day = sql<string>`to_char(${orders.placedAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  const count = sql<number>`count(*)::int`;
  const paise = sql<number>`sum(${orders.toPayPaise})::float8`;

  const byDay = await db.select({ day, count, paise }).from(orders).where(isSold).groupBy(day);
  const byPayment = await db
    .select({ paymentType: orders.paymentType, count, paise })
    .from(orders)
    .where(isSold)
    .groupBy(orders.paymentType)
    .orderBy(orders.paymentType);
  const found = new Map(byDay.map((row) => [row.day, row]));
  return {
    days: dates.map((date) => ({
      date,
      orders: found.get(date)?.count ?? 0,
      sales: toRupees(found.get(date)?.paise ?? 0),
    })),
    topProducts: await topProducts(db, isSold),
    payments: byPayment.map((row) => ({
      paymentType: row.paymentType,
      orders: row.count,
      sales: toRupees(row.paise),
    })),
  };
}

async function topProducts(db: Db, isSold: ReturnType<typeof and>): Promise<SalesReport['topProducts']> {
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
