import type { Catalog } from '@subah/rules/catalog/catalogs';
import { isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { categories } from './catalog.tables.ts';

/** Catalogs with at least one category that customers see. */
export async function listCatalogsInUse(db: Db | Tx): Promise<Catalog[]> {
  const rows = await db
    .selectDistinct({ catalog: categories.catalog })
    .from(categories)
    .where(isNull(categories.hiddenAt));
  return rows.map(({ catalog }) => catalog);
}
