import type { Product } from '@subah/contract/catalog/catalog';
import { picturePath } from '@subah/contract/picture';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { categories, products, subcategories } from './catalog.tables.ts';
import { fieldColumns, pickFields } from './field-columns.ts';
import { cardColumns, toCard } from './product-card.ts';

/** Answers 404 for a product of another catalog than `catalog`. */
export async function findProduct(db: Db, id: string, catalog?: Catalog): Promise<Product> {
  const [row] = await db
    .select({
      ...cardColumns,
      ...fieldColumns,
      pictures: products.pictures,
      description: products.description,
      tags: products.tags,
      isFeatured: products.isFeatured,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(and(eq(products.id, id), isNull(products.deletedAt), catalog && eq(products.catalog, catalog)));
  if (!row) throw notFound('Product');
  const card = toCard(row);
  return {
    ...card,
    ...pickFields(row),
    images: row.pictures.map(picturePath),
    description: row.description,
    tags: row.tags,
    discount: card.percentOff,
    discountPercentage: card.percentOff,
    isFeatured: row.isFeatured,
    availability: row.isAvailable,
    healthCheck: catalogFacts[row.catalog].isCarried ? null : card.categoryId,
  };
}
