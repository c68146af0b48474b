import type {
  FilterCategoryWithSubcategories,
  FilterSubcategory,
  Product,
  ProductCard,
  ProductDetail,
} from '@subah/contract/catalog/catalog';
import type { Page } from '@subah/contract/endpoint';
import { LIST_LIMITS } from '@subah/contract/list-limits';
import type { ShelfOrder } from '@subah/rules/catalog/shelf-order';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { categories, collectionProducts, collections, products, subcategories } from './catalog.tables.ts';
import { cardColumns, toCard } from './product-card.ts';
import { withDetail } from './product-details.ts';
import { isFirstPack, type ProductTable } from './product-groups.ts';
import { byPosition, bySort } from './sort-order.ts';

const parents = alias(collections, 'parents');

export async function listFilterCategories(db: Db) {
  return db
    .select({
      _id: collections.id,
      name: collections.name,
      hindiName: collections.hindiName,
      description: collections.description,
      hindiDescription: collections.hindiDescription,
    })
    .from(collections)
    .where(eq(collections.kind, 'filter-category'))
    .orderBy(asc(collections.rank), asc(collections.id))
    .limit(LIST_LIMITS.fruitFilters);
}

const selectSubcategories = (db: Db) =>
  db
    .select({
      _id: collections.id,
      name: collections.name,
      hindiName: collections.hindiName,
      description: collections.description,
      hindiDescription: collections.hindiDescription,
      categoryId: { _id: parents.id, name: parents.name, hindiName: parents.hindiName },
    })
    .from(collections)
    .innerJoin(parents, eq(parents.id, collections.parentId))
    .$dynamic();

export const listFilterSubcategories = (db: Db): Promise<FilterSubcategory[]> =>
  selectSubcategories(db)
    .where(eq(collections.kind, 'filter-subcategory'))
    .orderBy(asc(parents.rank), asc(collections.rank), asc(collections.id))
    .limit(LIST_LIMITS.fruitFilters);

export async function listFiltersWithSubcategories(db: Db): Promise<FilterCategoryWithSubcategories[]> {
  const [all, children] = [await listFilterCategories(db), await listFilterSubcategories(db)];
  const byCategory = Map.groupBy(children, (child) => child.categoryId._id);
  return all.map((category) => ({
    ...category,
    subcategories: (byCategory.get(category._id) ?? []).map(({ categoryId: _, ...child }) => child),
  }));
}

type FilterProducts = { data: (Product | ProductCard)[]; nextCursor: string | null; subcategory: FilterSubcategory };

type FilterProductsInput = Page & { sort: ShelfOrder; fields: ProductDetail; grouped: boolean };

export async function listFilterProducts(
  db: Db,
  id: string,
  { limit, cursor, sort, fields, grouped }: FilterProductsInput,
): Promise<FilterProducts> {
  const [subcategory] = await selectSubcategories(db).where(
    and(eq(collections.id, id), eq(collections.kind, 'filter-subcategory')),
  );
  if (!subcategory) throw notFound('subcategory');
  const rankInList = (table: ProductTable) =>
    table === products
      ? sql`${collectionProducts.rank}`
      : sql`(select listed.rank from collection_products as listed where listed.collection_id = ${id} and listed.product_id = ${table.id})`;
  const isListed = (table: ProductTable) => sql`${rankInList(table)} is not null`;
  const order = sort === 'relevance' ? byPosition(rankInList, cursor) : bySort(db, sort, cursor);
  const rows = await db
    .select({ ...cardColumns, position: collectionProducts.rank })
    .from(collectionProducts)
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(
      and(
        eq(collectionProducts.collectionId, id),
        isNull(products.deletedAt),
        grouped ? isFirstPack({ isListed, sortKey: order.sortKey }) : undefined,
        order.isAfter,
      ),
    )
    .orderBy(...order.orderBy)
    .limit(limit + 1);
  const next = page(rows, limit, order.cursorOf);
  const data = await withDetail(db, next.rows.map(toCard), fields);
  return { data, nextCursor: next.nextCursor, subcategory };
}

export async function listFilterMappings(db: Db, { limit, cursor }: Page) {
  const after = readCursor(cursor);
  const rows = await db
    .select({
      ...cardColumns,
      listId: collections.id,
      listName: collections.name,
      listHindiName: collections.hindiName,
    })
    .from(collectionProducts)
    .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(
      and(
        eq(collections.kind, 'filter-subcategory'),
        isNull(products.deletedAt),
        after && sql`(${collections.id}, ${products.id}) > (${after.value}::uuid, ${after.id})`,
      ),
    )
    .orderBy(asc(collections.id), asc(products.id))
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: row.listId, id: row.id }));
  return {
    data: next.rows.map((row) => ({
      _id: `${row.listId}.${row.id}`,
      productId: toCard(row),
      subcategoryId: { _id: row.listId, name: row.listName, hindiName: row.listHindiName },
    })),
    nextCursor: next.nextCursor,
  };
}
