import type { Product } from '@subah/contract/catalog/catalog';
import { picturePath } from '@subah/contract/picture';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { categories, products, subcategories } from './catalog.tables.ts';
import { cardColumns, toCard } from './product-card.ts';

/** One product with everything that its page shows. With a catalog given, a product of another one is not found. */
export async function findProduct(db: Db, id: string, catalog?: Catalog): Promise<Product> {
  const [row] = await db
    .select({
      ...cardColumns,
      pictures: products.pictures,
      description: products.description,
      tags: products.tags,
      isFeatured: products.isFeatured,
      hindiName: products.hindiName,
      origin: products.origin,
      isOrganic: products.isOrganic,
      composition: products.composition,
      expiryDate: products.expiryDate,
      deliveryTime: products.deliveryTime,
      includedTests: products.includedTests,
      location: products.location,
      preparation: products.preparation,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(and(eq(products.id, id), isNull(products.deletedAt), catalog && eq(products.catalog, catalog)));
  if (!row) throw notFound('Product');
  const card = toCard(row);
  return {
    ...card,
    images: row.pictures.map(picturePath),
    description: row.description,
    tags: row.tags,
    discount: card.percentOff,
    discountPercentage: card.percentOff,
    isFeatured: row.isFeatured,
    hindiName: row.hindiName,
    origin: row.origin,
    isOrganic: row.isOrganic,
    availability: row.isAvailable,
    composition: row.composition,
    expiryDate: row.expiryDate,
    deliveryTime: row.deliveryTime,
    healthCheck: row.catalog === 'labtest' ? card.categoryId : null,
    includedTests: row.includedTests,
    location: row.location,
    preparation: row.preparation,
  };
}
