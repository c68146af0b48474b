import type { PackedBatch } from '@subah/contract/orders/orders';
import type { Batch, BatchFilter, RecallQuery } from '@subah/contract/stock/batches';
import { lastUnsoldExpiry } from '@subah/rules/catalog/batches';
import { indiaDate } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { readShopFacts } from '../shop/index.ts';
import { batchAllotments, batchRecalls, isRecalled, stockBatches } from './batches.tables.ts';

/** Before the margin of the settings, so that there is time to sell them at a discount. */
const NEAR_EXPIRY_DAYS = 60;

export type BatchRow = Omit<Batch, '_id' | 'product' | 'mrp' | 'cost' | 'recalledAt'> & {
  id: string;
  productId: string;
  name: string;
  code: string;
  catalog: Batch['product']['catalog'];
  mrpPaise: number | null;
  costPaise: number | null;
  recalledAt: Date | null;
};

/** Of `stock_batches b` and `products`. */
export const BATCH_COLUMNS = sql`b.id, b.product_id as "productId", products.name, products.code, products.catalog, b.number,
  b.expires_on::text as "expiresOn", b.mrp_paise as "mrpPaise", b.cost_paise as "costPaise", b.quantity, b.held_back as "heldBack",
  (select r.recalled_at from batch_recalls r where r.batch_id = b.id and r.lifted_at is null) as "recalledAt"`;

const stateConditions: Record<BatchFilter['state'], SQL> = {
  open: sql`b.quantity > 0`,
  near_expiry: sql`b.quantity > 0`,
  recalled: isRecalled,
  used_up: sql`b.quantity = 0`,
};

type ListInput = BatchFilter & { limit: number; cursor?: string | undefined; seesCosts: boolean };

export async function listBatches(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { q, state, limit, cursor: cursorText, seesCosts }: ListInput,
): Promise<{ data: Batch[]; nextCursor: string | null }> {
  const cursor = readCursor(cursorText);
  const conditions: SQL[] = [
    stateConditions[state],
    ...(state === 'near_expiry' ? [sql`b.expires_on <= ${await lastNearExpiry(db, clock())}::date`] : []),
    ...(q
      ? [sql`(b.number ilike ${containing(q)} or products.name ilike ${containing(q)} or products.code = ${q})`]
      : []),
    ...(cursor ? [sql`(b.expires_on::text, b.id) > (${String(cursor.value)}, ${cursor.id})`] : []),
  ];
  const { rows } = await db.execute<BatchRow>(sql`
    select ${BATCH_COLUMNS} from stock_batches b join products on products.id = b.product_id
    where ${sql.join(conditions, sql` and `)}
    order by b.expires_on, b.id limit ${limit + 1}`);
  const shown = page(rows, limit, ({ expiresOn, id }) => ({ value: expiresOn, id }));
  return { data: shown.rows.map((row) => toBatch(row, seesCosts)), nextCursor: shown.nextCursor };
}

async function lastNearExpiry(db: Db, now: Date): Promise<string> {
  const { expiryMarginDays } = await readShopFacts(db);
  return lastUnsoldExpiry(indiaDate(now), expiryMarginDays + NEAR_EXPIRY_DAYS);
}

export const toBatch = (row: BatchRow, seesCosts: boolean): Batch => ({
  _id: row.id,
  product: { _id: row.productId, name: row.name, code: row.code, catalog: row.catalog },
  number: row.number,
  expiresOn: row.expiresOn,
  mrp: row.mrpPaise === null ? null : toRupees(row.mrpPaise),
  cost: row.costPaise === null || !seesCosts ? null : toRupees(row.costPaise),
  quantity: row.quantity,
  heldBack: row.heldBack,
  recalledAt: row.recalledAt ? new Date(row.recalledAt).toISOString() : null,
});

/** The batches that an order was packed with, also those that came back and were written off. */
export function findBatchesOfOrder(db: Db, orderId: string): Promise<PackedBatch[]> {
  const isReturned = sql<boolean>`${batchAllotments.returnedAt} is not null`;
  return db
    .select({
      lineId: batchAllotments.orderLineId,
      number: stockBatches.number,
      expiresOn: stockBatches.expiresOn,
      quantity: sql<number>`sum(${batchAllotments.quantity})::int`,
      isReturned,
      isRecalled: sql<boolean>`${batchRecalls.id} is not null`,
    })
    .from(batchAllotments)
    .innerJoin(stockBatches, eq(stockBatches.id, batchAllotments.batchId))
    .leftJoin(batchRecalls, and(eq(batchRecalls.batchId, stockBatches.id), isNull(batchRecalls.liftedAt)))
    .where(eq(batchAllotments.orderId, orderId))
    .groupBy(batchAllotments.orderLineId, stockBatches.id, batchRecalls.id, isReturned)
    .orderBy(stockBatches.expiresOn, stockBatches.number, isReturned);
}

type AllottedPacks = {
  orderLineId: string;
  number: string;
  expiresOn: string;
  manufacturer: string | null;
  quantity: number;
  packedAt: Date;
  returnedAt: Date | null;
};

/** Every pack of a batch that left with an order, also those that came back and were written off. */
export async function findAllottedPacks(db: Db | Tx, { number, productId }: RecallQuery): Promise<AllottedPacks[]> {
  const { rows } = await db.execute<AllottedPacks>(sql`
    select a.order_line_id as "orderLineId", b.number, b.expires_on::text as "expiresOn", a.manufacturer, a.quantity,
      a.packed_at as "packedAt", a.returned_at as "returnedAt"
    from stock_batches b join batch_allotments a on a.batch_id = b.id
    where lower(b.number) = lower(${number}) ${productId ? sql`and b.product_id = ${productId}` : sql``}
    order by a.packed_at desc, a.id`);
  return rows;
}
