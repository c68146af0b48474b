import { needsBatch } from '@subah/rules/catalog/batches';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { fieldProblem } from '../../platform/http/problem.ts';

type AddedLine = { productId: string; change: number; batch?: { number: string } | undefined; index: number };

export const batchMissing = (name: string): string => `Enter the batch and the expiry date of ${name}.`;

/** Refuses packs of a medicine that come into the stock without a batch, at the line of the booking. */
export async function requireBatches(tx: Tx, lines: readonly AddedLine[]): Promise<void> {
  const unbatched = lines.filter(({ change, batch }) => change > 0 && !batch);
  if (unbatched.length === 0) return;
  const ids = [...new Set(unbatched.map(({ productId }) => productId))];
  const { rows } = await tx.execute<{ id: string; name: string; catalog: Catalog }>(
    sql`select id, name, catalog from products where id in ${ids}`,
  );
  const products = new Map(rows.map((row) => [row.id, row]));
  for (const { productId, index } of unbatched) {
    const product = products.get(productId);
    if (product && needsBatch(product.catalog)) throw fieldProblem(`lines.${index}.batch`, batchMissing(product.name));
  }
}

/** Medicines with more stock than their batches hold, of all or of these products. */
export async function countMedicinesWithoutBatch(db: Db | Tx, productIds?: readonly string[]): Promise<number> {
  const ofList = productIds ? sql`and p.id = any(${sql.param([...productIds])}::uuid[])` : sql``;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from products p
    left join (select product_id, sum(quantity - held_back) as packs from stock_batches where quantity > 0 group by 1) b
      on b.product_id = p.id
    where p.catalog = 'medicine' and p.deleted_at is null and p.stock > coalesce(b.packs, 0) ${ofList}`);
  return rows[0]?.count ?? 0;
}
