import type { ProductCard } from '@subah/contract/catalog/catalog';
import { and, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { publishChange } from '../../platform/cache/change-feed.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { boughtTogether } from './bought-together.tables.ts';
import { products } from './catalog.tables.ts';
import { selectCards, toCard } from './product-card.ts';
import { addPacks, firstPacks, groupKey } from './product-groups.ts';

export type ProductPair = { productId: string; otherId: string; orders: number };

const INSERT_BATCH = 5000;

/** Replaces what is known about products that are bought together. */
export async function setBoughtTogether(tx: Tx, pairs: ProductPair[]): Promise<void> {
  await tx.delete(boughtTogether);
  for (let start = 0; start < pairs.length; start += INSERT_BATCH)
    await tx.insert(boughtTogether).values(pairs.slice(start, start + INSERT_BATCH));
  await publishChange(tx, 'catalog');
}

/** What is bought together with these products, most often first. Prescription medicines are never recommended. */
export async function listBoughtTogether(db: Db, ids: string[], limit: number): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const found = db
    .select({ otherId: boughtTogether.otherId, orders: sql<number>`sum(${boughtTogether.orders})::int`.as('orders') })
    .from(boughtTogether)
    .where(and(inArray(boughtTogether.productId, ids), notInArray(boughtTogether.otherId, ids)))
    .groupBy(boughtTogether.otherId)
    .as('found');
  const rows = await selectCards(db)
    .innerJoin(found, eq(found.otherId, products.id))
    .where(
      and(
        isNull(products.deletedAt),
        products.isAvailable,
        gt(products.stock, 0),
        eq(products.requiresPrescription, false),
      ),
    )
    .orderBy(sql`${found.orders} desc`, products.id)
    .limit(limit * 3);
  return addPacks(db, firstPacks(rows, groupKey).slice(0, limit).map(toCard));
}
