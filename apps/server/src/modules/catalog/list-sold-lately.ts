import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { products } from './catalog.tables.ts';

const isOnSale = and(eq(products.isAvailable, true), isNull(products.deletedAt), ne(products.catalog, 'labtest'));

/** Packs sold in the last 30 days, by product: goods on sale that were sold, and those with a limit of their own. */
export async function listSoldLately(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: products.id, soldLately: products.soldLately })
    .from(products)
    .where(and(or(gt(products.soldLately, 0), isNotNull(products.lowStockLimit)), isOnSale));
  return new Map(rows.map(({ id, soldLately }) => [id, soldLately]));
}

/** Packs at or below which these products are low, by product. */
export async function findLowStockLimits(db: Db, ids: string[]): Promise<Map<string, number>> {
  const limit = sql<number>`coalesce(${products.lowStockLimit}, ${products.shopLowStockLimit})`;
  const rows = await db.select({ id: products.id, limit }).from(products).where(inArray(products.id, ids));
  return new Map(rows.map((row) => [row.id, row.limit]));
}
