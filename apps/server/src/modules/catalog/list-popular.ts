import type { Dairy, Product, ProductCard, ProductDetail } from '@subah/contract/catalog/catalog';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { categories, collectionProducts, collections, products } from './catalog.tables.ts';
import { DAIRY_COLUMNS, toDairy } from './category-shapes.ts';
import { selectCards, toCard } from './product-card.ts';
import { withDetail } from './product-details.ts';
import { cardKey, firstPacks } from './product-groups.ts';
import { suggestPopular } from './suggest-popular.ts';

const MAX_PER_CATEGORY = 24;
const MAX_CATEGORIES = 60;

type PopularOptions = { fields: ProductDetail; grouped: boolean; orSuggested: boolean; withOffSale: boolean };
type PopularList = Dairy & { products: (Product | ProductCard)[] };

/** The dairies that have a popular list, with its products. */
export async function listPopularByDairy(
  db: Db,
  options: PopularOptions,
): Promise<{ data: PopularList[]; nextCursor: null }> {
  return { data: await readPopular(db, 'milk', options), nextCursor: null };
}

/** The categories of a catalog that have a popular list, with its products. */
export async function listPopular(db: Db, catalog: Catalog, options: PopularOptions) {
  const lists = await readPopular(db, catalog, options);
  return { data: lists.map(({ address: _, rating: __, ...category }) => category), nextCursor: null };
}

async function readPopular(
  db: Db,
  catalog: Catalog,
  { orSuggested, ...options }: PopularOptions,
): Promise<PopularList[]> {
  const own = await withProducts(db, await readOwnLists(db, catalog), options);
  const isSuggested = orSuggested && own.every(({ products: shown }) => shown.length === 0);
  return isSuggested ? withProducts(db, await readSuggestedLists(db, catalog), options) : own;
}

type ListedIds = Awaited<ReturnType<typeof readSuggestedLists>>[number];

async function withProducts(
  db: Db,
  lists: ListedIds[],
  { fields, grouped, withOffSale }: Omit<PopularOptions, 'orSuggested'>,
): Promise<PopularList[]> {
  const productById = await findProducts(
    db,
    lists.flatMap(({ productIds }) => productIds),
    fields,
  );
  const shownOf = (listed: (Product | ProductCard)[]) => {
    const offered = withOffSale ? listed : offeredFirst(listed);
    return (grouped ? firstPacks(offered, cardKey) : offered).slice(0, MAX_PER_CATEGORY);
  };
  return lists.map((list) => ({
    ...toDairy(list),
    products: shownOf(list.productIds.flatMap((id) => productById.get(id) ?? [])),
  }));
}

/** Without those that are off sale; what is sold out for now comes last. */
function offeredFirst(listed: (Product | ProductCard)[]): (Product | ProductCard)[] {
  const onSale = listed.filter(({ isAvailable }) => isAvailable);
  return [...onSale.filter(({ stock }) => stock > 0), ...onSale.filter(({ stock }) => stock <= 0)];
}

async function readOwnLists(db: Db, catalog: Catalog) {
  const lists = await db
    .select({ ...DAIRY_COLUMNS, listId: collections.id })
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
  return lists.map((list) => ({
    ...list,
    productIds: (byList.get(list.listId) ?? []).map(({ productId }) => productId),
  }));
}

async function readSuggestedLists(db: Db, catalog: Catalog) {
  const suggested = await suggestPopular(db, catalog);
  const byCategory = Map.groupBy(suggested, ({ categoryId }) => categoryId);
  const rows = await db
    .select(DAIRY_COLUMNS)
    .from(categories)
    .where(inArray(categories.id, [...byCategory.keys()]));
  // In the order of the suggestions.
  return [...byCategory].flatMap(([id, listed]) =>
    rows
      .filter((row) => row.id === id)
      .map((row) => ({ ...row, productIds: listed.map(({ productId }) => productId) })),
  );
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

async function findProducts(db: Db, ids: string[], fields: ProductDetail) {
  if (ids.length === 0) return new Map<string, Product | ProductCard>();
  const rows = await selectCards(db).where(
    // Popular lists are promotions: no prescription medicines.
    and(inArray(products.id, ids), isNull(products.deletedAt), eq(products.requiresPrescription, false)),
  );
  const found = await withDetail(db, rows.map(toCard), fields);
  return new Map(found.map((product) => [product._id, product]));
}
