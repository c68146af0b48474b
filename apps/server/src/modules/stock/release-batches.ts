import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { batchAllotments } from './batches.tables.ts';

const RELEASE_BATCHES = defineStatement({
  name: 'stock_release_batches',
  text: `
  with held as (
    select a.id, a.quantity, item.quantity as back,
      sum(a.quantity) over (partition by b.product_id order by b.expires_on desc, a.id desc) - a.quantity as before
    from batch_allotments a join stock_batches b on b.id = a.batch_id
    join unnest((select $2::uuid[]), (select $3::int[])) as item(product_id, quantity) on item.product_id = b.product_id
    where a.order_id = $1 and a.returned_at is null
  ), released as (
    select id, quantity, least(quantity, back - before) as back from held where back > before
  ), lowered as (
    update batch_allotments a set quantity = a.quantity - released.back from released
    where a.id = released.id and released.back < released.quantity
  )
  delete from batch_allotments a using released where a.id = released.id and released.back = released.quantity`,
});

/** Packs of an order go back on the shelf; of several batches first those that expire last. */
export async function releaseBatches(
  tx: Tx,
  orderId: string,
  items: { productId: string; quantity: number }[],
): Promise<void> {
  await runPrepared(tx, RELEASE_BATCHES, [
    orderId,
    items.map(({ productId }) => productId),
    items.map(({ quantity }) => quantity),
  ]);
}

/** Returned packs that are not sold again stay with the order, so that a recall still finds them. */
export async function writeOffBatches(tx: Tx, lineIds: string[], now: Date): Promise<void> {
  if (lineIds.length === 0) return;
  await tx
    .update(batchAllotments)
    .set({ returnedAt: now })
    .where(and(inArray(batchAllotments.orderLineId, lineIds), isNull(batchAllotments.returnedAt)));
}

/** A return that did not happen. Only the last one: goods of an earlier replacement stay returned. */
export async function restoreBatches(tx: Tx, lineIds: string[]): Promise<void> {
  if (lineIds.length === 0) return;
  const lastReturn = sql`(select max(a.returned_at) from batch_allotments a
    where a.order_line_id = ${batchAllotments.orderLineId})`;
  await tx
    .update(batchAllotments)
    .set({ returnedAt: null })
    .where(and(inArray(batchAllotments.orderLineId, lineIds), eq(batchAllotments.returnedAt, lastReturn)));
}
