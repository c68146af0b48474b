import type { StockReport } from '@subah/contract/reports/period-reports';
import { packSize } from '@subah/rules/catalog/pack-size';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { categories, products } from '../../catalog/catalog.tables.ts';
import { stockBatches } from '../../stock/batches.tables.ts';
import { productDays } from '../reports.tables.ts';
import { limitOf } from './product-sums.ts';

const SHOWN_DEAD = 200;

// Lab tests are services: their stock is a number of appointments and has no value.
const hasValue = sql`${products.deletedAt} is null and ${products.stock} > 0 and ${products.catalog} <> 'labtest'`;

type CategoryRow = Omit<StockReport['categories'][number], 'value'> & { paise: number; withoutCost: number };

/**
 * Packs in batches by product, with their known cost. Batches hold also packs of orders that are not packed yet; these will take those that
 * expire first, so the stock is counted from the batch that expires last. Packs without a batch cost the average.
 */
const stockInBatches = sql`
  select product_id, sum(packs) as packs, sum(packs * cost) as cost, sum(packs) filter (where cost is not null) as known
  from (
    select batch.product_id, least(batch.packs, stock - batch.before) as packs, coalesce(batch.cost, stock_cost) as cost
    from (
      select ${stockBatches.productId} as product_id, ${products.stock} as stock, ${products.costPaise} as stock_cost,
        ${stockBatches.quantity} - ${stockBatches.heldBack} as packs, ${stockBatches.costPaise} as cost,
        sum(${stockBatches.quantity} - ${stockBatches.heldBack}) over (partition by ${stockBatches.productId}
          order by ${stockBatches.expiresOn} desc, ${stockBatches.id}) - (${stockBatches.quantity} - ${stockBatches.heldBack}) as before
      from ${stockBatches} join ${products} on ${products.id} = ${stockBatches.productId}
      where ${stockBatches.quantity} > ${stockBatches.heldBack} and ${hasValue}
    ) as batch where batch.before < stock
  ) as shelf group by product_id`;

export async function readStockReport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  deadDays: number,
  shown = SHOWN_DEAD,
): Promise<StockReport> {
  const { rows } = await db.execute<CategoryRow>(sql`
    select ${products.catalog} as product_type, ${categories.name} as category, count(*)::int as products,
      sum(${products.stock})::float8 as packs, sum(${products.stock}::bigint * ${products.pricePaise})::float8 as paise,
      coalesce(sum(coalesce(shelf.cost, 0) + coalesce(loose.packs * ${products.costPaise}, 0)), 0)::float8 as cost,
      sum(${products.stock} - coalesce(shelf.known, 0)
        - case when ${products.costPaise} is null then 0 else loose.packs end)::float8 as "withoutCost"
    from ${products} join ${categories} on ${categories.id} = ${products.categoryId}
    left join (${stockInBatches}) as shelf on shelf.product_id = ${products.id}
    cross join lateral (select ${products.stock} - coalesce(shelf.packs, 0) as packs) as loose
    where ${hasValue} group by 1, 2 order by paise desc, category`);
  const dead = await readDeadStock(db, addDays(indiaDate(clock()), 1 - deadDays), shown);
  return {
    categories: rows.map(({ paise, cost, withoutCost, ...row }) => ({
      ...row,
      value: toRupees(paise),
      cost: toRupees(cost),
    })),
    packs: rows.reduce((sum, { packs }) => sum + packs, 0),
    value: toRupees(rows.reduce((sum, { paise }) => sum + paise, 0)),
    cost: toRupees(rows.reduce((sum, { cost }) => sum + cost, 0)),
    packsWithoutCost: rows.reduce((sum, { withoutCost }) => sum + withoutCost, 0),
    deadDays,
    deadCount: dead.count,
    deadValue: toRupees(dead.paise),
    dead: dead.shown.map(({ paise, packQuantity, unit, ...row }) => ({
      ...row,
      unit: packSize(packQuantity, unit),
      value: toRupees(paise),
    })),
  };
}

type DeadRow = Omit<StockReport['dead'][number], 'value'> & { packQuantity: number; paise: number };
type DeadStock = { count: number; paise: number; shown: DeadRow[] };

/** Products that came into the catalog after `since` had no time to be sold. */
async function readDeadStock(db: Db, since: string, shown: number): Promise<DeadStock> {
  const { rows } = await db.execute<{ report: DeadStock }>(sql`
    with dead as materialized (
      select ${products.id} as id, ${products.stock}::bigint * ${products.pricePaise} as paise from ${products}
      where ${hasValue} and ${products.createdAt} < ${since}::date at time zone 'Asia/Kolkata' and not exists (
        select 1 from ${productDays} where ${productDays.productId} = ${products.id} and ${productDays.date} >= ${since}::date)
    ), top as (
      select * from dead order by paise desc, id limit ${limitOf(shown)}
    ), listed as (
      select ${products.id} as "productId", code, name, pack_quantity::float8 as "packQuantity", unit, stock as packs, paise,
        (select max(${productDays.date}) from ${productDays} where ${productDays.productId} = top.id) as "lastSold"
      from top join ${products} on ${products.id} = top.id
    )
    select json_build_object('count', (select count(*) from dead), 'paise', (select coalesce(sum(paise), 0) from dead),
      'shown', (select coalesce(json_agg(listed order by paise desc, "productId"), '[]') from listed)) as report`);
  return rows[0]?.report ?? { count: 0, paise: 0, shown: [] };
}
