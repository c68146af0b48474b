import type { ProductCard } from '@subah/contract/catalog/catalog';
import { and, desc, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { listBoughtTogether } from './bought-together.ts';
import { products } from './catalog.tables.ts';
import { selectCards, toCard } from './product-card.ts';

/** Article codes of the two documented recommendations. */
const RECOMMENDED_CODES = ['lizol', 'harpic'];
const MAX_RECOMMENDED = 6;

/** What is bought together with the products of the cart, else the two documented products. */
export async function listForCart(db: Db, inCart: string[]): Promise<ProductCard[]> {
  const together = await listBoughtTogether(db, inCart, MAX_RECOMMENDED);
  if (together.length >= RECOMMENDED_CODES.length) return together;
  const rows = await selectCards(db)
    .where(and(inArray(products.code, RECOMMENDED_CODES), isNull(products.deletedAt)))
    .orderBy(desc(products.code))
    .limit(RECOMMENDED_CODES.length);
  const known = new Set(together.map(({ _id }) => _id));
  return [...together, ...rows.map(toCard).filter(({ _id }) => !known.has(_id))];
}
