import { allotBatches, lastUnsoldExpiry } from '@subah/rules/catalog/batches';
import { indiaDate } from '@subah/rules/india-time';
import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { Problem } from '../../platform/http/problem.ts';
import { readShopFacts } from '../shop/index.ts';
import { batchAllotments, batchRecalls, isRecalled, stockBatches } from './batches.tables.ts';
import { holdBackRecalled } from './hold-back-batches.ts';
import { lockStock } from './lock-stock.ts';

type PackedLine = { id: string; productId: string; name: string; quantity: number };
type BatchLine = PackedLine & { missing: number };

/** Products without batches are left out, so that their orders take no further locks. */
const FIND_BATCHED_LINES = defineStatement({
  name: 'stock_batched_lines',
  text: `
  select line.id, line.quantity - coalesce((
    select sum(a.quantity) from batch_allotments a where a.order_line_id = line.id and a.returned_at is null
      and not exists (select from batch_recalls r where r.batch_id = a.batch_id and r.lifted_at is null)), 0)::int as missing
  from unnest((select $1::uuid[]), (select $2::uuid[]), (select $3::int[])) as line(id, product_id, quantity)
  where exists (select 1 from stock_batches b where b.product_id = line.product_id)`,
  row: z.object({ id: z.string(), missing: z.int() }),
});

/**
 * Allots batches to lines that have none yet, and others instead of those that were recalled since. The stock of the lines is
 * taken; the caller holds the lock of the order.
 */
export async function packBatches(
  tx: Tx,
  { orderId, lines, now }: { orderId: string; lines: PackedLine[]; now: Date },
): Promise<void> {
  const missing = new Map(
    (
      await runPrepared(tx, FIND_BATCHED_LINES, [
        lines.map(({ id }) => id),
        lines.map(({ productId }) => productId),
        lines.map(({ quantity }) => quantity),
      ])
    ).map((line) => [line.id, line.missing]),
  );
  const unpacked = lines
    .map((line): BatchLine => ({ ...line, missing: missing.get(line.id) ?? 0 }))
    .filter((line) => line.missing > 0);
  if (unpacked.length === 0) return;
  const productIds = unpacked.map(({ productId }) => productId);
  await lockStock(tx, productIds);
  await releaseRecalled(tx, unpacked);
  const { expiryMarginDays } = await readShopFacts(tx);
  const batches = await findSellable(tx, productIds, lastUnsoldExpiry(indiaDate(now), expiryMarginDays));
  const shelves = await findShelves(tx, productIds, orderId);
  const allotted = unpacked.flatMap((line) => {
    const ofProduct = batches.filter(({ productId }) => productId === line.productId);
    const { allotments, short } = allotBatches(line.missing, ofProduct);
    const shelf = shelves.get(line.productId);
    const unbatched = (shelf?.unbatched ?? 0) + line.missing;
    if (short > unbatched) {
      throw tooFew(line, { left: line.missing - short + Math.max(0, unbatched), recalled: shelf?.recalled ?? [] });
    }
    return allotments.map((allotment) => ({
      ...allotment,
      costPaise: ofProduct.find(({ id }) => id === allotment.batchId)?.costPaise ?? null,
      orderId,
      orderLineId: line.id,
      manufacturer: shelf?.manufacturer ?? null,
      packedAt: now,
    }));
  });
  if (allotted.length > 0) await writeAllotments(tx, allotted);
  await holdBackRecalled(tx, productIds);
}

async function writeAllotments(tx: Tx, allotted: (typeof batchAllotments.$inferInsert)[]): Promise<void> {
  await tx
    .insert(batchAllotments)
    .values(allotted)
    .onConflictDoUpdate({
      target: [batchAllotments.orderLineId, batchAllotments.batchId],
      targetWhere: isNull(batchAllotments.returnedAt),
      set: { quantity: sql`${batchAllotments.quantity} + excluded.quantity` },
    });
}

/** An order that was packed before the recall is packed again: the recalled packs go back on the shelf, off sale. */
async function releaseRecalled(tx: Tx, lines: PackedLine[]): Promise<void> {
  await tx.execute(sql`
    delete from batch_allotments a using batch_recalls r
    where r.batch_id = a.batch_id and r.lifted_at is null and a.returned_at is null
      and a.order_line_id in ${lines.map(({ id }) => id)}`);
}

function tooFew({ name }: PackedLine, { left, recalled }: { left: number; recalled: string[] }): Problem {
  const packs = `${left === 0 ? 'No pack' : `Only ${left}`} of ${name} is left`;
  const why =
    recalled.length === 0
      ? 'that does not expire soon'
      : `that may be packed: ${recalled.length === 1 ? `batch ${recalled[0]} is` : `batches ${recalled.join(', ')} are`} recalled`;
  return new Problem('BATCH_TOO_SMALL', `${packs} ${why}. Change the items of this order.`);
}

export type NextBatch = { number: string; expiresOn: string; quantity: number };

/** The batches that orders will be packed with, as things stand. Packs without a batch are left out. */
export async function foreseeBatches(
  db: Db,
  items: { productId: string; quantity: number }[],
  now: Date,
): Promise<Map<string, NextBatch[]>> {
  if (items.length === 0) return new Map();
  const { expiryMarginDays } = await readShopFacts(db);
  const lastUnsold = lastUnsoldExpiry(indiaDate(now), expiryMarginDays);
  const productIds = items.map(({ productId }) => productId);
  const byProduct = Map.groupBy(await findSellable(db, productIds, lastUnsold), ({ productId }) => productId);
  return new Map(
    items.map(({ productId, quantity }) => {
      const batches = byProduct.get(productId) ?? [];
      const byId = new Map(batches.map((batch) => [batch.id, batch]));
      const next = allotBatches(quantity, batches).allotments.flatMap((allotment): NextBatch[] => {
        const batch = byId.get(allotment.batchId);
        return batch ? [{ number: batch.number, expiresOn: batch.expiresOn, quantity: allotment.quantity }] : [];
      });
      return [productId, next];
    }),
  );
}

const findSellable = (db: Db | Tx, productIds: string[], lastUnsold: string) =>
  db
    .select({
      id: stockBatches.id,
      productId: stockBatches.productId,
      number: stockBatches.number,
      expiresOn: stockBatches.expiresOn,
      costPaise: stockBatches.costPaise,
      quantity: sql<number>`${stockBatches.quantity} - ${stockBatches.heldBack}`,
    })
    .from(stockBatches)
    .where(
      and(
        inArray(stockBatches.productId, productIds),
        sql`${stockBatches.quantity} > 0`,
        sql`${stockBatches.expiresOn} > ${lastUnsold}`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(batchRecalls)
            .where(and(eq(batchRecalls.batchId, stockBatches.id), isNull(batchRecalls.liftedAt))),
        ),
      ),
    );

type Shelf = { id: string; unbatched: number; recalled: string[]; manufacturer: string | null };

/** Packs without a batch, leaving out what the order itself needs, and the numbers of recalled batches. */
async function findShelves(tx: Tx, productIds: string[], orderId: string): Promise<Map<string, Shelf>> {
  const { rows } = await tx.execute<Shelf>(sql`
    select id, unbatched_packs(id, ${orderId})::int as unbatched, manufacturer,
      array(select b.number from stock_batches b where b.product_id = products.id and b.quantity > 0 and ${isRecalled}
        order by b.number) as recalled
    from products where id in ${productIds}`);
  return new Map(rows.map((row) => [row.id, row]));
}

export type PackedBatch = {
  orderLineId: string;
  number: string;
  expiresOn: string;
  manufacturer: string | null;
  quantity: number;
};

/** The batches that lines were packed with, without those that came back. */
export const findPackedBatches = async (db: Db | Tx, lineIds: string[]): Promise<PackedBatch[]> =>
  lineIds.length === 0
    ? []
    : db
        .select({
          orderLineId: batchAllotments.orderLineId,
          number: stockBatches.number,
          expiresOn: stockBatches.expiresOn,
          manufacturer: batchAllotments.manufacturer,
          quantity: batchAllotments.quantity,
        })
        .from(batchAllotments)
        .innerJoin(stockBatches, eq(stockBatches.id, batchAllotments.batchId))
        .where(and(inArray(batchAllotments.orderLineId, lineIds), isNull(batchAllotments.returnedAt)))
        .orderBy(stockBatches.expiresOn, stockBatches.number);
