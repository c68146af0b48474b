import type { FilterSubcategory } from '@subah/contract/catalog/catalog';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishChange } from '../../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { fieldProblem, notFound, Problem } from '../../../platform/http/problem.ts';
import { recordChange } from '../../audit/index.ts';
import { categories, collectionProducts, collections, products } from '../catalog.tables.ts';
import { lockCategoryNames, nameTaken } from './save-category.ts';

type DbDeps = Pick<Deps, 'db'>;

/** Adds products to the popular list of a category, which is created with its first product. */
export async function addPopular(
  { db }: DbDeps,
  {
    catalog,
    categoryId,
    productIds,
    actorId,
  }: { catalog: Catalog; categoryId: string; productIds: string[]; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockCategoryNames(tx);
    const [category] = await tx
      .select({ name: categories.name })
      .from(categories)
      .where(and(eq(categories.id, categoryId), eq(categories.catalog, catalog)));
    if (!category) throw fieldProblem('categoryId', 'Category not found.');
    const [found] = await tx
      .select({ id: collections.id })
      .from(collections)
      .where(and(eq(collections.kind, 'popular'), eq(collections.categoryId, categoryId)));
    const listId = found?.id ?? (await createList(tx, { kind: 'popular', name: category.name, categoryId }));
    await addProducts(tx, { listId, catalog, productIds });
    await recordChange(tx, {
      actorId,
      action: 'map',
      subject: 'popular list',
      subjectId: categoryId,
      after: { category: category.name, productIds },
    });
    await publishChange(tx, 'catalog');
  });
}

/** Removes products from the popular list of a category, or from all popular lists of the catalog. */
export async function removePopular(
  { db }: DbDeps,
  {
    catalog,
    categoryId,
    productIds,
    actorId,
  }: { catalog: Catalog; categoryId: string | undefined; productIds: string[]; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const lists = tx
      .select({ id: collections.id })
      .from(collections)
      .innerJoin(categories, eq(categories.id, collections.categoryId))
      .where(
        and(
          eq(collections.kind, 'popular'),
          eq(categories.catalog, catalog),
          categoryId ? eq(categories.id, categoryId) : undefined,
        ),
      );
    const removed = await tx
      .delete(collectionProducts)
      .where(and(inArray(collectionProducts.collectionId, lists), inArray(collectionProducts.productId, productIds)))
      .returning({ productId: collectionProducts.productId });
    if (removed.length === 0) throw notFound('product');
    await recordChange(tx, {
      actorId,
      action: 'unmap',
      subject: 'popular list',
      subjectId: categoryId ?? catalog,
      before: { productIds },
    });
    await publishChange(tx, 'catalog');
  });
}

export type FilterForm = {
  name: string | undefined;
  hindiName?: string | null | undefined;
  description?: string | null | undefined;
  hindiDescription?: string | null | undefined;
  actorId: string;
};

export async function addFilterCategory({ db }: DbDeps, { actorId, ...form }: FilterForm) {
  const texts = textsOf(form);
  return inTransaction(db, async (tx) => {
    await lockCategoryNames(tx);
    await rejectDuplicateName(tx, { name: texts.name, parentId: null });
    const id = await createList(tx, { kind: 'filter-category', ...texts });
    await recordCreation(tx, actorId, 'filter category', id, texts.name);
    return { _id: id, ...texts };
  });
}

export async function addFilterSubcategory(
  { db }: DbDeps,
  { categoryId, actorId, ...form }: FilterForm & { categoryId: string },
): Promise<FilterSubcategory> {
  const texts = textsOf(form);
  return inTransaction(db, async (tx) => {
    await lockCategoryNames(tx);
    const parent = await findFilterCategory(tx, categoryId);
    await rejectDuplicateName(tx, { name: texts.name, parentId: categoryId });
    const id = await createList(tx, { kind: 'filter-subcategory', ...texts, parentId: categoryId });
    await recordCreation(tx, actorId, 'filter subcategory', id, texts.name);
    return { _id: id, ...texts, categoryId: parent };
  });
}

export async function findFilterCategory(tx: Tx, id: string) {
  const [category] = await tx
    .select({ _id: collections.id, name: collections.name, hindiName: collections.hindiName })
    .from(collections)
    .where(and(eq(collections.id, id), eq(collections.kind, 'filter-category')));
  if (!category) throw fieldProblem('categoryId', 'Category not found.');
  return category;
}

export const textsOf = ({ name, hindiName, description, hindiDescription }: Omit<FilterForm, 'actorId'>) => ({
  name: name ?? '',
  hindiName: hindiName ?? null,
  description: description ?? '',
  hindiDescription: hindiDescription ?? null,
});

export async function addFilterProducts(
  { db }: DbDeps,
  { subcategoryId, productIds, actorId }: { subcategoryId: string; productIds: string[]; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [list] = await tx
      .select({ name: collections.name })
      .from(collections)
      .where(and(eq(collections.id, subcategoryId), eq(collections.kind, 'filter-subcategory')))
      .for('update');
    if (!list) throw fieldProblem('subcategoryId', 'Subcategory not found.');
    await addProducts(tx, { listId: subcategoryId, catalog: 'fruits', productIds });
    await recordChange(tx, {
      actorId,
      action: 'map',
      subject: 'filter subcategory',
      subjectId: subcategoryId,
      after: { name: list.name, productIds },
    });
    await publishChange(tx, 'catalog');
  });
}

export async function removeFilterProduct({ db }: DbDeps, mapping: string, actorId: string): Promise<void> {
  const [listId = '', productId = ''] = mapping.split('.');
  await inTransaction(db, async (tx) => {
    const { rowCount } = await tx
      .delete(collectionProducts)
      .where(and(eq(collectionProducts.collectionId, listId), eq(collectionProducts.productId, productId)));
    if (!rowCount) throw notFound('product');
    await recordChange(tx, {
      actorId,
      action: 'unmap',
      subject: 'filter subcategory',
      subjectId: listId,
      before: { productId },
    });
    await publishChange(tx, 'catalog');
  });
}

/** Rejected for a filter category with subcategories. The products of a subcategory are only unlisted. */
export async function deleteFilter(
  { db }: DbDeps,
  { kind, id, actorId }: { kind: 'filter-category' | 'filter-subcategory'; id: string; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [before] = await tx
      .select({ name: collections.name })
      .from(collections)
      .where(and(eq(collections.id, id), eq(collections.kind, kind)))
      .for('update');
    if (!before) throw notFound(kind === 'filter-category' ? 'category' : 'subcategory');
    const [child] = await tx
      .select({ name: collections.name })
      .from(collections)
      .where(eq(collections.parentId, id))
      .limit(1);
    if (child) throw new Problem('CATEGORY_IN_USE', `This category is in use: ${child.name} belongs to it.`);
    await tx.delete(collections).where(eq(collections.id, id));
    await recordChange(tx, { actorId, action: 'delete', subject: kind.replace('-', ' '), subjectId: id, before });
    await publishChange(tx, 'catalog');
  });
}

type NewList = {
  kind: 'popular' | 'filter-category' | 'filter-subcategory' | 'promotion';
  name: string;
  hindiName?: string | null;
  description?: string;
  hindiDescription?: string | null;
  parentId?: string;
  categoryId?: string;
};

export async function createList(tx: Tx, list: NewList): Promise<string> {
  const id = newId();
  const [last] = await tx
    .select({ next: sql<number>`coalesce(max(${collections.rank}), -1) + 1` })
    .from(collections)
    .where(eq(collections.kind, list.kind));
  await tx.insert(collections).values({ ...list, id, rank: last?.next ?? 0 });
  return id;
}

/** Adds all products or none. A product that is already in the list keeps its rank. */
export async function addProducts(
  tx: Tx,
  { listId, catalog, productIds }: { listId: string; catalog?: Catalog; productIds: string[] },
): Promise<void> {
  const ids = [...new Set(productIds.map((id) => id.toLowerCase()))];
  const found = await tx
    .select({ name: products.name, requiresPrescription: products.requiresPrescription })
    .from(products)
    .where(and(inArray(products.id, ids), catalog && eq(products.catalog, catalog), isNull(products.deletedAt)));
  if (found.length < ids.length) throw fieldProblem('productIds', 'Product not found.');
  const medicine = found.find((product) => product.requiresPrescription);
  if (medicine) throw fieldProblem('productIds', `${medicine.name} needs a prescription, so it can't be promoted.`);
  const [last] = await tx
    .select({ next: sql<number>`coalesce(max(${collectionProducts.rank}), -1) + 1` })
    .from(collectionProducts)
    .where(eq(collectionProducts.collectionId, listId));
  const first = last?.next ?? 0;
  await tx
    .insert(collectionProducts)
    .values(ids.map((productId, place) => ({ collectionId: listId, productId, rank: first + place })))
    .onConflictDoNothing();
}

export async function rejectDuplicateName(
  tx: Tx,
  { name, parentId, exceptId }: { name: string; parentId: string | null; exceptId?: string },
): Promise<void> {
  const [duplicate] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(
      and(
        eq(collections.kind, parentId ? 'filter-subcategory' : 'filter-category'),
        parentId ? eq(collections.parentId, parentId) : undefined,
        exceptId ? ne(collections.id, exceptId) : undefined,
        sql`lower(${collections.name}) = lower(${name})`,
      ),
    );
  if (duplicate) throw nameTaken(parentId ? 'subcategory' : 'category');
}

async function recordCreation(tx: Tx, actorId: string, subject: string, subjectId: string, name: string) {
  await recordChange(tx, { actorId, action: 'create', subject, subjectId, after: { name } });
  await publishChange(tx, 'catalog');
}
