import { allotBatches } from '@subah/rules/catalog/batches';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { batchMoves } from './batches.tables.ts';

type HeldBatch = { id: string; productId: string; expiresOn: string; quantity: number; tooMany: number };

/**
 * After packs left the stock without naming a batch: those without a batch went first, then those that expire first. The
 * caller holds the locks of the products.
 */
export async function trimBatches(tx: Tx, productIds: string[], bookingId: string | null = null): Promise<void> {
  if (productIds.length === 0) return;
  const { rows } = await tx.execute<HeldBatch>(sql`
    select b.id, b.product_id as "productId", b.expires_on::text as "expiresOn", (b.quantity - b.held_back) as quantity,
      -held.unbatched::int as "tooMany"
    from (select id, unbatched_packs(id) as unbatched from products p
      where id in ${productIds} and exists (select 1 from stock_batches b where b.product_id = p.id)) as held
    join stock_batches b on b.product_id = held.id and b.quantity > b.held_back
    where held.unbatched < 0`);
  const moves = [...Map.groupBy(rows, ({ productId }) => productId).values()].flatMap((batches) =>
    allotBatches(batches[0]?.tooMany ?? 0, batches).allotments.map(({ batchId, quantity }) => ({
      batchId,
      change: -quantity,
      bookingId,
    })),
  );
  if (moves.length > 0) await tx.insert(batchMoves).values(moves);
}
