import type { MarginReport, Period } from '@subah/contract/reports/period-reports';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { addDays, daysBetween } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { categories, products } from '../../catalog/catalog.tables.ts';
import { reportDays } from '../reports.tables.ts';
import { bothPeriods, describeProduct, limitOf, type ProductFacts, readSums, shelves } from './product-sums.ts';
import { periodBefore } from './read-period-report.ts';

const SHOWN_PRODUCTS = 200;

type Sums = { sales: number; cost: number; salesBefore: number; costBefore: number };
type CategoryRow = Sums & { product_type: Catalog; category: string };
type ProductRow = Sums & ProductFacts;
type Report = { unknown: number; productCount: number; categories: CategoryRow[]; products: ProductRow[] };

/** Sums in paise. The tax in a price that is not passed on, under the composition scheme, is part of the value. */
export async function readMarginReport(db: Db, period: Period, shown = SHOWN_PRODUCTS): Promise<MarginReport> {
  return readSums(db, async (tx) => {
    const report = await readProducts(tx, period, shown);
    const totals = report.categories.reduce<Sums>(add, NOTHING);
    return {
      ...period,
      totals: { ...marginOf(totals), previousSales: toRupees(totals.salesBefore) },
      salesWithoutCost: toRupees(report.unknown),
      days: await readDays(tx, period),
      categories: report.categories
        .sort((a, b) => b.sales - b.cost - (a.sales - a.cost) || a.category.localeCompare(b.category))
        .map(({ product_type, category, ...sums }) => ({ product_type, category, ...marginOf(sums) })),
      productCount: report.productCount,
      products: report.products.map((row) => ({ ...describeProduct(row), ...marginOf(row) })),
    };
  });
}

const NOTHING: Sums = { sales: 0, cost: 0, salesBefore: 0, costBefore: 0 };

const add = <Row extends Sums>(a: Row, b: Sums): Row => ({
  ...a,
  sales: a.sales + b.sales,
  cost: a.cost + b.cost,
  salesBefore: a.salesBefore + b.salesBefore,
  costBefore: a.costBefore + b.costBefore,
});

const marginOf = ({ sales, cost, salesBefore, costBefore }: Sums) => ({
  sales: toRupees(sales),
  cost: toRupees(cost),
  margin: toRupees(sales - cost),
  previousMargin: toRupees(salesBefore - costBefore),
});

/** The highest margin first. Only the products that are shown leave the database. */
async function readProducts(tx: Tx, period: Period, shown: number): Promise<Report> {
  const { rows } = await tx.execute<{ report: Report }>(sql`
    with sums as materialized (
      select product_id, coalesce(sum(costed_taxable_paise) filter (where is_now), 0)::bigint as sales,
        coalesce(sum(cost_paise) filter (where is_now), 0)::bigint as cost,
        coalesce(sum(costed_taxable_paise) filter (where not is_now), 0)::bigint as "salesBefore",
        coalesce(sum(cost_paise) filter (where not is_now), 0)::bigint as "costBefore",
        coalesce(sum(sales_paise - returned_paise - costed_taxable_paise - costed_tax_paise) filter (where is_now), 0)::bigint as unknown
      from (${await bothPeriods(tx, period)}) as parts group by product_id
    ), by_category as (
      select ${categories.catalog} as product_type, ${categories.name} as category, sum(sales) as sales, sum(cost) as cost,
        sum("salesBefore") as "salesBefore", sum("costBefore") as "costBefore"
      from sums join ${shelves} on shelf.id = product_id join ${categories} on ${categories.id} = shelf.category_id
      where sales + cost + "salesBefore" + "costBefore" > 0
      group by ${categories.id}
    ), top as (
      select * from sums where sales > 0 or cost > 0 order by sales - cost desc, product_id limit ${limitOf(shown)}
    ), by_product as (
      select product_id as "productId", code, name, pack_quantity::float8 as "packQuantity", unit, sales, cost, "salesBefore",
        "costBefore"
      from top join ${products} on ${products.id} = product_id
    )
    select json_build_object(
      'unknown', (select coalesce(sum(unknown), 0) from sums),
      'productCount', (select count(*) from sums where sales > 0 or cost > 0),
      'categories', (select coalesce(json_agg(by_category), '[]') from by_category),
      'products', (select coalesce(json_agg(by_product order by sales - cost desc, "productId"), '[]') from by_product)) as report`);
  return rows[0]?.report ?? { unknown: 0, productCount: 0, categories: [], products: [] };
}

async function readDays(tx: Tx, period: Period): Promise<MarginReport['days']> {
  const { rows } = await tx.execute<{ date: string; sales: number; cost: number }>(sql`
    select date::text, costed_taxable_paise::float8 as sales, cost_paise::float8 as cost
    from ${reportDays} where date between ${periodBefore(period).from}::date and ${period.to}::date`);
  const byDay = new Map(rows.map((row) => [row.date, row]));
  const length = daysBetween(period.from, period.to) + 1;
  return Array.from({ length }, (_, at) => {
    const date = addDays(period.from, at);
    const now = byDay.get(date) ?? NOTHING;
    const before = byDay.get(addDays(date, -length)) ?? NOTHING;
    return {
      date,
      ...marginOf({ sales: now.sales, cost: now.cost, salesBefore: before.sales, costBefore: before.cost }),
    };
  });
}
