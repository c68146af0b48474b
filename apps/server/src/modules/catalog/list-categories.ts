import type {
  Category,
  CategoryWithSubcategories,
  Dairy,
  Product,
  ProductCard,
  ProductDetail,
  Subcategory,
} from '@subah/contract/catalog/catalog';
import type { Page } from '@subah/contract/endpoint';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { categories, products, subcategories } from './catalog.tables.ts';
import {
  CATEGORY_COLUMNS,
  DAIRY_COLUMNS,
  HEALTH_CHECK_COLUMNS,
  toCategory,
  toDairy,
  toHealthCheck,
  toMedicineCategory,
} from './category-shapes.ts';
import { isCategory } from './list-products.ts';
import { selectCards, toCard } from './product-card.ts';
import { withDetail } from './product-details.ts';
import { isFirstPack } from './product-groups.ts';

const PRODUCTS_PER_CATEGORY = 10;

type List<Item> = { data: Item[]; nextCursor: string | null };
type CategoryRow = Awaited<ReturnType<typeof readCategories>>['rows'][number];

async function readCategories(db: Db, catalog: Catalog, { limit, cursor }: Page) {
  const after = readCursor(cursor);
  const rows = await db
    .select({
      ...DAIRY_COLUMNS,
      rank: categories.rank,
      slug: categories.slug,
    })
    .from(categories)
    .where(
      and(
        eq(categories.catalog, catalog),
        isNull(categories.hiddenAt),
        after && sql`(${categories.rank}, ${categories.id}) > (${Number(after.value)}, ${after.id})`,
      ),
    )
    .orderBy(asc(categories.rank), asc(categories.id))
    .limit(limit + 1);
  return page(rows, limit, (row) => ({ value: row.rank, id: row.id }));
}

async function toList<Item>(
  categoryPage: ReturnType<typeof readCategories>,
  toItem: (row: CategoryRow) => Item,
): Promise<List<Item>> {
  const { rows, nextCursor } = await categoryPage;
  return { data: rows.map(toItem), nextCursor };
}

export const listCategories = (db: Db, catalog: Catalog, paging: Page) =>
  toList(readCategories(db, catalog, paging), toCategory);

export const listMedicineCategories = (db: Db, paging: Page) =>
  toList(readCategories(db, 'medicine', paging), toMedicineCategory);

export const listDairies = (db: Db, paging: Page) => toList(readCategories(db, 'milk', paging), toDairy);

export async function findDairy(db: Db, id: string): Promise<Dairy> {
  const [row] = await db
    .select(DAIRY_COLUMNS)
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.catalog, 'milk'), isNull(categories.hiddenAt)));
  if (!row) throw notFound('dairy');
  return toDairy(row);
}

export async function listSubcategories(
  db: Db,
  filter: { catalog: Catalog; categoryId?: string },
  { limit, cursor }: Page,
): Promise<List<Subcategory>> {
  const after = readCursor(cursor);
  const rows = await db
    .select({
      id: subcategories.id,
      rank: subcategories.rank,
      name: subcategories.name,
      hindiName: subcategories.hindiName,
      picture: subcategories.picture,
      categoryId: categories.id,
      categoryName: categories.name,
      categoryHindiName: categories.hindiName,
    })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(
      and(
        eq(categories.catalog, filter.catalog),
        isNull(subcategories.hiddenAt),
        filter.categoryId ? eq(subcategories.categoryId, filter.categoryId) : undefined,
        after && sql`(${subcategories.rank}, ${subcategories.id}) > (${Number(after.value)}, ${after.id})`,
      ),
    )
    .orderBy(asc(subcategories.rank), asc(subcategories.id))
    .limit(limit + 1);
  if (rows.length === 0 && filter.categoryId && !(await isCategory(db, filter.catalog, filter.categoryId)))
    throw notFound('category');
  const next = page(rows, limit, (row) => ({ value: row.rank, id: row.id }));
  return {
    data: next.rows.map((row) => ({
      ...toCategory(row),
      categoryId: { _id: row.categoryId, name: row.categoryName, hindiName: row.categoryHindiName },
    })),
    nextCursor: next.nextCursor,
  };
}

export async function listWithSubcategories(
  db: Db,
  catalog: Catalog,
  paging: Page,
): Promise<List<CategoryWithSubcategories>> {
  const { rows, nextCursor } = await readCategories(db, catalog, paging);
  const children = await subcategoriesOf(
    db,
    rows.map((row) => row.id),
  );
  return { data: rows.map((row) => ({ ...toCategory(row), subcategories: children.get(row.id) ?? [] })), nextCursor };
}

export async function listWithProducts(
  db: Db,
  catalog: Catalog,
  { fields, grouped, ...paging }: Page & { fields: ProductDetail; grouped: boolean },
): Promise<List<CategoryWithSubcategories & { products: (Product | ProductCard)[] }>> {
  const { data, nextCursor } = await listWithSubcategories(db, catalog, paging);
  const ids = data.map((category) => category._id);
  const first = Map.groupBy(
    await withDetail(db, await firstProductsOf(db, ids, grouped), fields),
    ({ categoryId }) => categoryId._id,
  );
  return { data: data.map((category) => ({ ...category, products: first.get(category._id) ?? [] })), nextCursor };
}

async function subcategoriesOf(db: Db, ids: string[]): Promise<Map<string, Category[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      categoryId: subcategories.categoryId,
      id: subcategories.id,
      name: subcategories.name,
      hindiName: subcategories.hindiName,
      picture: subcategories.picture,
    })
    .from(subcategories)
    .where(and(inArray(subcategories.categoryId, ids), isNull(subcategories.hiddenAt)))
    .orderBy(asc(subcategories.rank), asc(subcategories.id));
  return groupByCategory(rows);
}

const groupByCategory = (rows: (Parameters<typeof toCategory>[0] & { categoryId: string })[]) =>
  new Map(
    Array.from(
      Map.groupBy(rows, (row) => row.categoryId),
      ([id, children]) => [id, children.map(toCategory)],
    ),
  );

/** The lateral join reads only the first rows of the index `products_in_category` for each category. */
async function firstProductsOf(db: Db, ids: string[], grouped: boolean): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const isShown = grouped
    ? sql`and ${isFirstPack({ isListed: () => undefined, sortKey: ({ rank }) => sql`${rank}` })}`
    : sql``;
  const first = sql`select chosen.id from unnest(${sql.param(ids)}::uuid[]) as category(id), lateral (
    select id from ${products} where category_id = category.id and deleted_at is null ${isShown} order by rank, id limit ${PRODUCTS_PER_CATEGORY}
  ) as chosen`;
  const rows = await selectCards(db)
    .where(sql`${products.id} in (${first})`)
    .orderBy(asc(products.rank), asc(products.id));
  return rows.map(toCard);
}

export async function listAllCategories(db: Db) {
  const rows = await db
    .select({
      ...CATEGORY_COLUMNS,
      catalog: categories.catalog,
    })
    .from(categories)
    .where(isNull(categories.hiddenAt))
    .orderBy(asc(categories.catalog), asc(categories.rank), asc(categories.id))
    .limit(500);
  return rows.map((row) => ({ ...toCategory(row), product_type: row.catalog }));
}

export async function listHealthChecks(db: Db) {
  const rows = await db
    .select(HEALTH_CHECK_COLUMNS)
    .from(categories)
    .where(and(eq(categories.catalog, 'labtest'), isNull(categories.hiddenAt)))
    .orderBy(asc(categories.rank), asc(categories.id))
    .limit(100);
  return rows.map(toHealthCheck);
}
