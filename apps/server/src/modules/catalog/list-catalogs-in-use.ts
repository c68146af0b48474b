import { CATALOGS, type Catalog } from '@subah/rules/catalog/catalogs';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';

/** Catalogs with at least one product on sale. */
export async function listCatalogsInUse(db: Db | Tx): Promise<Catalog[]> {
  const { rows } = await db.execute<{ catalog: Catalog }>(sql`
    select catalog from unnest(${sql.param([...CATALOGS])}::text[]) as catalog
    where exists (select from products p where p.catalog = catalog.catalog and p.is_available and p.deleted_at is null)`);
  return rows.map(({ catalog }) => catalog);
}
