import type { StockReport } from '@subah/contract/orders/period-reports';
import { packSize } from '@subah/rules/catalog/pack-size';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { categories, products } from '../../catalog/catalog.tables.ts';
import { productDays } from '../reports.tables.ts';

const SHOWN_DEAD = 200;

// Lab tests are services: their stock is a number of appointments and has no value.
const hasValue = sql`${products.deletedAt} is null and ${products.stock} > 0 and ${products.catalog} <> 'labtest'`;

export async function readStockReport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  deadDays: number,
  shown = SHOWN_DEAD,
): Promise<StockReport> {
  const { rows } = await db.execute<Omit<StockReport['categories'][number], 'value'> & { paise: number }>(sql`
    select ${products.catalog} as product_type, ${categories.name} as category, count(*)::int as products,
      sum(${products.stock})::int as packs, sum(${products.stock}::bigint * ${products.pricePaise})::float8 as paise
    from ${products} join ${categories} on ${categories.id} = ${products.categoryId}
    where ${hasValue} group by 1, 2 order by paise desc, category`);
  const dead = await listDeadStock(db, addDays(indiaDate(clock()), 1 - deadDays));
  return {
    categories: rows.map(({ paise, ...row }) => ({ ...row, value: toRupees(paise) })),
    packs: rows.reduce((sum, { packs }) => sum + packs, 0),
    value: toRupees(rows.reduce((sum, { paise }) => sum + paise, 0)),
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
