import type { Catalog } from '@subah/rules/catalog/catalogs';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { products } from './catalog.tables.ts';

/** The rank behind all products of the catalog. */
export async function nextRank(db: Db | Tx, catalog: Catalog): Promise<number> {
  const { rows } = await db.execute<{ next: number }>(sql`
    select coalesce(max(rank), -1) + 1 as next from ${products} where catalog = ${catalog} and deleted_at is null`);
  return rows[0]?.next ?? 0;
}
