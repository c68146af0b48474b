import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishChange } from '../../../platform/cache/change-feed.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { fieldProblem, notFound } from '../../../platform/http/problem.ts';
import { recordChange } from '../../audit/index.ts';
import { collectionProducts, collections } from '../catalog.tables.ts';
import { addProducts } from './product-lists.ts';

type DbDeps = Pick<Deps, 'db'>;

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

/** `mapping` is the ids of the subcategory and the product, with a point between them. */
export async function removeFilterProduct({ db }: DbDeps, mapping: string, actorId: string): Promise<void> {
  const [listId = '', productId = ''] = mapping.split('.');
  await inTransaction(db, async (tx) => {
    const list = tx
      .select({ id: collections.id })
      .from(collections)
      .where(and(eq(collections.id, listId), eq(collections.kind, 'filter-subcategory')));
    const { rowCount } = await tx
      .delete(collectionProducts)
      .where(and(inArray(collectionProducts.collectionId, list), eq(collectionProducts.productId, productId)));
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
