import type { ProductForm } from '@subah/contract/catalog/catalog-forms';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem } from '../../../platform/http/problem.ts';
import { categories, subcategories } from '../catalog.tables.ts';

type CategoryIds = { categoryId: string; subcategoryId: string | null };

/** The category of a product after the form; a subcategory implies its category. */
export async function resolveCategory(
  tx: Tx,
  catalog: Catalog,
  form: Partial<Pick<ProductForm, 'categoryId' | 'subcategoryId' | 'healthCheck'>>,
  before: CategoryIds | undefined,
): Promise<CategoryIds> {
  const categoryId = form.categoryId ?? form.healthCheck;
  if (form.subcategoryId) {
    const found = await findSubcategory(tx, catalog, form.subcategoryId);
    if (!found) throw fieldProblem('subcategoryId', 'Subcategory not found.');
    if (categoryId && categoryId.toLowerCase() !== found.categoryId) {
      throw fieldProblem('subcategoryId', 'This subcategory belongs to another category.');
    }
    return { categoryId: found.categoryId, subcategoryId: form.subcategoryId };
  }
  const nextCategoryId = categoryId ?? before?.categoryId;
  if (!nextCategoryId || !(await categoryExists(tx, catalog, nextCategoryId))) {
    throw fieldProblem(catalogFacts[catalog].categoryField, 'Category not found.');
  }
  const isUnmoved = before?.categoryId === nextCategoryId && form.subcategoryId !== null;
  return { categoryId: nextCategoryId, subcategoryId: isUnmoved ? before.subcategoryId : null };
}

async function findSubcategory(tx: Tx, catalog: Catalog, id: string) {
  const [row] = await tx
    .select({ categoryId: subcategories.categoryId })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(and(eq(subcategories.id, id), eq(categories.catalog, catalog)));
  return row;
}

async function categoryExists(tx: Tx, catalog: Catalog, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.catalog, catalog)));
  return rows.length > 0;
}
