import type { AdminProduct, PRODUCT_STATES, ProductRow, ProductSort } from '@subah/contract/catalog/products-admin';
import type { Page } from '@subah/contract/endpoint';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { plainWords } from '@subah/rules/search/plain-words';
import { and, eq, gt, isNotNull, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Cursor, page, readCursor } from '../../../platform/database/cursor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { categories, products, subcategories } from '../catalog.tables.ts';
import { findProduct } from '../find-product.ts';
import { cardColumns, toCard } from '../product-card.ts';

const rowColumns = {
  ...cardColumns,
  isFeatured: products.isFeatured,
  expiryDate: products.expiryDate,
  nameKey: products.nameKey,
};

const selectRows = (db: Db) =>
  db
    .select(rowColumns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const toRow = (row: Row): ProductRow => ({
  ...toCard(row),
  isFeatured: row.isFeatured,
  expiryDate: row.expiryDate,
});

type Order = { column: PgColumn; isDescending: boolean; valueOf: (row: Row) => string | number };

const ORDERS: Record<ProductSort, Order> = {
  shelf: { column: products.rank, isDescending: false, valueOf: (row) => row.rank },
  name: { column: products.nameKey, isDescending: false, valueOf: (row) => row.nameKey },
  price: { column: products.pricePaise, isDescending: false, valueOf: (row) => row.pricePaise },
  '-price': { column: products.pricePaise, isDescending: true, valueOf: (row) => row.pricePaise },
  '-updated': { column: products.updatedAt, isDescending: true, valueOf: (row) => row.updatedAt.toISOString() },
};

const STATES: Record<(typeof PRODUCT_STATES)[number], () => SQL | undefined> = {
  'on-sale': () => and(products.isAvailable, gt(products.stock, 0)),
  low: () => and(products.isAvailable, isNotNull(products.lowStock)),
  out: () => eq(products.lowStock, 0),
  hidden: () => not(eq(products.isAvailable, true)),
  featured: () => eq(products.isFeatured, true),
};

type Wanted = Page & {
  catalog?: Catalog | undefined;
  q?: string | undefined;
  categoryId?: string | undefined;
  subcategoryId?: string | undefined;
  state?: (typeof PRODUCT_STATES)[number] | undefined;
  sort: ProductSort;
};

type Rows = { data: ProductRow[]; nextCursor: string | null };

export const listForAdmin = (db: Db, wanted: Wanted): Promise<Rows> =>
  listBy(db, ORDERS[wanted.sort], wanted, [
    wanted.catalog ? eq(products.catalog, wanted.catalog) : undefined,
    wanted.categoryId ? eq(products.categoryId, wanted.categoryId) : undefined,
    wanted.subcategoryId ? eq(products.subcategoryId, wanted.subcategoryId) : undefined,
    wanted.state && STATES[wanted.state](),
    wanted.q ? matches(wanted.q) : undefined,
  ]);

const BY_STOCK: Order = { column: products.lowStock, isDescending: false, valueOf: (row) => row.stock };

export const listLowStock = (db: Db, wanted: Page): Promise<Rows> =>
  listBy(db, BY_STOCK, wanted, [products.isAvailable.getSQL(), isNotNull(products.lowStock)]);

const BY_EXPIRY: Order = { column: products.expiryDate, isDescending: false, valueOf: (row) => row.expiryDate ?? '' };

export const listNearExpiry = (db: Db, wanted: Page & { until: string }): Promise<Rows> =>
  listBy(db, BY_EXPIRY, wanted, [lte(products.expiryDate, wanted.until), gt(products.stock, 0)]);

async function listBy(db: Db, order: Order, { limit, cursor }: Page, where: (SQL | undefined)[]): Promise<Rows> {
  const after = readCursor(cursor);
  const by = order.isDescending ? sql`desc` : sql`asc`;
  const rows = await selectRows(db)
    .where(and(isNull(products.deletedAt), ...where, after && behind(order, after)))
    .orderBy(sql`${order.column} ${by}`, sql`${products.id} ${by}`)
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: order.valueOf(row), id: row.id }));
  return { data: next.rows.map(toRow), nextCursor: next.nextCursor };
}

function behind({ column, isDescending }: Order, { value, id }: Cursor): SQL {
  const given = sql.param(value, column);
  // What crosses the wire has milliseconds, the column has more: a row must not stand between them.
  const own = column === products.updatedAt ? sql`date_trunc('milliseconds', ${column})` : sql`${column}`;
  const at = column === products.updatedAt ? sql`${value}::timestamptz` : given;
  return isDescending ? sql`(${own}, ${products.id}) < (${at}, ${id})` : sql`(${own}, ${products.id}) > (${at}, ${id})`;
}

/** Every word of the query begins a word of the product, or the query is its article code. */
function matches(q: string): SQL | undefined {
  const words = plainWords(q).split(' ').filter(Boolean);
  const found = words.map((word) => `${word}:*`).join(' & ');
  if (found === '') return eq(products.code, q);
  return sql`(${products.searchVector} @@ to_tsquery('subah', ${found}) or ${products.code} = ${q})`;
}

export async function findRow(db: Db, id: string): Promise<ProductRow | undefined> {
  const [row] = await selectRows(db).where(and(eq(products.id, id), isNull(products.deletedAt)));
  return row && toRow(row);
}

export async function findForForm(db: Db, id: string): Promise<AdminProduct> {
  const product = await findProduct(db, id);
  const [tax] = await db
    .select({ hsn: products.hsn, gstPercent: products.gstPercent })
    .from(products)
    .where(eq(products.id, id));
  return { ...product, hsn: tax?.hsn ?? '', gstPercent: tax?.gstPercent ?? 0 };
}
