import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { categories, products } from './catalog.tables.ts';

/** Search engines take 50,000 addresses in a file; smaller files are made in a moment. */
const ADDRESSES_PER_FILE = 20_000;

/** Where each file of product addresses begins: after these ids. It walks an index once; crawlers ask seldom. */
export async function sitemapStarts(db: Db): Promise<string[]> {
  const { rows } = await db.execute(sql`select id from (
    select id, row_number() over (order by id) as place from ${products} where deleted_at is null
  ) as counted where place % ${ADDRESSES_PER_FILE} = 0 order by id`);
  return rows.map((row) => String(row.id));
}

type Address = { id: string; catalog: Catalog; updatedAt: Date };

export async function productsForSitemap(db: Db, after: string | undefined): Promise<Address[]> {
  return db
    .select({ id: products.id, catalog: products.catalog, updatedAt: products.updatedAt })
    .from(products)
    .where(and(isNull(products.deletedAt), after ? gt(products.id, after) : undefined))
    .orderBy(asc(products.id))
    .limit(ADDRESSES_PER_FILE);
}

export async function categoriesForSitemap(db: Db): Promise<Address[]> {
  return db
    .select({ id: categories.id, catalog: categories.catalog, updatedAt: categories.updatedAt })
    .from(categories)
    .where(isNull(categories.hiddenAt))
    .orderBy(asc(categories.id))
    .limit(ADDRESSES_PER_FILE);
}
