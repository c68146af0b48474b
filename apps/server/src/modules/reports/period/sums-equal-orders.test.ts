import type { MarginReport, ProductReport } from '@subah/contract/reports/period-reports';
import type { SalesReport } from '@subah/contract/reports/reports';
import { addDays, indiaDate, indiaDateTime, indiaMoment } from '@subah/rules/india-time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerActions } from '../../../../test/random-customers.ts';
import { staffActions } from '../../../../test/random-staff.ts';
import { openRandomTrade, type RandomTrade } from '../../../../test/random-trade.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { checkConsistency } from '../index.ts';
import { LINE_COST } from './line-cost.ts';
import { sumDays } from './sum-days.ts';

const STEPS = Number(process.env.TRADE_STEPS ?? 150);
const DAY_MINUTES = 24 * 60;

let trade: RandomTrade;
let first: string;
let today: string;
beforeAll(async () => {
  trade = await openRandomTrade(Number(process.env.TRADE_SEEDS ?? 7));
  first = indiaDate(trade.now());
  const actions = Object.values({ ...customerActions, ...staffActions }).flatMap((action) =>
    Array.from({ length: action.weight }, () => action),
  );
  for (let step = 0; step < STEPS; step += 1) {
    trade.advanceClock(trade.below(DAY_MINUTES));
    await trade.pick(actions)?.act(trade);
  }
  // The last months are closed, the newest orders are of today.
  await spreadOrders();
  today = indiaDate(trade.now());
  await sumDays(trade.deps);
}, 600_000);
afterAll(() => trade.close());

/** From the first day until now, because most of the steps are no orders. It ends at noon: taxes of a day are summed up an hour after it. */
async function spreadOrders(): Promise<void> {
  // At least three months are closed, however short the trade was.
  const end = new Date(
    Math.max(indiaMoment(trade.now(), 60, 12).getTime(), indiaDateTime(addDays(first, 130), '12:00').getTime()),
  );
  trade.advanceClock((end.getTime() - trade.now().getTime()) / 60_000);
  const length = (trade.now().getTime() - new Date(`${first}T00:00:00Z`).getTime()) / 60_000;
  await withoutTriggers(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from orders where placed_at is not null order by id`,
    );
    for (const [at, { id }] of rows.entries()) {
      // The first one on the first day, so that a short trade has closed months, too.
      const minutesAgo = at === 0 ? length - DAY_MINUTES / 2 : trade.below(length);
      const moment = new Date(trade.now().getTime() - minutesAgo * 60_000).toISOString();
      await tx.execute(sql`update orders set placed_at = ${moment}::timestamptz where id = ${id}`);
    }
  });
}

const withoutTriggers = (change: (tx: Tx) => Promise<unknown>): Promise<void> =>
  inTransaction(trade.database.db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await change(tx);
  });

const read = async (path: string) => {
  const { status, body } = await trade.asAdmin('GET', `/api/admin/reports/${path}`);
  expect(status).toBe(200);
  return body.data;
};

/** GST report and GSTR-1 of all months of the trade. */
async function readGst(): Promise<unknown[]> {
  const months = new Set<string>();
  for (let date = first; date <= today; date = addDays(date, 1)) months.add(date.slice(0, 7));
  const answers: unknown[] = [];
  for (const month of months)
    for (const path of ['', '/gstr-1'])
      answers.push((await trade.asAdmin('GET', `/api/admin/gst${path}?month=${month}`)).body.data);
  return answers;
}

const rupees = (paise: number) => paise / 100;

type LiveProduct = {
  productId: string;
  packs: number;
  sales: number;
  returned: number;
  cost: number;
  costed: number;
  unknown: number;
};

/** Straight from the lines of the orders. */
async function liveProducts(from: string, to: string): Promise<LiveProduct[]> {
  // The tax of a bill of the composition scheme belongs to the shop.
  const { taxScheme } = (await trade.asAdmin('GET', '/api/admin/settings')).body.data;
  const value = sql`taxable_paise + case when coalesce((select seller ->> 'taxScheme' from invoices
    where order_id = orders.id and seller is not null order by round desc limit 1), ${taxScheme}) = 'composition'
    then tax_paise else 0 end`;
  const { rows } = await trade.database.db.execute<LiveProduct>(sql`
    select product_id as "productId", sum(quantity)::float8 as packs, sum(taxable_paise + tax_paise)::float8 as sales,
      coalesce(sum(taxable_paise + tax_paise) filter (where status = 'returned'), 0)::float8 as returned,
      coalesce(sum(cost.paise) filter (where status <> 'returned'), 0)::float8 as cost,
      coalesce(sum(${value}) filter (where status <> 'returned' and cost.paise is not null), 0)::float8 as costed,
      coalesce(sum(taxable_paise + tax_paise) filter (where status <> 'returned' and cost.paise is null), 0)::float8 as unknown
    from orders join order_lines as line on line.order_id = orders.id
    cross join lateral (${sql.raw(LINE_COST)}) as cost
    where (placed_at at time zone 'Asia/Kolkata')::date between ${from}::date and ${to}::date
      and status <> 'cancelled' and rejected_at is null
    group by product_id order by sum(quantity) desc, product_id`);
  return rows;
}

const sum = <Row>(rows: Row[], figure: (row: Row) => number) => rows.reduce((all, row) => all + figure(row), 0);

async function compareProducts(from: string, to: string): Promise<void> {
  const live = await liveProducts(from, to);
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  const before = new Map(
    (await liveProducts(addDays(from, -length), addDays(from, -1))).map((row) => [row.productId, row]),
  );
  const report: ProductReport = await read(`products?from=${from}&to=${to}`);
  const byId = (a: { productId: string }, b: { productId: string }) => a.productId.localeCompare(b.productId);
  expect(
    report.products
      .toSorted(byId)
      .map(({ productId, packs, sales, returned, previousSales }) => [
        productId,
        packs,
        sales,
        returned,
        previousSales,
      ]),
  ).toEqual(
    live
      .toSorted(byId)
      .map(({ productId, packs, sales, returned }) => [
        productId,
        packs,
        rupees(sales),
        rupees(returned),
        rupees(before.get(productId)?.sales ?? 0),
      ]),
  );
  expect(report.productCount).toBe(live.length);
  expect(Math.round(sum(report.categories, ({ sales }) => sales) * 100)).toBe(sum(live, ({ sales }) => sales));
  const margins: MarginReport = await read(`margins?from=${from}&to=${to}`);
  expect(margins.totals).toMatchObject({
    sales: rupees(sum(live, ({ costed }) => costed)),
    cost: rupees(sum(live, ({ cost }) => cost)),
    previousSales: rupees(sum([...before.values()], ({ costed }) => costed)),
  });
  expect(margins.salesWithoutCost).toBe(rupees(sum(live, ({ unknown }) => unknown)));
  expect(Math.round(sum(margins.days, ({ margin }) => margin) * 100)).toBe(
    sum(live, ({ costed, cost }) => costed - cost),
  );
}

async function compareSales(days: number): Promise<void> {
  const report: SalesReport = await read(`sales?days=${days}`);
  const { rows } = await trade.database.db.execute<{
    date: string;
    payment: string;
    orders: number;
    paise: number;
  }>(sql`
    select (placed_at at time zone 'Asia/Kolkata')::date::text as date, payment_type as payment, count(*)::int as orders,
      sum(to_pay_paise)::float8 as paise
    from orders where status <> 'cancelled' and (placed_at at time zone 'Asia/Kolkata')::date between
      ${addDays(today, 1 - days)}::date and ${today}::date group by 1, 2`);
  expect(report.days).toHaveLength(days);
  for (const { date, orders, sales } of report.days) {
    const ofDay = rows.filter((row) => row.date === date);
    expect([date, orders, sales]).toEqual([
      date,
      sum(ofDay, (row) => row.orders),
      rupees(sum(ofDay, ({ paise }) => paise)),
    ]);
  }
  for (const { paymentType, orders, sales } of report.payments) {
    const ofType = rows.filter(({ payment }) => payment === paymentType);
    expect([orders, sales]).toEqual([sum(ofType, (row) => row.orders), rupees(sum(ofType, ({ paise }) => paise))]);
  }
  const live = await liveProducts(addDays(today, 1 - days), today);
  expect(report.topProducts.map(({ productId, quantity, sales }) => [productId, quantity, sales])).toEqual(
    live.slice(0, 10).map(({ productId, packs, sales }) => [productId, packs, rupees(sales)]),
  );
}

const countRows = async (table: string): Promise<number> => {
  const { rows } = await trade.database.db.execute<{ count: number }>(sql.raw(`select count(*)::int from ${table}`));
  return rows[0]?.count ?? 0;
};

test('reports from sums of days and months equal those from the orders of a random trade', async () => {
  expect(await countRows('report_months')).toBeGreaterThan(2);
  expect(await countRows('product_months')).toBeGreaterThan(0);
  await compareProducts(first, today);
  // Parts of months at both ends, one whole month, one day.
  await compareProducts(addDays(first, 9), addDays(today, -9));
  await compareProducts('2027-03-01', '2027-03-31');
  await compareProducts(addDays(first, 40), addDays(first, 40));
  for (const days of [1, 7, 30, 120, 366]) await compareSales(days);
});

test('the audit finds a month that differs from its days, and a month is summed up again with its days', async () => {
  const { db } = trade.database;
  const checks = async () => new Set((await checkConsistency(db)).faults.map(({ check }) => check));
  const before = await checks();
  const { rows } = await db.execute<{ month: string; date: string }>(sql`
    select month::text, min(date)::text as date from product_months join report_days on date >= month
    group by month order by month limit 1`);
  const { month, date } = rows[0] ?? {};
  await db.execute(sql`update product_months set cost_paise = cost_paise + 1 where month = ${month}`);
  await db.execute(sql`update report_days set costed_tax_paise = costed_tax_paise + 1 where date = ${date}`);
  expect(await checks()).toEqual(
    new Set([...before, 'costs of a day = those of its products', 'sums of products in a month = those of its days']),
  );
  await db.execute(sql`delete from report_days where date = ${date}`);
  await sumDays(trade.deps);
  expect(await checks()).toEqual(before);
  await compareProducts(first, today);
});

test('an order that changes shows in the sales at once, and in the products after the next run', async () => {
  const { db } = trade.database;
  const { rows } = await db.execute<{ id: string; date: string }>(sql`
    select id, (placed_at at time zone 'Asia/Kolkata')::date::text as date from orders
    where placed_at < date_trunc('month', ${today}::timestamp) and status not in ('cancelled', 'returned', 'pending', 'expired') order by id limit 1`);
  const [order] = rows;
  // Ids of events have the time of the machine, not that of the test.
  await db.execute(sql`update report_days set computed_at = now() + interval '10 minutes'`);
  await db.execute(sql`update report_months set computed_at = now() + interval '10 minutes'`);
  await withoutTriggers((tx) => tx.execute(sql`update orders set status = 'cancelled' where id = ${order?.id}`));
  await db.execute(sql`insert into order_events (id, order_id, status, label, actor_role)
    select (lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') || '7fffa' || substr(md5('x'), 1, 15))::uuid,
      ${order?.id}, 'cancelled', 'Cancelled', 'system'`);
  await compareSales(366);
  const months = await countRows('report_months');
  expect(await sumDays(trade.deps)).toBeGreaterThan(0);
  expect(await countRows('report_months')).toBe(months);
  await compareProducts(first, today);
  await compareSales(366);
});

test('GST reports from sums of days equal those from the documents', async () => {
  const { db } = trade.database;
  await trade.runJobs();
  await sumDays(trade.deps);
  expect(await countRows('tax_days')).toBeGreaterThan(10);
  expect(await countRows('report_days where not has_tax_sums')).toBe(1);
  const summed = await readGst();
  await db.execute(sql`update report_days set has_tax_sums = false`);
  expect(await readGst()).toEqual(summed);
  // A part of a month.
  await db.execute(sql`update report_days set has_tax_sums = true where extract(day from date) < 20`);
  expect(await readGst()).toEqual(summed);
  await sumDays(trade.deps);
  expect(await readGst()).toEqual(summed);
});

test('a day is summed up for GST when its last invoice has a number, and the audit compares it with its documents', async () => {
  const { db } = trade.database;
  const { rows } = await db.execute<{ id: string; round: number; number: string; date: string }>(sql`
    select order_id as id, round, number, (issued_at at time zone 'Asia/Kolkata')::date::text as date
    from invoices where (issued_at at time zone 'Asia/Kolkata')::date in (select date from report_days where has_tax_sums)
    order by issued_at limit 1`);
  const [invoice] = rows;
  const setNumber = (number: string | null) =>
    withoutTriggers((tx) =>
      tx.execute(
        sql`update invoices set number = ${number} where order_id = ${invoice?.id} and round = ${invoice?.round}`,
      ),
    );
  await setNumber(null);
  await db.execute(sql`update report_days set has_tax_sums = false where date = ${invoice?.date}`);
  await sumDays(trade.deps);
  expect(await countRows(`report_days where date = '${invoice?.date}' and has_tax_sums`)).toBe(0);
  await setNumber(invoice?.number ?? '');
  await sumDays(trade.deps);
  expect(await countRows(`report_days where date = '${invoice?.date}' and has_tax_sums`)).toBe(1);
  const checks = async () => new Set((await checkConsistency(db)).faults.map(({ check }) => check));
  const before = await checks();
  await db.execute(sql`update tax_days set cgst_paise = cgst_paise + 1 where date = ${invoice?.date}`);
  expect(await checks()).toEqual(new Set([...before, 'taxes of a day = its invoices and credit notes']));
  await db.execute(sql`update report_days set has_tax_sums = false where date = ${invoice?.date}`);
  await sumDays(trade.deps);
  expect(await checks()).toEqual(before);
});
