import type { Product, ProductCard, ProductDetail } from '@subah/contract/catalog/catalog';
import { picturePath } from '@subah/contract/picture';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import type { ProductFieldValues } from '@subah/rules/catalog/product-fields';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { products } from './catalog.tables.ts';
import { fieldColumns, pickFields } from './field-columns.ts';
import { addPacks } from './product-groups.ts';

/** What a product has beyond its card. */
export const detailColumns = {
  ...fieldColumns,
  pictures: products.pictures,
  description: products.description,
  tags: products.tags,
  isFeatured: products.isFeatured,
};

type DetailRow = ProductFieldValues & {
  pictures: string[];
  description: string;
  tags: string[];
  isFeatured: boolean;
};

export const toProduct = (card: ProductCard, row: DetailRow): Product => ({
  ...card,
  ...pickFields(row),
  images: row.pictures.map(picturePath),
  description: row.description,
  tags: row.tags,
  discount: card.percentOff,
  discountPercentage: card.percentOff,
  isFeatured: row.isFeatured,
  availability: card.isAvailable,
  healthCheck: catalogFacts[card.product_type].isCarried ? null : card.categoryId,
});

/** `card` is what the sites ask for; other clients get every documented field. */
export async function withDetail(
  db: Db,
  cards: ProductCard[],
  detail: ProductDetail,
): Promise<(Product | ProductCard)[]> {
  const listed = await addPacks(db, cards);
  if (detail === 'card' || cards.length === 0) return listed;
  const ids = cards.map(({ _id }) => _id);
  const rows = await db
    .select({ ...detailColumns, id: products.id })
    .from(products)
    .where(inArray(products.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return listed.map((card) => {
    const row = byId.get(card._id);
    return row ? toProduct(card, row) : card;
  });
}
