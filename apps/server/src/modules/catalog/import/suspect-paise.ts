import type { Catalog } from '@subah/rules/catalog/catalogs';
import { looksLikePaise } from '@subah/rules/catalog/paise-list';
import { toRupees } from '@subah/rules/money';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { products } from '../catalog.tables.ts';
import type { OpenList } from './open-list.ts';
import { readRow } from './read-row.ts';

const MIN_PRODUCTS = 20;

/** Whether the first rows of a list look like paise, next to what the shop sells. False once a person has answered. */
export async function suspectPaise(
  db: Db,
  catalog: Catalog,
  { columns, sample }: Pick<OpenList, 'columns' | 'sample'>,
): Promise<boolean> {
  if (columns.hasPriceScale || columns.missing.length > 0) return false;
  const rows = sample.flatMap((record) => readRow(record, columns, catalog).product ?? []);
  const shopPrices = await findPrices(
    db,
    catalog,
    rows.map(({ code }) => code),
  );
  return looksLikePaise({
    catalog,
    prices: rows.map(({ pricePaise }) => toRupees(pricePaise)),
    known: rows.flatMap(({ code, pricePaise }) => {
      const shop = shopPrices.get(code);
      return shop === undefined ? [] : [{ listed: pricePaise, shop }];
    }),
    shopMedian: await findMedianPrice(db, catalog),
  });
}

async function findPrices(db: Db, catalog: Catalog, codes: string[]): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: products.code, pricePaise: products.pricePaise })
    .from(products)
    .where(and(eq(products.catalog, catalog), inArray(products.code, codes), isNull(products.deletedAt)));
  return new Map(rows.map(({ code, pricePaise }) => [code, pricePaise]));
}

/** In rupees; undefined for a shop that has few products of the catalog. */
async function findMedianPrice(db: Db, catalog: Catalog): Promise<number | undefined> {
  const [row] = await db
    .select({
      median: sql<number | null>`percentile_disc(0.5) within group (order by ${products.pricePaise})`,
      count: count(),
    })
    .from(products)
    .where(and(eq(products.catalog, catalog), isNull(products.deletedAt)));
  return row && row.median !== null && row.count >= MIN_PRODUCTS ? toRupees(row.median) : undefined;
}
