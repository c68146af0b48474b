import type { Period, ProductReport } from '@subah/contract/reports/period-reports';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { toRupees } from '@subah/rules/money';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { categories, products } from '../../catalog/catalog.tables.ts';
import { bothPeriods, describeProduct, limitOf, type ProductFacts, readSums, shelves } from './product-sums.ts';

const SHOWN_PRODUCTS = 200;

type Sums = { packs: number; paise: number; returnedPacks: number; returnedPaise: number; paiseBefore: number };

type CategoryRow = Sums & { product_type: Catalog; category: string };
type ProductRow = Sums & ProductFacts;
type Report = { productCount: number; categories: CategoryRow[]; products: ProductRow[] };

/** One pass over the sums of both periods; only the products that are shown leave the database. */
export const readProductReport = (db: Db, period: Period, shown = SHOWN_PRODUCTS): Promise<ProductReport> =>
  readSums(db, async (tx) => {
    const { rows } = await tx.execute<{ report: Report }>(sql`
      with sums as materialized (
        select product_id, coalesce(sum(packs) filter (where is_now), 0)::bigint as packs,
          coalesce(sum(sales_paise) filter (where is_now), 0)::bigint as paise,
          coalesce(sum(returned_packs) filter (where is_now), 0)::bigint as "returnedPacks",
          coalesce(sum(returned_paise) filter (where is_now), 0)::bigint as "returnedPaise",
          coalesce(sum(sales_paise) filter (where not is_now), 0)::bigint as "paiseBefore"
        from (${await bothPeriods(tx, period)}) as parts group by product_id
      ), by_category as (
        select ${categories.catalog} as product_type, ${categories.name} as category, sum(sums.packs) as packs, sum(paise) as paise,
          sum("returnedPacks") as "returnedPacks", sum("returnedPaise") as "returnedPaise", sum("paiseBefore") as "paiseBefore"
        from sums join ${shelves} on shelf.id = product_id join ${categories} on ${categories.id} = shelf.category_id
        group by ${categories.id}
      ), top as (
        select * from sums where packs > 0 order by paise desc, product_id limit ${limitOf(shown)}
      ), by_product as (
        select product_id as "productId", code, name, pack_quantity::float8 as "packQuantity", unit, top.packs, paise,
          "returnedPacks", "returnedPaise", "paiseBefore"
        from top join ${products} on ${products.id} = product_id
      )
      select json_build_object(
        'productCount', (select count(*) from sums where packs > 0),
        'categories', (select coalesce(json_agg(by_category), '[]') from by_category),
        'products', (select coalesce(json_agg(by_product order by paise desc, "productId"), '[]') from by_product)) as report`);
    const [{ report } = NO_ROW] = rows;
    return {
      ...period,
      categories: report.categories
        .sort((a, b) => b.paise - a.paise || a.category.localeCompare(b.category))
        .map(({ product_type, category, ...sums }) => ({ product_type, category, ...salesOf(sums) })),
      productCount: report.productCount,
      products: report.products.map((row) => ({ ...describeProduct(row), ...salesOf(row) })),
    };
  });

const NO_ROW: { report: Report } = { report: { productCount: 0, categories: [], products: [] } };

const salesOf = ({ packs, paise, returnedPacks, returnedPaise, paiseBefore }: Sums) => ({
  packs,
  sales: toRupees(paise),
  returnedPacks,
  returned: toRupees(returnedPaise),
  netSales: toRupees(paise - returnedPaise),
  previousSales: toRupees(paiseBefore),
});
