import { CATALOGS, type Catalog } from '@subah/rules/catalog/catalogs';
import { collectionProducts, collections, products } from '../../src/modules/catalog/catalog.tables.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import { aCategory, aSubcategory, productRow } from './catalog.ts';
import { insertOne, type WithDb } from './insert-one.ts';

type Product = typeof products.$inferSelect;
type SubcategoryNode = { id: string; name: string; products: Product[] };
export type CategoryNode = { id: string; name: string; subcategories: SubcategoryNode[]; products: Product[] };
export type CatalogTree = Record<Catalog, CategoryNode[]>;

const CATEGORIES = 2;
const SUBCATEGORIES = 2;
const PRODUCTS = 6;

/**
 * Two categories in each catalog, with six products in each of their two subcategories. Dairies and health checks have
 * no subcategories. Prices and discounts differ and do not follow the rank.
 */
export async function insertCatalogTree(shop: WithDb): Promise<CatalogTree> {
  const tree: Partial<CatalogTree> = {};
  for (const catalog of CATALOGS) {
    tree[catalog] = [];
    for (let rank = 0; rank < CATEGORIES; rank++) tree[catalog].push(await insertCategory(shop, catalog, rank));
  }
  return tree as CatalogTree;
}

async function insertCategory(shop: WithDb, catalog: Catalog, rank: number): Promise<CategoryNode> {
  const dairy = catalog === 'milk' ? { address: 'Station Road, Mandideep', rating: 4.5 } : {};
  const name = `${catalog} category ${rank}`;
  const category = await aCategory(shop, { catalog, name, rank, ...dairy });
  const parent = { catalog, categoryId: category.id };
  if (catalog === 'milk' || catalog === 'labtest') {
    return { id: category.id, name, subcategories: [], products: await insertProducts(shop, parent, rank * PRODUCTS) };
  }
  const children: SubcategoryNode[] = [];
  for (let child = 0; child < SUBCATEGORIES; child++) {
    const subcategory = await aSubcategory(shop, {
      categoryId: category.id,
      name: `${catalog} subcategory ${rank}.${child}`,
      rank: rank * SUBCATEGORIES + child,
    });
    const firstRank = (rank * SUBCATEGORIES + child) * PRODUCTS;
    children.push({
      id: subcategory.id,
      name: subcategory.name,
      products: await insertProducts(shop, { ...parent, subcategoryId: subcategory.id }, firstRank),
    });
  }
  return { id: category.id, name, subcategories: children, products: children.flatMap((child) => child.products) };
}

type Parent = { catalog: Catalog; categoryId: string; subcategoryId?: string };

function insertProducts(shop: WithDb, parent: Parent, firstRank: number): Promise<Product[]> {
  const rows = Array.from({ length: PRODUCTS }, (_, index) => {
    const rank = firstRank + index;
    // 37 and 100 have no common divisor, so neighbours differ widely.
    const pricePaise = (10 + ((rank * 37) % 100)) * 100;
    return productRow({
      ...parent,
      id: newId(),
      name: `${parent.catalog} product ${rank}`,
      code: `${parent.catalog}-${rank}`,
      description: '<p>Description</p>',
      pricePaise,
      mrpPaise: pricePaise + (rank % 4) * 1000,
      rank,
    });
  });
  return shop.deps.db.insert(products).values(rows).returning();
}

type CollectionInput = Pick<typeof collections.$inferInsert, 'kind' | 'name'> &
  Partial<typeof collections.$inferInsert>;

/** A curated list of these products. */
export async function aCollection(shop: WithDb, input: CollectionInput, productIds: string[] = []) {
  const collection = await insertOne(shop, collections, input);
  const rows = productIds.map((productId, rank) => ({ collectionId: collection.id, productId, rank }));
  if (rows.length > 0) await shop.deps.db.insert(collectionProducts).values(rows);
  return collection;
}
