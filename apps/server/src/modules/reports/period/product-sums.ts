import type { Period } from '@subah/contract/reports/period-reports';
import { packSize } from '@subah/rules/catalog/pack-size';
import { addDays, type CalendarDate } from '@subah/rules/india-time';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../../platform/database/database.ts';
import { products } from '../../catalog/catalog.tables.ts';
import { productDays, productMonths, reportMonths } from '../reports.tables.ts';
import { periodBefore } from './read-period-report.ts';

const SNAPSHOT = 'begin isolation level repeatable read read only';

/**
 * One snapshot, so that days and months fit together. The default memory would write the sums of many products to disk
 * in between. Without parallel workers: each would sum up almost every product, and joining their sums costs more than it saves.
 */
export const readSums = <Result>(db: Db, read: (tx: Tx) => Promise<Result>): Promise<Result> =>
  inTransaction(
    db,
    async (tx) => {
      await tx.execute(
        sql`select set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '0', true)`,
      );
      return read(tx);
    },
    SNAPSHOT,
  );

const FIGURES = sql.raw(
  'product_id, packs, sales_paise, returned_packs, returned_paise, cost_paise, costed_taxable_paise, costed_tax_paise',
);

/**
 * A query for the sums of products in a period, with several rows for a product: the months of the period that are summed
 * up, and the days outside of them. `isLeftOut` are days that the caller reads from orders.
 */
export async function productSums(
  tx: Tx,
  { from, to }: Period,
  isLeftOut: ReadonlySet<CalendarDate> = new Set(),
): Promise<SQL> {
  const { rows } = await tx.execute<{ first: string; last: string }>(sql`
    select month::text as first, (month + interval '1 month' - interval '1 day')::date::text as last from ${reportMonths}
    where month >= ${from}::date and month + interval '1 month' <= ${addDays(to, 1)}::date order by month`);
  const months = rows.filter(({ first, last }) => ![...isLeftOut].some((date) => date >= first && date <= last));
  const days = [from, ...months.map(({ last }) => addDays(last, 1))].map((start, at) => ({
    from: start,
    to: months[at] ? addDays(months[at].first, -1) : to,
  }));
  const parts = days
    .filter((range) => range.from <= range.to)
    .map(
      (range) => sql`select ${FIGURES} from ${productDays} where date between ${range.from}::date and ${range.to}::date
      ${isLeftOut.size > 0 ? sql`and date <> all(${sql.param([...isLeftOut])}::date[])` : sql``}`,
    );
  if (months.length > 0) {
    const list = sql.param(months.map(({ first }) => first));
    parts.push(sql`select ${FIGURES} from ${productMonths} where month = any(${list}::date[])`);
  }
  return sql.join(parts, sql` union all `);
}

/** The sums of a period and of the one before, told apart by `is_now`. */
export async function bothPeriods(tx: Tx, period: Period): Promise<SQL> {
  const now = await productSums(tx, period);
  const before = await productSums(tx, periodBefore(period));
  return sql`select true as is_now, now.* from (${now}) as now union all select false, before.* from (${before}) as before`;
}

export type ProductFacts = { productId: string; code: string; name: string; packQuantity: number; unit: string };

export const describeProduct = ({ productId, code, name, packQuantity, unit }: ProductFacts) => ({
  productId,
  code,
  name,
  unit: packSize(packQuantity, unit),
});

/** For `limit`, where null means no limit. */
export const limitOf = (shown: number): SQL => (Number.isFinite(shown) ? sql`${shown}` : sql`null`);

/** Products with their category. With `offset 0` it is read once: the planner would look up each product by itself. */
export const shelves = sql`(select ${products.id}, ${products.categoryId} from ${products} offset 0) as shelf`;
