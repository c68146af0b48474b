import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { fieldProblem } from '../../../platform/http/problem.ts';
import { collectionProducts, collections, products } from '../catalog.tables.ts';

type NewList = {
  kind: 'popular' | 'filter-category' | 'filter-subcategory' | 'promotion';
  name: string;
  hindiName?: string | null;
  description?: string;
  hindiDescription?: string | null;
  parentId?: string;
  categoryId?: string;
};

/** Behind the others of its kind. */
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
