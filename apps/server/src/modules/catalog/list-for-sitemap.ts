import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { categories, products } from './catalog.tables.ts';

/** The sitemap protocol allows 50,000 URLs in a file; smaller files are generated faster. */
const URLS_PER_FILE = 20_000;

/** The last product id of each full sitemap file; the next file begins after it. */
export async function sitemapStarts(db: Db): Promise<string[]> {
  const { rows } = await db.execute(sql`select id from (
    select id, row_number() over (order by id) as row_index from ${products} where deleted_at is null
  ) as numbered where row_index % ${URLS_PER_FILE} = 0 order by id`);
  return rows.map((row) => String(row.id));
}

type SitemapEntry = { id: string; catalog: Catalog; updatedAt: Date };

export async function productsForSitemap(db: Db, after: string | undefined): Promise<SitemapEntry[]> {
  return db
    .select({ id: products.id, catalog: products.catalog, updatedAt: products.updatedAt })
    .from(products)
    .where(and(isNull(products.deletedAt), after ? gt(products.id, after) : undefined))
    .orderBy(asc(products.id))
    .limit(URLS_PER_FILE);
}

export async function categoriesForSitemap(db: Db): Promise<SitemapEntry[]> {
  return db
    .select({ id: categories.id, catalog: categories.catalog, updatedAt: categories.updatedAt })
    .from(categories)
    .where(isNull(categories.hiddenAt))
    .orderBy(asc(categories.id))
    .limit(URLS_PER_FILE);
}
