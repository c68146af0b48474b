import type { Catalog } from '@subah/rules/catalog/catalogs';
import { toSlug } from '@subah/rules/catalog/slug';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { categories, subcategories } from '../catalog.tables.ts';
import { DEFAULT_PICTURE } from './default-picture.ts';
import type { ImportedProduct } from './read-row.ts';

type CategoryNames = Pick<ImportedProduct, 'category' | 'subcategory'>;
type HindiNames = CategoryNames & Pick<ImportedProduct, 'categoryInHindi' | 'subcategoryInHindi'>;

/** The ids of a catalog's categories and subcategories by name, ignoring case. */
export type CategoryIndex = { categories: Map<string, string>; subcategories: Map<string, string> };

const categoryKey = (names: CategoryNames) => names.category.toLowerCase();
const subcategoryKey = (categoryId: string, name: string) => `${categoryId} ${name.toLowerCase()}`;

export async function readCategoryIndex(db: Db | Tx, catalog: Catalog): Promise<CategoryIndex> {
  const categoryRows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.catalog, catalog))
    .orderBy(categories.createdAt, categories.id);
  const subcategoryRows = await db
    .select({ id: subcategories.id, name: subcategories.name, categoryId: subcategories.categoryId })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(eq(categories.catalog, catalog))
    .orderBy(subcategories.createdAt, subcategories.id);
  // Reversed: of two names that differ only in case, the oldest is set last and wins.
  return {
    categories: new Map(categoryRows.toReversed().map(({ id, name }) => [name.toLowerCase(), id])),
    subcategories: new Map(
      subcategoryRows.toReversed().map(({ id, name, categoryId }) => [subcategoryKey(categoryId, name), id]),
    ),
  };
}

/** The ids for a row's names; null where there is no such category yet. */
export function categoryOf(
  index: CategoryIndex,
  names: CategoryNames,
): { categoryId: string | null; subcategoryId: string | null } {
  const categoryId = index.categories.get(categoryKey(names)) ?? null;
  if (!categoryId || !names.subcategory) return { categoryId, subcategoryId: null };
  return {
    categoryId,
    subcategoryId: index.subcategories.get(subcategoryKey(categoryId, names.subcategory)) ?? null,
  };
}

export type NewCategories = { categories: Set<string>; subcategories: Set<string> };

/** Adds the names in the rows that are not in the index. */
export function collectNewCategories(found: NewCategories, index: CategoryIndex, rows: CategoryNames[]): void {
  for (const row of rows) {
    const { categoryId, subcategoryId } = categoryOf(index, row);
    if (!categoryId) found.categories.add(categoryKey(row));
    if (row.subcategory && !subcategoryId)
      found.subcategories.add(`${categoryKey(row)} ${row.subcategory.toLowerCase()}`);
  }
}

/** Creates the missing categories and subcategories of the rows, saves their Hindi names, and returns the complete index. */
export async function ensureCategories(
  tx: Tx,
  catalog: Catalog,
  index: CategoryIndex,
  rows: HindiNames[],
): Promise<CategoryIndex> {
  const complete = await createMissing(tx, catalog, index, rows);
  await saveHindiNames(tx, complete, rows);
  return complete;
}

async function createMissing(
  tx: Tx,
  catalog: Catalog,
  index: CategoryIndex,
  rows: CategoryNames[],
): Promise<CategoryIndex> {
  const isMissing = (names: CategoryNames) => {
    const { categoryId, subcategoryId } = categoryOf(index, names);
    return !categoryId || (names.subcategory && !subcategoryId);
  };
  const missing = rows.filter(isMissing);
  if (missing.length === 0) return index;
  await addCategories(tx, catalog, index, missing);
  await addSubcategories(tx, await readCategoryIndex(tx, catalog), missing);
  return readCategoryIndex(tx, catalog);
}

async function addCategories(tx: Tx, catalog: Catalog, index: CategoryIndex, rows: CategoryNames[]): Promise<void> {
  const names = new Map<string, string>();
  for (const row of rows) {
    const key = categoryKey(row);
    if (!index.categories.has(key) && !names.has(key)) names.set(key, row.category);
  }
  if (names.size === 0) return;
  const [{ lastRank } = { lastRank: -1 }] = await tx
    .select({ lastRank: sql<number>`coalesce(max(${categories.rank}), -1)::int` })
    .from(categories)
    .where(eq(categories.catalog, catalog));
  await tx
    .insert(categories)
    .values(
      [...names.values()].map((name, place) => ({
        catalog,
        name,
        slug: toSlug(name),
        picture: DEFAULT_PICTURE,
        rank: lastRank + 1 + place,
      })),
    )
    // A concurrent import may have created it.
    .onConflictDoNothing({ target: [categories.catalog, categories.name] });
}

async function addSubcategories(tx: Tx, index: CategoryIndex, rows: CategoryNames[]): Promise<void> {
  const missing = new Map<string, { categoryId: string; name: string }>();
  for (const row of rows) {
    const { categoryId, subcategoryId } = categoryOf(index, row);
    if (!categoryId || !row.subcategory || subcategoryId) continue;
    const key = subcategoryKey(categoryId, row.subcategory);
    if (!missing.has(key)) missing.set(key, { categoryId, name: row.subcategory });
  }
  if (missing.size === 0) return;
  const parents = [...new Set([...missing.values()].map(({ categoryId }) => categoryId))];
  const lastRanks = await tx
    .select({ categoryId: subcategories.categoryId, last: sql<number>`max(${subcategories.rank})::int` })
    .from(subcategories)
    .where(inArray(subcategories.categoryId, parents))
    .groupBy(subcategories.categoryId);
  const nextRanks = new Map(lastRanks.map(({ categoryId, last }) => [categoryId, last + 1]));
  const values = [...missing.values()].map((subcategory) => {
    const rank = nextRanks.get(subcategory.categoryId) ?? 0;
    nextRanks.set(subcategory.categoryId, rank + 1);
    return { ...subcategory, picture: DEFAULT_PICTURE, rank };
  });
  await tx
    .insert(subcategories)
    .values(values)
    .onConflictDoNothing({
      target: [subcategories.categoryId, subcategories.name],
    });
}

/** A row without a Hindi name leaves the saved one; of several the last counts. */
async function saveHindiNames(tx: Tx, index: CategoryIndex, rows: HindiNames[]): Promise<void> {
  const ofCategories = new Map<string, string>();
  const ofSubcategories = new Map<string, string>();
  for (const row of rows) {
    const { categoryId, subcategoryId } = categoryOf(index, row);
    if (categoryId && row.categoryInHindi) ofCategories.set(categoryId, row.categoryInHindi);
    if (subcategoryId && row.subcategoryInHindi) ofSubcategories.set(subcategoryId, row.subcategoryInHindi);
  }
  for (const [table, names] of [
    [categories, ofCategories],
    [subcategories, ofSubcategories],
  ] as const) {
    if (names.size === 0) continue;
    await tx.execute(sql`
      update ${table} set hindi_name = named.hindi_name
      from unnest(${sql.param([...names.keys()])}::uuid[], ${sql.param([...names.values()])}::text[]) as named (id, hindi_name)
      where ${table}.id = named.id and ${table}.hindi_name is distinct from named.hindi_name`);
  }
}
