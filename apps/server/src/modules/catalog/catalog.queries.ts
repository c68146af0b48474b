import type { CategoryWithProducts, Dairy } from '@subah/contract/catalog';
import type { Page } from '@subah/contract/endpoint';
import { picturePath } from '@subah/contract/picture';
import type { Catalogue } from '@subah/rules/catalog/catalogues';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { page, readCursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/database.ts';
import { categories, collectionProducts, collections, products } from './catalog.tables.ts';
import { selectCards, toCard } from './product-card.ts';

/** At most this many products stand under each category of a popular list. */
const SHOWN_PER_CATEGORY = 24;
const MOST_CATEGORIES = 60;

/** The popular list of a catalogue: its categories that have one, each with the chosen products in the chosen order. */
export async function popularByCategory(db: Db, catalogue: Catalogue): Promise<CategoryWithProducts[]> {
  const lists = await db
    .select({ id: categories.id, name: categories.name, picture: categories.picture, listId: collections.id })
    .from(collections)
    .innerJoin(categories, eq(categories.id, collections.categoryId))
    .where(and(eq(collections.kind, 'popular'), eq(categories.catalogue, catalogue), isNull(categories.hiddenAt)))
    .orderBy(asc(collections.rank), asc(categories.rank), asc(categories.id))
    .limit(MOST_CATEGORIES);
  if (lists.length === 0) return [];

  const chosen = await db
    .select({ listId: collectionProducts.collectionId, productId: collectionProducts.productId })
    .from(collectionProducts)
    .where(
      inArray(
        collectionProducts.collectionId,
        lists.map((list) => list.listId),
      ),
    )
    .orderBy(asc(collectionProducts.rank), asc(collectionProducts.productId));
  const byList = Map.groupBy(chosen, (row) => row.listId);
  const shown = lists.flatMap((list) => (byList.get(list.listId) ?? []).slice(0, SHOWN_PER_CATEGORY));
  const cards = await cardsById(
    db,
    shown.map((row) => row.productId),
  );

  return lists.map((list) => ({
    _id: list.id,
    name: list.name,
    image: picturePath(list.picture),
    products: (byList.get(list.listId) ?? [])
      .flatMap((row) => cards.get(row.productId) ?? [])
      .slice(0, SHOWN_PER_CATEGORY),
  }));
}

async function cardsById(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, ReturnType<typeof toCard>>();
  const rows = await selectCards(db).where(and(inArray(products.id, ids), isNull(products.deletedAt)));
  return new Map(rows.map((row) => [row.id, toCard(row)]));
}

export async function listDairies(
  db: Db,
  { limit, cursor }: Page,
): Promise<{ data: Dairy[]; nextCursor: string | null }> {
  const after = readCursor(cursor);
  const rows = await db
    .select({
      id: categories.id,
      rank: categories.rank,
      name: categories.name,
      picture: categories.picture,
      address: categories.address,
      rating: categories.rating,
    })
    .from(categories)
    .where(
      and(
        eq(categories.catalogue, 'milk'),
        isNull(categories.hiddenAt),
        after && sql`(${categories.rank}, ${categories.id}) > (${after.value}, ${after.id})`,
      ),
    )
    .orderBy(asc(categories.rank), asc(categories.id))
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: row.rank, id: row.id }));
  return {
    data: next.rows.map((row) => ({
      _id: row.id,
      name: row.name,
      image: picturePath(row.picture),
      address: row.address ?? '',
      rating: row.rating,
    })),
    nextCursor: next.nextCursor,
  };
}

export async function listCategories(db: Db) {
  const rows = await db
    .select({ id: categories.id, name: categories.name, picture: categories.picture, catalogue: categories.catalogue })
    .from(categories)
    .where(isNull(categories.hiddenAt))
    .orderBy(asc(categories.catalogue), asc(categories.rank), asc(categories.id))
    .limit(500);
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    image: picturePath(row.picture),
    product_type: row.catalogue,
  }));
}

export async function listHealthChecks(db: Db) {
  const rows = await db
    .select({
      id: categories.id,
      name: categories.name,
      description: categories.description,
      picture: categories.picture,
    })
    .from(categories)
    .where(and(eq(categories.catalogue, 'labtest'), isNull(categories.hiddenAt)))
    .orderBy(asc(categories.rank), asc(categories.id))
    .limit(100);
  return rows.map((row) => ({
    _id: row.id,
    title: row.name,
    description: row.description,
    image: picturePath(row.picture),
  }));
}
