import type { BatchInput } from '@subah/contract/stock/stock';
import { canHaveBatches, lastUnsoldExpiry } from '@subah/rules/catalog/batches';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { indiaDate } from '@subah/rules/india-time';
import { toPaise } from '@subah/rules/money';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { readShopFacts } from '../shop/index.ts';
import { batchMoves, batchRecalls, stockBatches } from './batches.tables.ts';
import { holdBackBatches, moveHeldPacks } from './hold-back-batches.ts';

type BookedLine = { productId: string; change: number; batch?: BatchInput | undefined };
type BatchChange = { productId: string; batchId: string; change: number };

/** Finds or creates the batches of a booking and makes held packs bookable. The caller holds the locks of the products. */
export async function prepareBatches(tx: Tx, lines: BookedLine[]): Promise<BatchChange[]> {
  const changes: BatchChange[] = [];
  for (const { productId, change, batch } of lines) {
    if (!batch) continue;
    await requireBatchProduct(tx, productId);
    const known = await findBatch(tx, productId, batch);
    if (known && batch.expiresOn && batch.expiresOn !== known.expiresOn) {
      throw new Problem('BATCH_DIFFERS', `Batch ${batch.number} is known with the expiry date ${known.expiresOn}.`);
    }
    if (change < 0 && (known?.quantity ?? 0) < -change) {
      throw new Problem(
        'BATCH_TOO_SMALL',
        `Batch ${batch.number} holds ${known?.quantity ?? 0} packs. Nothing was booked.`,
      );
    }
    if (known && change < 0) await putBackHeld(tx, known, -change);
    changes.push({ productId, change, batchId: known?.id ?? (await createBatch(tx, productId, batch)) });
  }
  return changes;
}

/** A known batch takes over the MRP and the cost that were stated last. */
export async function updateBatchDetails(
  tx: Tx,
  lines: { productId: string; batch?: BatchInput | undefined }[],
): Promise<void> {
  for (const { productId, batch } of lines) {
    if (!batch) continue;
    const stated = {
      ...(batch.mrp === undefined ? {} : { mrpPaise: toPaise(batch.mrp) }),
      ...(batch.cost === undefined ? {} : { costPaise: toPaise(batch.cost) }),
    };
    if (Object.keys(stated).length === 0) continue;
    await tx
      .update(stockBatches)
      .set(stated)
      .where(and(eq(stockBatches.productId, productId), eq(stockBatches.number, batch.number)));
  }
}

async function requireBatchProduct(tx: Tx, productId: string): Promise<void> {
  const { rows } = await tx.execute<{ name: string; catalog: Catalog }>(
    sql`select name, catalog from products where id = ${productId}`,
  );
  const [product] = rows;
  if (product && !canHaveBatches(product.catalog)) {
    throw fieldProblem('lines', `${product.name} is sold without batches.`);
  }
}

async function findBatch(tx: Tx, productId: string, { number }: BatchInput) {
  const [batch] = await tx
    .select()
    .from(stockBatches)
    .where(and(eq(stockBatches.productId, productId), eq(stockBatches.number, number)));
  return batch;
}

async function createBatch(tx: Tx, productId: string, batch: BatchInput): Promise<string> {
  const { number, expiresOn, mrp, cost } = batch;
  if (!expiresOn) throw fieldProblem('lines', `Enter the expiry date of batch ${number}.`);
  const [created] = await tx
    .insert(stockBatches)
    .values({
      productId,
      number,
      expiresOn,
      mrpPaise: mrp === undefined ? null : toPaise(mrp),
      costPaise: cost === undefined ? null : toPaise(cost),
    })
    .returning({ id: stockBatches.id });
  if (!created) throw new Error(`batch ${number} was not created`);
  return created.id;
}

/** Packs that were held back go into the stock again, from which the booking takes them. */
async function putBackHeld(
  tx: Tx,
  { id, productId, heldBack }: typeof stockBatches.$inferSelect,
  quantity: number,
): Promise<void> {
  const back = Math.min(heldBack, quantity);
  if (back === 0) return;
  await tx
    .update(stockBatches)
    .set({ heldBack: heldBack - back })
    .where(eq(stockBatches.id, id));
  const recalls = await tx.$count(batchRecalls, and(eq(batchRecalls.batchId, id), isNull(batchRecalls.liftedAt)));
  await moveHeldPacks(tx, { productId, change: back, reason: recalls > 0 ? 'recall_hold' : 'near_expiry' });
}

export async function bookBatches(tx: Tx, changes: BatchChange[], bookingId: string): Promise<void> {
  if (changes.length === 0) return;
  await tx.insert(batchMoves).values(changes.map(({ batchId, change }) => ({ batchId, change, bookingId })));
}

/** What comes in shortly before its expiry is not sold at all. */
export async function holdBackBooked(tx: Tx, changes: BatchChange[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  const { expiryMarginDays } = await readShopFacts(tx);
  const productIds = [...new Set(changes.map(({ productId }) => productId))];
  await holdBackBatches(tx, productIds, { lastUnsold: lastUnsoldExpiry(indiaDate(now), expiryMarginDays) });
}
