import type { BatchInput } from '@subah/contract/catalog/stock';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';

type CountedLine = { productId: string; change: number; batch?: BatchInput | undefined };

/**
 * A count that finds a batch which the shop does not know yet names packs that it has without a batch, as after an import of
 * products with their stock: only what goes beyond them changes the stock. The caller holds the locks of the products.
 */
export async function assignUnbatched(tx: Tx, lines: CountedLine[]): Promise<CountedLine[]> {
  const productIds = [...new Set(lines.flatMap(({ productId, batch }) => (batch ? [productId] : [])))];
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
