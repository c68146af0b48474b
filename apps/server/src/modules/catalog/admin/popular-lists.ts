import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishChange } from '../../../platform/cache/change-feed.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { fieldProblem, notFound } from '../../../platform/http/problem.ts';
import { recordChange } from '../../audit/index.ts';
import { categories, collectionProducts, collections } from '../catalog.tables.ts';
import { addProducts, createList } from './product-lists.ts';
import { lockCategoryNames } from './save-category.ts';

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
