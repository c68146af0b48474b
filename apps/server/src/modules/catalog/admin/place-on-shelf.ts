import type { ProductForm } from '@subah/contract/catalog/catalog-forms';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem } from '../../../platform/http/problem.ts';
import { categories, subcategories } from '../catalog.tables.ts';

type Place = { categoryId: string; subcategoryId: string | null };

/** Where a product stands after the form: a subcategory brings its category along. */
export async function placeOnShelf(
  tx: Tx,
  catalog: Catalog,
  form: ProductForm,
  before: Place | undefined,
): Promise<Place> {
  const categoryId = form.categoryId ?? form.healthCheck;
  if (form.subcategoryId) {
    const found = await findSubcategory(tx, catalog, form.subcategoryId);
    if (!found) throw fieldProblem('subcategoryId', 'Subcategory not found.');
    if (categoryId && categoryId.toLowerCase() !== found.categoryId) {
      throw fieldProblem('subcategoryId', 'This subcategory belongs to another category.');
    }
    return { categoryId: found.categoryId, subcategoryId: form.subcategoryId };
  }
  const place = categoryId ?? before?.categoryId;
  if (!place || !(await isCategory(tx, catalog, place))) {
    throw fieldProblem(catalog === 'labtest' ? 'healthCheck' : 'categoryId', 'Category not found.');
  }
  const staysOnShelf = before?.categoryId === place && form.subcategoryId !== null;
  return { categoryId: place, subcategoryId: staysOnShelf ? (before?.subcategoryId ?? null) : null };
}

async function findSubcategory(tx: Tx, catalog: Catalog, id: string) {
  const [row] = await tx
    .select({ categoryId: subcategories.categoryId })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(and(eq(subcategories.id, id), eq(categories.catalog, catalog)));
  return row;
}

async function isCategory(tx: Tx, catalog: Catalog, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.catalog, catalog)));
  return rows.length > 0;
}
