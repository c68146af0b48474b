import type { StockReport } from '@subah/contract/orders/period-reports';
import { packSize } from '@subah/rules/catalog/pack-size';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { categories, products } from '../../catalog/catalog.tables.ts';
import { stockBatches } from '../../stock/batches.tables.ts';
import { productDays } from '../reports.tables.ts';

const SHOWN_DEAD = 200;

// Lab tests are services: their stock is a number of appointments and has no value.
const hasValue = sql`${products.deletedAt} is null and ${products.stock} > 0 and ${products.catalog} <> 'labtest'`;

type CategoryRow = Omit<StockReport['categories'][number], 'value'> & { paise: number; withoutCost: number };

/**
 * Packs of a product with a known cost. Batches hold also packs of orders that are not packed yet; these will take those that expire first,
 * so the stock is counted from the batch that expires last. Packs without a batch cost the average.
 */
const stockAtCost = sql`
  select coalesce(sum(shelf.packs * shelf.cost), 0) as cost, coalesce(sum(shelf.packs) filter (where shelf.cost is not null), 0) as packs
  from (
    select least(batch.packs, ${products.stock} - batch.before) as packs, coalesce(batch.cost, ${products.costPaise}) as cost
    from (
      select quantity - held_back as packs, cost_paise as cost,
        sum(quantity - held_back) over (order by expires_on desc, id) - (quantity - held_back) as before
      from ${stockBatches} where ${stockBatches.productId} = ${products.id} and quantity > held_back
    ) as batch where batch.before < ${products.stock}
    union all
    select ${products.stock} - coalesce(sum(quantity - held_back), 0), ${products.costPaise}
    from ${stockBatches} where ${stockBatches.productId} = ${products.id}
    having coalesce(sum(quantity - held_back), 0) < ${products.stock}
  ) as shelf`;

export async function readStockReport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  deadDays: number,
  shown = SHOWN_DEAD,
): Promise<StockReport> {
  const { rows } = await db.execute<CategoryRow>(sql`
    select ${products.catalog} as product_type, ${categories.name} as category, count(*)::int as products,
      sum(${products.stock})::int as packs, sum(${products.stock}::bigint * ${products.pricePaise})::float8 as paise,
      coalesce(sum(known.cost), 0)::float8 as cost, sum(${products.stock} - known.packs)::int as "withoutCost"
    from ${products} join ${categories} on ${categories.id} = ${products.categoryId}
    cross join lateral (${stockAtCost}) as known
    where ${hasValue} group by 1, 2 order by paise desc, category`);
  const dead = await listDeadStock(db, addDays(indiaDate(clock()), 1 - deadDays));
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
    deadCount: dead.length,
    deadValue: toRupees(dead.reduce((sum, { paise }) => sum + paise, 0)),
    dead: dead.slice(0, shown).map(({ paise, packQuantity, unit, ...row }) => ({
      ...row,
      unit: packSize(packQuantity, unit),
      value: toRupees(paise),
    })),
  };
}

type DeadRow = Omit<StockReport['dead'][number], 'value'> & { packQuantity: number; paise: number };

/** Products that came into the catalog after `since` had no time to be sold. */
async function listDeadStock(db: Deps['db'], since: string): Promise<DeadRow[]> {
  const { rows } = await db.execute<DeadRow>(sql`
    select ${products.id} as "productId", ${products.code} as code, ${products.name} as name,
      ${products.packQuantity}::float8 as "packQuantity", ${products.unit} as unit, ${products.stock} as packs,
      (${products.stock}::bigint * ${products.pricePaise})::float8 as paise,
      (select max(${productDays.date})::text from ${productDays} where ${productDays.productId} = ${products.id}) as "lastSold"
    from ${products}
    where ${hasValue} and ${products.createdAt} < ${since}::date at time zone 'Asia/Kolkata' and not exists (
      select 1 from ${productDays} where ${productDays.productId} = ${products.id} and ${productDays.date} >= ${since}::date)
    order by paise desc, ${products.id}`);
  return rows;
}
