import type { BatchInput } from '@subah/contract/stock/stock';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';

type Line = { productId: string; batch?: BatchInput | undefined };
type CountedLine = Line & { change: number };

/**
 * A count that finds a batch which the shop does not know yet names packs that it has without a batch, as after an import of
 * products with their stock: only what goes beyond them changes the stock. A product whose packs without a batch are counted
 * in the same booking is left out. The caller holds the locks of the products.
 */
export async function assignUnbatched(tx: Tx, lines: CountedLine[], booked: readonly Line[]): Promise<CountedLine[]> {
  const counted = new Set(booked.flatMap(({ productId, batch }) => (batch ? [] : [productId])));
  const ofBatches = lines.filter(({ productId, batch }) => batch && !counted.has(productId));
  const productIds = [...new Set(ofBatches.map(({ productId }) => productId))];
  if (productIds.length === 0) return lines;
  const { rows } = await tx.execute<{ id: string; unbatched: number; batches: string[] }>(sql`
    select id, unbatched_packs(id)::int as unbatched,
      array(select number from stock_batches b where b.product_id = p.id) as batches
    from products p where id in ${productIds}`);
  const products = new Map(rows.map((row) => [row.id, row]));
  return lines.map((line) => {
    const product = products.get(line.productId);
    if (!line.batch || !product || product.batches.includes(line.batch.number)) return line;
    const assigned = Math.max(0, Math.min(line.change, product.unbatched));
    product.unbatched -= assigned;
    return { ...line, change: line.change - assigned };
  });
}
