import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { products } from './catalog.tables.ts';

/** Packs of goods on sale that were sold in the last 30 days, by product. */
export async function listSoldLately(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: products.id, soldLately: products.soldLately })
    .from(products)
    .where(
      and(
        gt(products.soldLately, 0),
        eq(products.isAvailable, true),
        isNull(products.deletedAt),
        ne(products.catalog, 'labtest'),
      ),
    );
  return new Map(rows.map(({ id, soldLately }) => [id, soldLately]));
}
