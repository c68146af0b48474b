import type { ProductCard } from '@subah/contract/catalog/catalog';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { products } from './catalog.tables.ts';
import { selectCards, toCard } from './product-card.ts';
import { addPacks } from './product-groups.ts';

/** Cards in the order of the ids; deleted products are left out. */
export async function findCards(db: Db, ids: string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db).where(and(inArray(products.id, ids), isNull(products.deletedAt)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return addPacks(db, ids.flatMap((id) => byId.get(id) ?? []).map(toCard));
}
