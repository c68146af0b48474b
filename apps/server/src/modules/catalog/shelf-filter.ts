import type { ShelfFilter } from '@subah/contract/catalog/shelf-filter';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { toPaise } from '@subah/rules/money';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { products } from './catalog.tables.ts';
import type { ProductTable } from './product-groups.ts';

/** The products of a list that a customer has not filtered out. */
export const matchesFilter = (
  table: ProductTable,
  { brand, minPrice, maxPrice, discount, inStock, veg }: ShelfFilter,
): SQL[] => [
  ...(brand ? [sql`lower(${table.brand}) = any(${sql.param(brand.map((name) => name.toLowerCase()))}::text[])`] : []),
  ...(minPrice === undefined ? [] : [sql`${table.pricePaise} >= ${toPaise(minPrice)}`]),
  ...(maxPrice === undefined ? [] : [sql`${table.pricePaise} <= ${toPaise(maxPrice)}`]),
  ...(discount === undefined
    ? []
    : [sql`(${table.mrpPaise} - ${table.pricePaise}) * 100::bigint >= ${table.mrpPaise} * ${discount}::bigint`]),
  ...(inStock ? [sql`${table.isAvailable} and ${table.stock} > 0`] : []),
  ...(veg ? [sql`${table.vegMark} = 'veg'`] : []),
];

const MAX_BRANDS = 40;

type BrandScope = { catalog: Catalog; categoryId?: string | undefined; subcategoryId?: string | undefined };

/** Brands of a category or subcategory, the most frequent first. */
export const listBrands = (db: Db, { catalog, categoryId, subcategoryId }: BrandScope) =>
  db
    .select({ name: sql<string>`min(${products.brand})`, count: sql<number>`count(*)::int` })
    .from(products)
    .where(
      and(
        isNull(products.deletedAt),
        eq(products.catalog, catalog),
        categoryId ? eq(products.categoryId, categoryId) : undefined,
        subcategoryId ? eq(products.subcategoryId, subcategoryId) : undefined,
        isNotNull(products.brand),
      ),
    )
    .groupBy(sql`lower(${products.brand})`)
    .orderBy(sql`count(*) desc, min(${products.brand})`)
    .limit(MAX_BRANDS);
