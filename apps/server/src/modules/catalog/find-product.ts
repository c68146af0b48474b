import type { Product } from '@subah/contract/catalog/catalog';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { categories, products, subcategories } from './catalog.tables.ts';
import { cardColumns, toCard } from './product-card.ts';
import { detailColumns, toProduct } from './product-details.ts';
import { addPacks } from './product-groups.ts';

/** Answers 404 for a product of another catalog than `catalog`. */
export async function findProduct(db: Db, id: string, catalog?: Catalog): Promise<Product> {
  const [row] = await db
    .select({
      ...cardColumns,
      ...detailColumns,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(and(eq(products.id, id), isNull(products.deletedAt), catalog && eq(products.catalog, catalog)));
  if (!row) throw notFound('product');
  const [card = toCard(row)] = await addPacks(db, [toCard(row)]);
  return toProduct(card, row);
}
