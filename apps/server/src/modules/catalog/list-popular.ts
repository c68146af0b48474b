import type { CategoryWithProducts } from '@subah/contract/catalog/catalog';
import { picturePath } from '@subah/contract/picture';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { categories, collectionProducts, collections, products } from './catalog.tables.ts';
import { selectCards, toCard } from './product-card.ts';

const MAX_PER_CATEGORY = 24;
const MAX_CATEGORIES = 60;

/** The categories of a catalog that have a popular list, with its products. */
export async function listPopular(
  db: Db,
  catalog: Catalog,
): Promise<{ data: CategoryWithProducts[]; nextCursor: null }> {
  const lists = await db
    .select({ id: categories.id, name: categories.name, picture: categories.picture, listId: collections.id })
    .from(collections)
    .innerJoin(categories, eq(categories.id, collections.categoryId))
    .where(and(eq(collections.kind, 'popular'), eq(categories.catalog, catalog), isNull(categories.hiddenAt)))
    .orderBy(asc(collections.rank), asc(categories.rank), asc(categories.id))
    .limit(MAX_CATEGORIES);
  const listed = await findListProducts(
    db,
    lists.map((list) => list.listId),
  );
  const byList = Map.groupBy(listed, (row) => row.listId);
  const cards = await cardsById(
    db,
    listed.map((row) => row.productId),
  );
  const data = lists.map((list) => ({
    _id: list.id,
    name: list.name,
    image: picturePath(list.picture),
    products: (byList.get(list.listId) ?? [])
      .flatMap((row) => cards.get(row.productId) ?? [])
      .slice(0, MAX_PER_CATEGORY),
  }));
  return { data, nextCursor: null };
}

async function findListProducts(db: Db, lists: string[]) {
  if (lists.length === 0) return [];
  return db
    .select({ listId: collectionProducts.collectionId, productId: collectionProducts.productId })
    .from(collectionProducts)
    .where(inArray(collectionProducts.collectionId, lists))
    .orderBy(asc(collectionProducts.rank), asc(collectionProducts.productId))
    .limit(MAX_CATEGORIES * MAX_PER_CATEGORY);
}

async function cardsById(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, ReturnType<typeof toCard>>();
  const rows = await selectCards(db).where(and(inArray(products.id, ids), isNull(products.deletedAt)));
  return new Map(rows.map((row) => [row.id, toCard(row)]));
}
