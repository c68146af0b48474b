import type { RecallableBatch, RecallQuery } from '@subah/contract/stock/batches';
import { desc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { findCustomers } from '../accounts/index.ts';
import { batchRecalls, isRecalled } from './batches.tables.ts';
import { packsWithoutBatch } from './packs-without-batch.ts';
import { BATCH_COLUMNS, type BatchRow, toBatch } from './read-batches.ts';

type RecallableRow = BatchRow & { withoutBatch: number };

/** Batches with a number, also those without packs: packs of them may come back. */
export async function findRecallable(
  db: Db,
  { number, productId }: RecallQuery,
  { seesCosts }: { seesCosts: boolean },
): Promise<RecallableBatch[]> {
  const { rows } = await db.execute<RecallableRow>(sql`
    select ${BATCH_COLUMNS}, ${packsWithoutBatch} as "withoutBatch"
    from stock_batches b join products on products.id = b.product_id
    where lower(b.number) = lower(${number}) ${productId ? sql`and b.product_id = ${productId}` : sql``}
    order by products.name, b.id`);
  const recalls = await findRecalls(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ withoutBatch, ...row }) => ({
    ...toBatch(row, seesCosts),
    withoutBatch,
    recalls: recalls.get(row.id) ?? [],
  }));
}

async function findRecalls(db: Db, batchIds: string[]): Promise<Map<string, RecallableBatch['recalls']>> {
  if (batchIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(batchRecalls)
    .where(inArray(batchRecalls.batchId, batchIds))
    .orderBy(desc(batchRecalls.recalledAt), desc(batchRecalls.id));
  const people = await findCustomers(
    db,
    rows.flatMap(({ recalledBy, liftedBy }) => [recalledBy, ...(liftedBy ? [liftedBy] : [])]),
  );
  const stepOf = (reason: string, userId: string, at: Date) => ({
    reason,
    by: people.get(userId)?.name ?? '',
    at: at.toISOString(),
  });
  const entries = rows.map(({ batchId, liftReason, liftedBy, liftedAt, ...row }) => ({
    batchId,
    entry: {
      ...stepOf(row.reason, row.recalledBy, row.recalledAt),
      lifted: liftReason && liftedBy && liftedAt ? stepOf(liftReason, liftedBy, liftedAt) : null,
    },
  }));
  const byBatch = Map.groupBy(entries, ({ batchId }) => batchId);
  return new Map([...byBatch].map(([batchId, ofBatch]) => [batchId, ofBatch.map(({ entry }) => entry)]));
}

/** Numbers of recalled batches with packs on the shelf, by product. */
export async function findRecalledNumbers(db: Db, productIds: string[]): Promise<Map<string, string[]>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await db.execute<{ productId: string; numbers: string[] }>(sql`
    select b.product_id as "productId", array_agg(b.number order by b.number) as numbers from stock_batches b
    where b.product_id = any(${sql.param(productIds)}::uuid[]) and b.quantity > 0 and ${isRecalled} group by 1`);
  return new Map(rows.map(({ productId, numbers }) => [productId, numbers]));
}
