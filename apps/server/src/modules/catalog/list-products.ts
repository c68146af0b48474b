import type { ProductCard } from '@subah/contract/catalog/catalog';
import type { Page } from '@subah/contract/endpoint';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { ShelfOrder } from '@subah/rules/catalog/shelf-order';
import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { page } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { categories, products, subcategories } from './catalog.tables.ts';
import { cardColumns, selectCards, toCard } from './product-card.ts';
import { byPlace, bySort } from './sort-order.ts';

const SIMILAR = 12;

type Cards = { data: ProductCard[]; nextCursor: string | null };

/** A shelf: the whole catalog, one category of it, or one subcategory. */
export type Shelf = { catalog: Catalog; categoryId?: string; subcategoryId?: string };

/** How a shopper wants to see it: in which order, and with these words in the name. */
type Wanted = Page & { sort?: ShelfOrder; q?: string | undefined };

export async function listProducts(
  db: Db,
  shelf: Shelf,
  { limit, cursor, sort = 'relevance', q = '' }: Wanted,
): Promise<Cards> {
  const typed = q.trim().toLowerCase();
  const place = placeOnShelf(typed);
  const order = sort === 'relevance' ? byPlace(place, cursor) : bySort(db, sort, cursor);
  const rows = await db
    .select({ ...cardColumns, place })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(
      and(
        isNull(products.deletedAt),
        eq(products.catalog, shelf.catalog),
        shelf.categoryId ? eq(products.categoryId, shelf.categoryId) : undefined,
        shelf.subcategoryId ? eq(products.subcategoryId, shelf.subcategoryId) : undefined,
        ...hasWords(typed),
        order.behind,
      ),
    )
    .orderBy(...order.orderBy)
    .limit(limit + 1);
  if (rows.length === 0 && cursor === undefined) await ensureShelf(db, shelf);
  const next = page(rows, limit, order.cursorOf);
  return { data: next.rows.map(toCard), nextCursor: next.nextCursor };
}

/** Higher than any place, so that two numbers become one and a cursor holds both. */
const BEHIND_ALL = 2 ** 32;

/** Names that start with what was typed stand before those that have it somewhere. */
const placeOnShelf = (typed: string): SQL<number> =>
  typed === ''
    ? sql<number>`${products.rank}`
    : sql`${products.rank} + case when starts_with(lower(${products.name}), ${typed}) then 0
        else ${BEHIND_ALL}::bigint end`.mapWith(Number);

const hasWords = (typed: string): SQL[] =>
  typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql`strpos(lower(${products.name}), ${word}) > 0`);

/** An empty shelf is an answer; one that does not exist is not found. */
async function ensureShelf(db: Db, { catalog, categoryId, subcategoryId }: Shelf): Promise<void> {
  if (subcategoryId && !(await isSubcategory(db, catalog, subcategoryId))) throw notFound('Subcategory');
  if (categoryId && !(await isCategory(db, catalog, categoryId))) throw notFound('Category');
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

/** Neighbours on the shelf, those that can be bought first. */
export async function listSimilar(db: Db, id: string): Promise<ProductCard[]> {
  const [product] = await db
    .select({ categoryId: products.categoryId, subcategoryId: products.subcategoryId })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)));
  if (!product) throw notFound('Product');
  const besides = (shelf: SQL) =>
    selectCards(db)
      .where(
        and(isNull(products.deletedAt), products.isAvailable, sql`${products.stock} > 0`, ne(products.id, id), shelf),
      )
      .orderBy(asc(products.rank), asc(products.id))
      .limit(SIMILAR);
  const rows = product.subcategoryId
    ? await besides(eq(products.subcategoryId, product.subcategoryId))
    : await besides(eq(products.categoryId, product.categoryId));
  return rows.map(toCard);
}
