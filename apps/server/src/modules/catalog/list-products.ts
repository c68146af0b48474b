import type { Product, ProductCard, ProductDetail } from '@subah/contract/catalog/catalog';
import type { ShelfFilter } from '@subah/contract/catalog/shelf-filter';
import type { Page } from '@subah/contract/endpoint';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { orderSimilar } from '@subah/rules/catalog/order-similar';
import type { ShelfOrder } from '@subah/rules/catalog/shelf-order';
import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { page } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { categories, products, subcategories } from './catalog.tables.ts';
import { cardColumns, selectCards, toCard } from './product-card.ts';
import { withDetail } from './product-details.ts';
import { addPacks, isFirstPack, type ProductTable } from './product-groups.ts';
import { matchesFilter } from './shelf-filter.ts';
import { byPosition, bySort } from './sort-order.ts';

const MAX_SIMILAR = 12;
/** From which the most different ones are chosen. */
const SIMILAR_CANDIDATES = 60;

type ProductList = { data: (Product | ProductCard)[]; nextCursor: string | null };

/** A whole catalog, a category or a subcategory. */
export type Scope = { catalog: Catalog; categoryId?: string; subcategoryId?: string };

/** `q`: words that the name contains. */
type ListOptions = Page &
  ShelfFilter & { sort?: ShelfOrder; q?: string | undefined; fields: ProductDetail; grouped?: boolean };

export async function listProducts(
  db: Db,
  scope: Scope,
  { limit, cursor, sort = 'relevance', q = '', fields, grouped = false, ...filter }: ListOptions,
): Promise<ProductList> {
  const typed = q.trim().toLowerCase();
  const position = sortPosition(typed);
  const isListed = (table: ProductTable) => and(...hasWords(table, typed), ...matchesFilter(table, filter));
  const order = sort === 'relevance' ? byPosition(position, cursor) : bySort(db, sort, cursor);
  const rows = await db
    .select({ ...cardColumns, position: position(products) })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(
      and(
        isNull(products.deletedAt),
        eq(products.catalog, scope.catalog),
        scope.categoryId ? eq(products.categoryId, scope.categoryId) : undefined,
        scope.subcategoryId ? eq(products.subcategoryId, scope.subcategoryId) : undefined,
        isListed(products),
        grouped ? isFirstPack({ isListed, sortKey: order.sortKey }) : undefined,
        order.isAfter,
      ),
    )
    .orderBy(...order.orderBy)
    .limit(limit + 1);
  if (rows.length === 0 && cursor === undefined) await ensureScope(db, scope);
  const next = page(rows, limit, order.cursorOf);
  return { data: await withDetail(db, next.rows.map(toCard), fields), nextCursor: next.nextCursor };
}

/** Above any rank: group and rank become one number, which fits into a cursor. */
const SECOND_GROUP = 2 ** 32;

/** Names that start with the text come before names that contain it. */
const sortPosition =
  (typed: string) =>
  (table: ProductTable): SQL<number> =>
    typed === ''
      ? sql<number>`${table.rank}`
      : sql`${table.rank} + case when starts_with(lower(${table.name}), ${typed}) then 0
        else ${SECOND_GROUP}::bigint end`.mapWith(Number);

const hasWords = (table: ProductTable, typed: string): SQL[] =>
  typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql`strpos(lower(${table.name}), ${word}) > 0`);

/** An empty category is an empty list; an unknown one is 404. */
async function ensureScope(db: Db, { catalog, categoryId, subcategoryId }: Scope): Promise<void> {
  if (subcategoryId && !(await isSubcategory(db, catalog, subcategoryId))) throw notFound('subcategory');
  if (categoryId && !(await isCategory(db, catalog, categoryId))) throw notFound('category');
}

export async function isCategory(db: Db, catalog: Catalog, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.catalog, catalog)));
  return rows.length > 0;
}

export async function isSubcategory(db: Db, catalog: Catalog, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: subcategories.id })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(and(eq(subcategories.id, id), eq(categories.catalog, catalog)));
  return rows.length > 0;
}

const canBeBought = (table: ProductTable) => sql`${table.isAvailable} and ${table.stock} > 0`;

/** Products of the same subcategory or category that are in stock, without other packs of the same product. */
export async function listSimilar(db: Db, id: string): Promise<ProductCard[]> {
  const [product] = await db
    .select({
      name: products.name,
      hindiName: products.hindiName,
      categoryId: products.categoryId,
      subcategoryId: products.subcategoryId,
      groupCode: products.groupCode,
    })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)));
  if (!product) throw notFound('product');
  const inStock = (scope: SQL) =>
    selectCards(db)
      .where(
        and(
          isNull(products.deletedAt),
          canBeBought(products),
          ne(products.id, id),
          sql`${products.groupCode} is distinct from ${product.groupCode ?? id}`,
          isFirstPack({ isListed: canBeBought, sortKey: (table) => sql`${table.rank}` }),
          scope,
        ),
      )
      .orderBy(asc(products.rank), asc(products.id))
      .limit(SIMILAR_CANDIDATES);
  const rows = product.subcategoryId
    ? await inStock(eq(products.subcategoryId, product.subcategoryId))
    : await inStock(eq(products.categoryId, product.categoryId));
  return addPacks(db, orderSimilar(product, rows.map(toCard)).slice(0, MAX_SIMILAR));
}
