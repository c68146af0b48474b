import { collectionProducts, collections } from '@subah/server/modules/catalog/catalog.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { demoId } from '../demo-id.ts';
import { filterCategories, popularDairy, popularVeggies, promotionPins } from '../shop/curated-lists.ts';
import type { DemoCategory } from '../shop/demo-product.ts';
import { demoShop } from '../shop/index.ts';

const SHOWN_PER_CATEGORY = 10;

type List = typeof collections.$inferInsert & { id: string; productCodes: string[] };

export async function seedCuratedLists(tx: Tx): Promise<void> {
  const lists = [...popularLists(), ...filterLists(), ...promotionLists()];
  await tx.insert(collections).values(lists.map(({ productCodes, ...list }) => list));
  await tx
    .insert(collectionProducts)
    .values(
      lists.flatMap((list) =>
        list.productCodes.map((code, rank) => ({ collectionId: list.id, productId: demoId('product', code), rank })),
      ),
    );
}

function popularLists(): List[] {
  const catalog = new Map(demoShop.catalogs);
  const featured = (categories: DemoCategory[] = []) =>
    categories.map((category) => ({ categoryCode: category.code, productCodes: featuredFirst(category) }));
  const lists = [
    ...popularVeggies,
    ...popularDairy,
    ...featured(catalog.get('grocery')),
    ...featured(catalog.get('medicine')),
  ];
  return lists.map(({ categoryCode, productCodes }, rank) => ({
    id: demoId('popular', categoryCode),
    kind: 'popular' as const,
    name: 'Popular',
    categoryId: demoId('category', categoryCode),
    rank,
    productCodes,
  }));
}

function featuredFirst(category: DemoCategory): string[] {
  const products = category.shelves
    .flatMap((shelf) => shelf.products)
    .filter((product) => product.stock > 0 && !product.requiresPrescription);
  const chosen = [
    ...products.filter((product) => product.isFeatured),
    ...products.filter((product) => !product.isFeatured),
  ];
  return chosen.slice(0, SHOWN_PER_CATEGORY).map((product) => product.code);
}

function filterLists(): List[] {
  return filterCategories.flatMap((category, rank) => {
    const parentId = demoId('filter-category', category.name);
    const parent = {
      id: parentId,
      kind: 'filter-category' as const,
      name: category.name,
      hindiName: category.hindiName,
      description: category.description,
      hindiDescription: category.hindiDescription,
      rank,
      productCodes: [],
    };
    const children = category.subcategories.map((child, childRank) => ({
      id: demoId('filter-subcategory', `${category.name}/${child.name}`),
      kind: 'filter-subcategory' as const,
      name: child.name,
      hindiName: child.hindiName,
      description: child.description,
      hindiDescription: child.hindiDescription,
      parentId,
      rank: childRank,
      productCodes: child.productCodes,
    }));
    return [parent, ...children];
  });
}

const promotionLists = (): List[] =>
  Object.entries(promotionPins).map(([name, productCodes]) => ({
    id: demoId('promotion', name),
    kind: 'promotion' as const,
    name,
    productCodes,
  }));
