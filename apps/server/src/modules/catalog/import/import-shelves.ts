import type { Catalog } from '@subah/rules/catalog/catalogs';
import { toSlug } from '@subah/rules/catalog/slug';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { categories, subcategories } from '../catalog.tables.ts';
import { DEFAULT_PICTURE } from './default-picture.ts';
import type { ImportedProduct } from './read-row.ts';

type Shelf = Pick<ImportedProduct, 'category' | 'subcategory'>;

/** The ids of a catalog's shelves by name. Names that differ only in case are one shelf. */
export type Shelves = { categories: Map<string, string>; subcategories: Map<string, string> };

const categoryKey = (shelf: Shelf) => shelf.category.toLowerCase();
const subcategoryKey = (categoryId: string, name: string) => `${categoryId} ${name.toLowerCase()}`;

export async function readShelves(db: Db | Tx, catalog: Catalog): Promise<Shelves> {
  const upper = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.catalog, catalog))
    .orderBy(categories.createdAt, categories.id);
  const lower = await db
    .select({ id: subcategories.id, name: subcategories.name, categoryId: subcategories.categoryId })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(eq(categories.catalog, catalog))
    .orderBy(subcategories.createdAt, subcategories.id);
  // The oldest of two shelves that differ in case counts, so the list is entered from its end.
  return {
    categories: new Map(upper.toReversed().map(({ id, name }) => [name.toLowerCase(), id])),
    subcategories: new Map(
      lower.toReversed().map(({ id, name, categoryId }) => [subcategoryKey(categoryId, name), id]),
    ),
  };
}

/** Ids of a row's shelves; nothing for a shelf that does not exist. */
export function placeOn(shelves: Shelves, shelf: Shelf): { categoryId: string | null; subcategoryId: string | null } {
  const categoryId = shelves.categories.get(categoryKey(shelf)) ?? null;
  if (!categoryId || !shelf.subcategory) return { categoryId, subcategoryId: null };
  return {
    categoryId,
    subcategoryId: shelves.subcategories.get(subcategoryKey(categoryId, shelf.subcategory)) ?? null,
  };
}

export type NewShelves = { categories: Set<string>; subcategories: Set<string> };

/** Adds the names of shelves that the rows want and the catalog did not know. */
export function countNewShelves(found: NewShelves, known: Shelves, rows: Shelf[]): void {
  for (const row of rows) {
    const { categoryId, subcategoryId } = placeOn(known, row);
    if (!categoryId) found.categories.add(categoryKey(row));
    if (row.subcategory && !subcategoryId)
      found.subcategories.add(`${categoryKey(row)} ${row.subcategory.toLowerCase()}`);
  }
}

/** Makes the shelves that the rows name and the catalog lacks, and gives all of them. */
export async function ensureShelves(tx: Tx, catalog: Catalog, known: Shelves, rows: Shelf[]): Promise<Shelves> {
  const isMissing = (shelf: Shelf) => {
    const { categoryId, subcategoryId } = placeOn(known, shelf);
    return !categoryId || (shelf.subcategory && !subcategoryId);
  };
  const missing = rows.filter(isMissing);
  if (missing.length === 0) return known;
  await addCategories(tx, catalog, known, missing);
  const withCategories = await readShelves(tx, catalog);
  await addSubcategories(tx, withCategories, missing);
  return readShelves(tx, catalog);
}

async function addCategories(tx: Tx, catalog: Catalog, known: Shelves, rows: Shelf[]): Promise<void> {
  const names = new Map<string, string>();
  for (const row of rows) {
    const key = categoryKey(row);
    if (!known.categories.has(key) && !names.has(key)) names.set(key, row.category);
  }
  if (names.size === 0) return;
  const [{ last } = { last: -1 }] = await tx
    .select({ last: sql<number>`coalesce(max(${categories.rank}), -1)::int` })
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
        rank: last + 1 + place,
      })),
    )
    // Another import may have made it in this moment.
    .onConflictDoNothing({ target: [categories.catalog, categories.name] });
}

async function addSubcategories(tx: Tx, known: Shelves, rows: Shelf[]): Promise<void> {
  const wanted = new Map<string, { categoryId: string; name: string }>();
  for (const row of rows) {
    const { categoryId, subcategoryId } = placeOn(known, row);
    if (!categoryId || !row.subcategory || subcategoryId) continue;
    const key = subcategoryKey(categoryId, row.subcategory);
    if (!wanted.has(key)) wanted.set(key, { categoryId, name: row.subcategory });
  }
  if (wanted.size === 0) return;
  const parents = [...new Set([...wanted.values()].map(({ categoryId }) => categoryId))];
  const lasts = await tx
    .select({ categoryId: subcategories.categoryId, last: sql<number>`max(${subcategories.rank})::int` })
    .from(subcategories)
    .where(inArray(subcategories.categoryId, parents))
    .groupBy(subcategories.categoryId);
  const next = new Map(lasts.map(({ categoryId, last }) => [categoryId, last + 1]));
  const values = [...wanted.values()].map((shelf) => {
    const rank = next.get(shelf.categoryId) ?? 0;
    next.set(shelf.categoryId, rank + 1);
    return { ...shelf, picture: DEFAULT_PICTURE, rank };
  });
  await tx
    .insert(subcategories)
    .values(values)
    .onConflictDoNothing({
      target: [subcategories.categoryId, subcategories.name],
    });
}
