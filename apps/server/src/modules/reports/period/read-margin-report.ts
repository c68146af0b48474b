import type { MarginReport, Period } from '@subah/contract/orders/period-reports';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { addDays, daysBetween } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { categories, products } from '../../catalog/catalog.tables.ts';
import { readShopFacts } from '../../shop/index.ts';
import { productDays } from '../reports.tables.ts';
import { periodBefore } from './read-period-report.ts';

const SHOWN_PRODUCTS = 200;

type Sums = { sales: number; cost: number; salesBefore: number; costBefore: number };

/** Sums in paise. Under the composition scheme the tax in a price is not passed on and belongs to the shop. */
export async function readMarginReport(db: Db, period: Period, shown = SHOWN_PRODUCTS): Promise<MarginReport> {
  const { taxScheme } = await readShopFacts(db);
  const value =
    taxScheme === 'composition'
      ? sql`(${productDays.costedTaxablePaise} + ${productDays.costedTaxPaise})`
      : sql`${productDays.costedTaxablePaise}`;
  const rows = await readProducts(db, period, value);
  const totals = rows.reduce<Sums>(add, NOTHING);
  const sold = rows.filter(({ sales, cost }) => sales > 0 || cost > 0);
  return {
    ...period,
    totals: { ...marginOf(totals), previousSales: toRupees(totals.salesBefore) },
    salesWithoutCost: toRupees(rows.reduce((sum, { unknown }) => sum + unknown, 0)),
    days: await readDays(db, period, value),
    categories: groupByCategory(rows).map(({ product_type, category, ...sums }) => ({
      product_type,
      category,
      ...marginOf(sums),
    })),
    productCount: sold.length,
    products: sold.slice(0, shown).map(({ productId, code, name, packQuantity, unit, ...sums }) => ({
      productId,
      code,
      name,
      unit: packSize(packQuantity, unit),
      ...marginOf(sums),
    })),
  };
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

type ProductSums = Sums & {
  unknown: number;
  productId: string;
  code: string;
  name: string;
  packQuantity: number;
  unit: string;
  product_type: Catalog;
  category: string;
};

/** The highest margin first. */
async function readProducts(db: Db, period: Period, value: ReturnType<typeof sql>): Promise<ProductSums[]> {
  const isNow = sql`${productDays.date} >= ${period.from}::date`;
  const unknown = sql`${productDays.salesPaise} - ${productDays.returnedPaise} - ${productDays.costedTaxablePaise} - ${productDays.costedTaxPaise}`;
  const { rows } = await db.execute<ProductSums>(sql`
    with sums as materialized (
      select ${productDays.productId} as product_id,
        coalesce(sum(${value}) filter (where ${isNow}), 0)::float8 as sales,
        coalesce(sum(${productDays.costPaise}) filter (where ${isNow}), 0)::float8 as cost,
        coalesce(sum(${value}) filter (where not ${isNow}), 0)::float8 as "salesBefore",
        coalesce(sum(${productDays.costPaise}) filter (where not ${isNow}), 0)::float8 as "costBefore",
        coalesce(sum(${unknown}) filter (where ${isNow}), 0)::float8 as unknown
      from ${productDays}
      where ${productDays.date} between ${periodBefore(period).from}::date and ${period.to}::date
      group by ${productDays.productId}
    )
    select ${products.id} as "productId", ${products.code} as code, ${products.name} as name,
      ${products.packQuantity}::float8 as "packQuantity", ${products.unit} as unit, ${products.catalog} as product_type,
      ${categories.name} as category, sales, cost, "salesBefore", "costBefore", unknown
    from sums join ${products} on ${products.id} = sums.product_id
    join ${categories} on ${categories.id} = ${products.categoryId}
    order by sales - cost desc, ${products.id}`);
  return rows;
}

function groupByCategory(rows: ProductSums[]): ProductSums[] {
  const groups = new Map<string, ProductSums>();
  for (const row of rows.filter((sums) => sums.sales + sums.cost + sums.salesBefore + sums.costBefore > 0)) {
    const key = `${row.product_type} ${row.category}`;
    const sum = groups.get(key);
    groups.set(key, sum ? add(sum, row) : row);
  }
  return [...groups.values()].sort(
    (a, b) => b.sales - b.cost - (a.sales - a.cost) || a.category.localeCompare(b.category),
  );
}

async function readDays(db: Db, period: Period, value: ReturnType<typeof sql>): Promise<MarginReport['days']> {
  const { rows } = await db.execute<{ date: string; sales: number; cost: number }>(sql`
    select ${productDays.date}::text as date, sum(${value})::float8 as sales, sum(${productDays.costPaise})::float8 as cost
    from ${productDays} where ${productDays.date} between ${periodBefore(period).from}::date and ${period.to}::date
    group by ${productDays.date}`);
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
