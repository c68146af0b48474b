import type { Period, ProductReport } from '@subah/contract/orders/period-reports';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { toRupees } from '@subah/rules/money';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { categories, products } from '../../catalog/catalog.tables.ts';
import { productDays } from '../reports.tables.ts';
import { periodBefore } from './read-period-report.ts';

const SHOWN_PRODUCTS = 200;

type Sums = { packs: number; paise: number; returnedPacks: number; returnedPaise: number; paiseBefore: number };

/** One pass over the sums of both periods; products are grouped first, because categories join them. */
export async function readProductReport(db: Db, period: Period, shown = SHOWN_PRODUCTS): Promise<ProductReport> {
  const { from } = periodBefore(period);
  const isNow = sql`${productDays.date} >= ${period.from}::date`;
  const { rows } = await db.execute<
    Sums & {
      productId: string;
      code: string;
      name: string;
      packQuantity: number;
      unit: string;
      product_type: Catalog;
      category: string;
    }
  >(sql`
    with sums as materialized (
      select ${productDays.productId} as product_id,
        coalesce(sum(${productDays.packs}) filter (where ${isNow}), 0) as packs,
        coalesce(sum(${productDays.salesPaise}) filter (where ${isNow}), 0) as paise,
        coalesce(sum(${productDays.returnedPacks}) filter (where ${isNow}), 0) as returned_packs,
        coalesce(sum(${productDays.returnedPaise}) filter (where ${isNow}), 0) as returned_paise,
        coalesce(sum(${productDays.salesPaise}) filter (where not ${isNow}), 0) as paise_before
      from ${productDays} where ${productDays.date} between ${from}::date and ${period.to}::date
      group by ${productDays.productId}
    )
    select ${products.id} as "productId", ${products.code} as code, ${products.name} as name,
      ${products.packQuantity}::float8 as "packQuantity", ${products.unit} as unit, ${products.catalog} as product_type,
      ${categories.name} as category, sums.packs::float8, paise::float8, returned_packs::float8 as "returnedPacks",
      returned_paise::float8 as "returnedPaise", paise_before::float8 as "paiseBefore"
    from sums join ${products} on ${products.id} = sums.product_id
    join ${categories} on ${categories.id} = ${products.categoryId}
    order by paise desc, ${products.id}`);
  const sold = rows.filter(({ packs }) => packs > 0);
  return {
    ...period,
    categories: groupByCategory(rows),
    productCount: sold.length,
    products: sold.slice(0, shown).map(({ productId, code, name, packQuantity, unit, ...sums }) => ({
      productId,
      code,
      name,
      unit: packSize(packQuantity, unit),
      ...salesOf(sums),
    })),
  };
}

const salesOf = ({ packs, paise, returnedPacks, returnedPaise, paiseBefore }: Sums) => ({
  packs,
  sales: toRupees(paise),
  returnedPacks,
  returned: toRupees(returnedPaise),
  netSales: toRupees(paise - returnedPaise),
  previousSales: toRupees(paiseBefore),
});

function groupByCategory(rows: (Sums & { product_type: Catalog; category: string })[]): ProductReport['categories'] {
  const groups = new Map<string, Sums & { product_type: Catalog; category: string }>();
  for (const row of rows) {
    const key = `${row.product_type} ${row.category}`;
    const sum = groups.get(key);
    groups.set(key, sum ? add(sum, row) : row);
  }
  return [...groups.values()]
    .sort((a, b) => b.paise - a.paise || a.category.localeCompare(b.category))
    .map(({ product_type, category, ...sums }) => ({ product_type, category, ...salesOf(sums) }));
}

const add = <Row extends Sums>(a: Row, b: Sums): Row => ({
  ...a,
  packs: a.packs + b.packs,
  paise: a.paise + b.paise,
  returnedPacks: a.returnedPacks + b.returnedPacks,
  returnedPaise: a.returnedPaise + b.returnedPaise,
  paiseBefore: a.paiseBefore + b.paiseBefore,
});
