import type { ProductCard } from '@subah/contract/catalog/catalog';
import { and, desc, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { products } from './catalog.tables.ts';
import { selectCards, toCard } from './product-card.ts';

/** Article codes of the two documented recommendations. */
const RECOMMENDED_CODES = ['lizol', 'harpic'];

export async function listForCart(db: Db): Promise<ProductCard[]> {
  const rows = await selectCards(db)
    .where(and(inArray(products.code, RECOMMENDED_CODES), isNull(products.deletedAt)))
    .orderBy(desc(products.code))
    .limit(RECOMMENDED_CODES.length);
  return rows.map(toCard);
}
