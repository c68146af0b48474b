import type { AdminProduct, PRODUCT_STATES, ProductRow, ProductSort } from '@subah/contract/catalog/products-admin';
import type { Page } from '@subah/contract/endpoint';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { toRupees } from '@subah/rules/money';
import { plainWords } from '@subah/rules/search/plain-words';
import { and, eq, gt, inArray, is, isNotNull, isNull, lte, not, or, SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Cursor, page, readCursor } from '../../../platform/database/cursor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { categories, products, subcategories } from '../catalog.tables.ts';
import { findProduct } from '../find-product.ts';
import { cardColumns, toCard } from '../product-card.ts';

const rowColumns = {
  ...cardColumns,
  isFeatured: products.isFeatured,
  expiryDate: products.expiryDate,
  lowStockLimit: products.lowStockLimit,
  shopLowStockLimit: products.shopLowStockLimit,
  yesterdayPaise: sql<number>`case when ${products.priceChangedOn} = (now() at time zone 'Asia/Kolkata')::date
    then ${products.formerPricePaise} else ${products.pricePaise} end`,
  nameKey: products.nameKey,
  deletedAt: products.deletedAt,
};

/** `sortKey` is for an order that is no column. */
const selectRows = (db: Db, sortKey: SQL = sql`null`) =>
  db
    .select({ ...rowColumns, sortKey: sql<string | null>`${sortKey}::text` })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const toRow = (row: Row): ProductRow => ({
  ...toCard(row),
  isFeatured: row.isFeatured,
  expiryDate: row.expiryDate,
  yesterdayPrice: toRupees(row.yesterdayPaise),
  lowStockLimit: row.lowStockLimit,
  lowStockAt: row.lowStockLimit ?? row.shopLowStockLimit,
  isDeleted: row.deletedAt !== null,
});

type Order = { column: PgColumn | SQL; isDescending: boolean; valueOf: (row: Row) => string | number };

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
  deleted: () => isNotNull(products.deletedAt),
};

export type ProductFilter = {
  catalog?: Catalog | undefined;
  q?: string | undefined;
  categoryId?: string | undefined;
  subcategoryId?: string | undefined;
  state?: (typeof PRODUCT_STATES)[number] | undefined;
};

type Rows = { data: ProductRow[]; nextCursor: string | null };

export type SortedFilter = ProductFilter & { sort: ProductSort };

export const listForAdmin = (db: Db, filter: SortedFilter & Page): Promise<Rows> =>
  listBy(
    db,
    filter.q && filter.sort === 'shelf' ? byMatch(filter.q) : ORDERS[filter.sort],
    filter,
    conditionsOf(filter),
  );

export const conditionsOf = (filter: ProductFilter): (SQL | undefined)[] => [
  filter.catalog ? eq(products.catalog, filter.catalog) : undefined,
  filter.categoryId ? eq(products.categoryId, filter.categoryId) : undefined,
  filter.subcategoryId ? eq(products.subcategoryId, filter.subcategoryId) : undefined,
  filter.state && STATES[filter.state](),
  filter.q ? matches(filter.q) : undefined,
  filter.state === 'deleted' ? undefined : isNull(products.deletedAt),
];

/** The product with this code first, then those with all words in their name, then the others; each by shelf. */
function byMatch(q: string): Order {
  const inName = queryOf(q, 'A');
  const isNamed = inName === '' ? sql`false` : sql`${products.searchVector} @@ to_tsquery('subah', ${inName})`;
  const place = sql`case when ${hasCode(q)} then 0 when ${isNamed} then 1 else 2 end`;
  // The rank is an integer, so that the place decides first.
  return {
    column: sql`(${place}::bigint * 4294967296 + ${products.rank})`,
    isDescending: false,
    valueOf: (row) => row.sortKey ?? '',
  };
}

const BY_STOCK: Order = { column: products.lowStock, isDescending: false, valueOf: (row) => row.stock };

export const listLowStock = (db: Db, filter: Page): Promise<Rows> =>
  listBy(db, BY_STOCK, filter, [
    isNull(products.deletedAt),
    products.isAvailable.getSQL(),
    isNotNull(products.lowStock),
  ]);

const BY_EXPIRY: Order = { column: products.expiryDate, isDescending: false, valueOf: (row) => row.expiryDate ?? '' };

export const listNearExpiry = (db: Db, filter: Page & { until: string }): Promise<Rows> =>
  listBy(db, BY_EXPIRY, filter, [
    isNull(products.deletedAt),
    lte(products.expiryDate, filter.until),
    gt(products.stock, 0),
  ]);

async function listBy(db: Db, order: Order, { limit, cursor }: Page, where: (SQL | undefined)[]): Promise<Rows> {
  const after = readCursor(cursor);
  const by = order.isDescending ? sql`desc` : sql`asc`;
  const rows = await selectRows(db, is(order.column, SQL) ? order.column : undefined)
    .where(and(...where, after && isAfter(order, after)))
    .orderBy(sql`${order.column} ${by}`, sql`${products.id} ${by}`)
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: order.valueOf(row), id: row.id }));
  return { data: next.rows.map(toRow), nextCursor: next.nextCursor };
}

function isAfter({ column, isDescending }: Order, { value, id }: Cursor): SQL {
  const cursorValue = is(column, SQL) ? sql`${value}::bigint` : sql.param(value, column);
  // A cursor has milliseconds and the column microseconds: without rounding a row could be skipped.
  const sortKey = column === products.updatedAt ? sql`date_trunc('milliseconds', ${column})` : sql`${column}`;
  const at = column === products.updatedAt ? sql`${value}::timestamptz` : cursorValue;
  return isDescending
    ? sql`(${sortKey}, ${products.id}) < (${at}, ${id})`
    : sql`(${sortKey}, ${products.id}) > (${at}, ${id})`;
}

/** Every word is a prefix of a word of the product, or the query is its code. */
function matches(q: string): SQL | undefined {
  const found = queryOf(q);
  return found === '' ? hasCode(q) : or(sql`${products.searchVector} @@ to_tsquery('subah', ${found})`, hasCode(q));
}

/** Words of the name have the weight A. */
const queryOf = (q: string, weight = ''): string =>
  plainWords(q)
    .split(' ')
    .filter(Boolean)
    .map((word) => `${word}:*${weight}`)
    .join(' & ');

/** The article code, or the barcode on the pack. */
const hasCode = (q: string): SQL =>
  sql`(${inArray(products.code, [q, q.toUpperCase()])} or ${products.barcode} = ${q})`;

export async function findRow(db: Db, id: string): Promise<ProductRow | undefined> {
  const [row] = await selectRows(db).where(and(eq(products.id, id), isNull(products.deletedAt)));
  return row && toRow(row);
}

export async function findForForm(db: Db, id: string): Promise<AdminProduct> {
  const product = await findProduct(db, id);
  const [row] = await db
    .select({
      hasMrp: products.hasMrp,
      yesterdayPaise: rowColumns.yesterdayPaise,
      shopLowStockLimit: products.shopLowStockLimit,
      hsn: products.hsn,
      gstPercent: products.gstPercent,
    })
    .from(products)
    .where(eq(products.id, id));
  if (!row) throw notFound('product');
  const { hasMrp, yesterdayPaise, shopLowStockLimit, hsn, gstPercent } = row;
  const lowStockAt = product.lowStockLimit ?? shopLowStockLimit;
  const yesterdayPrice = toRupees(yesterdayPaise);
  return { ...product, mrp: hasMrp ? product.mrp : null, yesterdayPrice, lowStockAt, hsn, gstPercent };
}
