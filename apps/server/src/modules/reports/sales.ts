import type { SalesReport } from '@subah/contract/reports/reports';
import { packSize } from '@subah/rules/catalog/pack-size';
import { addDays, type CalendarDate, indiaDate } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { products } from '../catalog/catalog.tables.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { daysOf } from './period/days-of.ts';
import { productSums, readSums } from './period/product-sums.ts';
import { findUnsummedDays } from './period/sum-days.ts';
import { salesDays } from './reports.tables.ts';

const TOP_PRODUCTS = 10;

/**
 * The last `days` days including today, without cancelled orders. Days come from their sums; today and days that changed
 * since they were summed up are read from orders, so the report is never behind.
 */
export function readSalesReport(db: Db, days: number, now: Date): Promise<SalesReport> {
  const today = indiaDate(now);
  const dates = Array.from({ length: days }, (_, at) => addDays(today, at + 1 - days));
  return readSums(db, async (tx) => {
    const unsummed = await findUnsummedDays(tx, dates, today);
    const rows = await listDaySales(tx, dates, unsummed);
    const byDay = Map.groupBy(rows, ({ date }) => date);
    const byPayment = Map.groupBy(rows, ({ paymentType }) => paymentType);
    return {
      days: dates.map((date) => ({ date, ...sumUp(byDay.get(date) ?? []) })),
      topProducts: await listTopProducts(tx, dates, unsummed),
      payments: [...byPayment].map(([paymentType, group]) => ({ paymentType, ...sumUp(group) })),
    };
  });
}

type DaySales = { date: string; paymentType: 'online' | 'cod'; count: number; paise: number };

const isSoldOnDay = sql`${orders.placedAt} >= day.start and ${orders.placedAt} < day.stop and ${orders.status} <> 'cancelled'`;

async function listDaySales(tx: Tx, dates: CalendarDate[], unsummed: ReadonlySet<CalendarDate>): Promise<DaySales[]> {
  const live = dates.filter((date) => unsummed.has(date));
  const { rows } = await tx.execute<DaySales>(sql`
    select day.date::text, sold.* from ${daysOf(live)} cross join lateral (
      select ${orders.paymentType} as "paymentType", count(*)::int as count, sum(${orders.toPayPaise})::float8 as paise
      from ${orders} where ${isSoldOnDay} group by ${orders.paymentType}
    ) as sold
    union all
    select date::text, payment_type, sum(orders)::int, sum(sales_paise)::float8 from ${salesDays}
    where date between ${dates[0]}::date and ${dates.at(-1)}::date and date <> all(${sql.param(live)}::date[])
    group by date, payment_type having sum(orders) > 0
    order by "paymentType"`);
  return rows;
}

const sumUp = (rows: DaySales[]): { orders: number; sales: number } => ({
  orders: rows.reduce((sum, { count }) => sum + count, 0),
  sales: toRupees(rows.reduce((sum, { paise }) => sum + paise, 0)),
});

type TopRow = { productId: string; name: string; packQuantity: number; unit: string; quantity: number; paise: number };

async function listTopProducts(
  tx: Tx,
  dates: CalendarDate[],
  unsummed: ReadonlySet<CalendarDate>,
): Promise<SalesReport['topProducts']> {
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  const live = dates.filter((date) => unsummed.has(date));
  const { rows } = await tx.execute<TopRow>(sql`
    with top as (
      select product_id, sum(packs) as packs, sum(paise) as paise from (
        select product_id, packs, sales_paise as paise from (${await productSums(tx, { from, to }, new Set(live))}) as sums
        union all
        select sold.* from ${daysOf(live)} cross join lateral (
          select product_id, sum(quantity), sum(taxable_paise + tax_paise)
          from ${orders} cross join lateral (
            select * from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.rejectedAt} is null offset 0
          ) as line
          where ${isSoldOnDay} group by 1
        ) as sold
      ) as parts group by product_id order by packs desc, product_id limit ${TOP_PRODUCTS}
    )
    select product_id as "productId", ${products.name} as name, ${products.packQuantity}::float8 as "packQuantity",
      ${products.unit} as unit, top.packs::int as quantity, paise::float8
    from top join ${products} on ${products.id} = product_id order by top.packs desc, product_id`);
  return rows.map(({ paise, packQuantity, unit, ...row }) => ({
    ...row,
    unit: packSize(packQuantity, unit),
    sales: toRupees(paise),
  }));
}
