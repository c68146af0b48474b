import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { isRecalled } from './batches.tables.ts';

/** Keeps an order in the shop that was packed with packs of a batch that is recalled now. */
export async function refuseRecalledPacks(tx: Tx, orderId: string): Promise<void> {
  const { rows } = await tx.execute<{ number: string; product: string }>(sql`
    select b.number, p.name as product
    from batch_allotments a join stock_batches b on b.id = a.batch_id join products p on p.id = b.product_id
    where a.order_id = ${orderId} and a.returned_at is null and ${isRecalled} order by b.number limit 1`);
  const [packs] = rows;
  if (!packs) return;
  throw new Problem(
    'BATCH_RECALLED',
    `Batch ${packs.number} of ${packs.product} is recalled. Take its packs out and pack the order again.`,
  );
}

export type RecalledPacks = {
  orderId: string;
  orderLineId: string;
  batchId: string;
  productId: string;
  number: string;
  expiresOn: string;
  quantity: number;
};

/** Packs that these orders were packed with and that are recalled now. */
export async function findRecalledPacks(db: Db | Tx, orderIds: string[]): Promise<RecalledPacks[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await db.execute<RecalledPacks>(sql`
    select a.order_id as "orderId", a.order_line_id as "orderLineId", b.id as "batchId", b.product_id as "productId", b.number,
      b.expires_on::text as "expiresOn", a.quantity
    from batch_allotments a join stock_batches b on b.id = a.batch_id
    where a.order_id = any(${sql.param(orderIds)}::uuid[]) and a.returned_at is null and ${isRecalled}
    order by b.number, a.id`);
  return rows;
}
