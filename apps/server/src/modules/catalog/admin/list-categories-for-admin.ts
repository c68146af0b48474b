import type { AdminCategory, AdminSubcategory } from '@subah/contract/catalog/products-admin';
import type { Page } from '@subah/contract/endpoint';
import { picturePath } from '@subah/contract/picture';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, asc, eq, ilike, sql } from 'drizzle-orm';
import { page, readCursor } from '../../../platform/database/cursor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/like-pattern.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { categories, subcategories } from '../catalog.tables.ts';

type CategoryFilter = Page & { catalog: Catalog; q?: string | undefined; categoryId?: string | undefined };
type List<Item> = { data: Item[]; nextCursor: string | null };

const selectCategories = (db: Db) =>
  db
    .select({
      id: categories.id,
      catalog: categories.catalog,
      rank: categories.rank,
      name: categories.name,
      hindiName: categories.hindiName,
      slug: categories.slug,
      description: categories.description,
      hindiDescription: categories.hindiDescription,
      picture: categories.picture,
      address: categories.address,
      rating: categories.rating,
      hiddenAt: categories.hiddenAt,
      updatedAt: categories.updatedAt,
    })
    .from(categories)
    .$dynamic();

type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number];

const toCategory = (row: CategoryRow): AdminCategory => ({
  _id: row.id,
  name: row.name,
  hindiName: row.hindiName,
  image: picturePath(row.picture),
  product_type: row.catalog,
  slug: row.slug,
  description: row.description,
  hindiDescription: row.hindiDescription,
  address: row.address ?? '',
  rating: row.rating,
  isHidden: row.hiddenAt !== null,
  updatedAt: row.updatedAt.toISOString(),
});

export async function listCategoriesForAdmin(db: Db, filter: CategoryFilter): Promise<List<AdminCategory>> {
  const after = readCursor(filter.cursor);
  const rows = await selectCategories(db)
    .where(
      and(
        eq(categories.catalog, filter.catalog),
        filter.q ? ilike(categories.name, containing(filter.q)) : undefined,
        after && sql`(${categories.rank}, ${categories.id}) > (${Number(after.value)}, ${after.id})`,
      ),
    )
    .orderBy(asc(categories.rank), asc(categories.id))
    .limit(filter.limit + 1);
  const next = page(rows, filter.limit, (row) => ({ value: row.rank, id: row.id }));
  return { data: next.rows.map(toCategory), nextCursor: next.nextCursor };
}

export async function findCategoryForAdmin(db: Db, id: string): Promise<AdminCategory> {
  const [row] = await selectCategories(db).where(eq(categories.id, id));
  if (!row) throw notFound('category');
  return toCategory(row);
}

const selectSubcategories = (db: Db) =>
  db
    .select({
      id: subcategories.id,
      rank: subcategories.rank,
      name: subcategories.name,
      hindiName: subcategories.hindiName,
      picture: subcategories.picture,
      hiddenAt: subcategories.hiddenAt,
      updatedAt: subcategories.updatedAt,
      categoryId: categories.id,
      categoryName: categories.name,
      categoryHindiName: categories.hindiName,
    })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .$dynamic();

type SubcategoryRow = Awaited<ReturnType<typeof selectSubcategories>>[number];

const toSubcategory = (row: SubcategoryRow): AdminSubcategory => ({
  _id: row.id,
  name: row.name,
  hindiName: row.hindiName,
  image: picturePath(row.picture),
  categoryId: { _id: row.categoryId, name: row.categoryName, hindiName: row.categoryHindiName },
  isHidden: row.hiddenAt !== null,
  updatedAt: row.updatedAt.toISOString(),
});

export async function listSubcategoriesForAdmin(db: Db, filter: CategoryFilter): Promise<List<AdminSubcategory>> {
  const after = readCursor(filter.cursor);
  const rows = await selectSubcategories(db)
    .where(
      and(
        eq(categories.catalog, filter.catalog),
        filter.categoryId ? eq(subcategories.categoryId, filter.categoryId) : undefined,
        filter.q ? ilike(subcategories.name, containing(filter.q)) : undefined,
        after && sql`(${subcategories.rank}, ${subcategories.id}) > (${Number(after.value)}, ${after.id})`,
      ),
    )
    .orderBy(asc(subcategories.rank), asc(subcategories.id))
    .limit(filter.limit + 1);
  const next = page(rows, filter.limit, (row) => ({ value: row.rank, id: row.id }));
  return { data: next.rows.map(toSubcategory), nextCursor: next.nextCursor };
}

export async function findSubcategoryForAdmin(db: Db, id: string): Promise<AdminSubcategory> {
  const [row] = await selectSubcategories(db).where(eq(subcategories.id, id));
  if (!row) throw notFound('subcategory');
  return toSubcategory(row);
}
