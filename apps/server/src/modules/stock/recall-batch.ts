import { lastUnsoldExpiry } from '@subah/rules/catalog/batches';
import { indiaDate } from '@subah/rules/india-time';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishEvents } from '../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { readShopFacts } from '../shop/index.ts';
import { batchRecalls } from './batches.tables.ts';
import { holdBackBatches } from './hold-back-batches.ts';
import { lockStock } from './lock-stock.ts';

type RecallInput = { batchId: string; reason: string; actorId: string };
type RecallDeps = Pick<Deps, 'db' | 'clock'>;

/** The packs leave the sellable stock at once. Orders that are not packed yet get packs of other batches. */
export const recallBatch = (
  { db, clock }: RecallDeps,
  { batchId, reason, actorId }: RecallInput,
  /** In the same transaction. */
  onRecalled: (tx: Tx, recall: { id: string; batchId: string; recalledAt: Date }) => Promise<void>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const batch = await lockBatch(tx, batchId);
    const [recall] = await tx
      .insert(batchRecalls)
      .values({ batchId, reason, recalledBy: actorId, recalledAt: clock() })
      .onConflictDoNothing()
      .returning({ id: batchRecalls.id });
    if (!recall) throw new Problem('BATCH_RECALLED', `Batch ${batch.number} is recalled already.`);
    await holdBack(tx, batch, clock());
    await record(tx, batch, { action: 'create', reason, actorId });
    await onRecalled(tx, { id: recall.id, batchId, recalledAt: clock() });
  });

/** Packs that do not expire soon are on sale again. */
export const liftRecall = ({ db, clock }: RecallDeps, { batchId, reason, actorId }: RecallInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const batch = await lockBatch(tx, batchId);
    const [recall] = await tx
      .update(batchRecalls)
      .set({ liftReason: reason, liftedBy: actorId, liftedAt: clock() })
      .where(and(eq(batchRecalls.batchId, batchId), isNull(batchRecalls.liftedAt)))
      .returning({ id: batchRecalls.id });
    if (!recall) throw new Problem('BATCH_NOT_RECALLED', `Batch ${batch.number} is not recalled.`);
    await holdBack(tx, batch, clock());
    await record(tx, batch, { action: 'close', reason, actorId });
  });

type LockedBatch = { id: string; number: string; productId: string; product: string };

/** The lock of the product: packing and selling wait, and read the batches after it. */
async function lockBatch(tx: Tx, batchId: string): Promise<LockedBatch> {
  const { rows } = await tx.execute<LockedBatch>(sql`
    select b.id, b.number, b.product_id as "productId", p.name as product
    from stock_batches b join products p on p.id = b.product_id where b.id = ${batchId}`);
  const [batch] = rows;
  if (!batch) throw new Problem('NOT_FOUND', 'There is no such batch.');
  await lockStock(tx, [batch.productId]);
  return batch;
}

async function holdBack(tx: Tx, { id, productId }: LockedBatch, now: Date): Promise<void> {
  const { expiryMarginDays } = await readShopFacts(tx);
  const lastUnsold = lastUnsoldExpiry(indiaDate(now), expiryMarginDays);
  await holdBackBatches(tx, [productId], { lastUnsold, liftedBatchId: id });
  // Packed orders may have to be packed again.
  await publishEvents(tx, ['stock', 'orders']);
}

async function record(
  tx: Tx,
  { number, product }: LockedBatch,
  { action, reason, actorId }: { action: 'create' | 'close'; reason: string; actorId: string },
): Promise<void> {
  const after = { number, product, reason };
  await recordChange(tx, { actorId, action, subject: 'batch recall', subjectId: number, after });
}
