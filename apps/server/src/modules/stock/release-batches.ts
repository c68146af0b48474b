import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { batchAllotments } from './batches.tables.ts';

/** `held`: allotments in the order in which they are released; of each item `back` packs, `before` of them from earlier allotments. */
const RELEASE_HELD = `released as (
    select id, quantity, least(quantity, back - before) as back from held where back > before
  ), lowered as (
    update batch_allotments a set quantity = a.quantity - released.back from released
    where a.id = released.id and released.back < released.quantity
  )
  delete from batch_allotments a using released where a.id = released.id and released.back = released.quantity`;

const RELEASE_BATCHES = defineStatement({
  name: 'stock_release_batches',
  text: `
  with held as (
    select a.id, a.quantity, item.quantity as back,
      sum(a.quantity) over (partition by b.product_id order by recalled desc, b.expires_on desc, a.id desc) - a.quantity as before
    from batch_allotments a join stock_batches b on b.id = a.batch_id
    cross join lateral (select exists (
      select from batch_recalls r where r.batch_id = b.id and r.lifted_at is null) as recalled) as batch
    join unnest((select $2::uuid[]), (select $3::int[])) as item(product_id, quantity) on item.product_id = b.product_id
    where a.order_id = $1 and a.returned_at is null
  ), ${RELEASE_HELD}`,
});

/** Packs of an order go back on the shelf; of several batches first recalled ones, then those that expire last. */
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

export type ReturnedPacks = { lineId: string; productId: string; quantity: number };

const RELEASE_RETURNED = defineStatement({
  name: 'stock_release_returned',
  text: `
  with held as (
    select a.id, a.quantity, item.quantity as back,
      sum(a.quantity) over (partition by a.order_line_id order by a.id) - a.quantity as before
    from batch_allotments a
    join unnest((select $1::uuid[]), (select $2::int[])) as item(line_id, quantity) on item.line_id = a.order_line_id
    where a.returned_at = $3
  ), ${RELEASE_HELD}`,
});

/** Packs that were marked as returned at `returnedAt` go back on the shelf. */
export async function releaseReturned(tx: Tx, packs: ReturnedPacks[], returnedAt: Date): Promise<void> {
  await runPrepared(tx, RELEASE_RETURNED, [
    packs.map(({ lineId }) => lineId),
    packs.map(({ quantity }) => quantity),
    returnedAt,
  ]);
}

/** Returned packs stay with the order until they are in the shop, and for good when they are not sold again: a recall finds them. */
export async function markLinesReturned(tx: Tx, lines: { id: string }[], now: Date): Promise<void> {
  if (lines.length === 0) return;
  const lineIds = lines.map(({ id }) => id);
  await tx
    .update(batchAllotments)
    .set({ returnedAt: now })
    .where(and(inArray(batchAllotments.orderLineId, lineIds), isNull(batchAllotments.returnedAt)));
}

/** As `markLinesReturned`, for some packs of a line: an allotment is split. */
export async function markReturned(tx: Tx, lines: { id: string; quantity: number }[], now: Date): Promise<void> {
  for (const { id: lineId, quantity } of lines) {
    const allotments = await tx
      .select()
      .from(batchAllotments)
      .where(and(eq(batchAllotments.orderLineId, lineId), isNull(batchAllotments.returnedAt)))
      .orderBy(desc(batchAllotments.id));
    let left = quantity;
    for (const { id, ...allotment } of allotments) {
      const packs = Math.min(left, allotment.quantity);
      left -= packs;
      if (packs === 0) break;
      const kept = allotment.quantity - packs;
      const isOwn = eq(batchAllotments.id, id);
      if (kept === 0) await tx.update(batchAllotments).set({ returnedAt: now }).where(isOwn);
      else {
        await tx.update(batchAllotments).set({ quantity: kept }).where(isOwn);
        await tx.insert(batchAllotments).values({ ...allotment, quantity: packs, returnedAt: now });
      }
    }
  }
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
