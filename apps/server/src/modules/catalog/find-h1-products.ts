import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { products } from './catalog.tables.ts';

/** Those of the products that are Schedule H1 medicines. */
export async function findH1Products(tx: Tx, productIds: string[]): Promise<Set<string>> {
  if (productIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, productIds), eq(products.schedule, 'H1')));
  return new Set(rows.map(({ id }) => id));
}
