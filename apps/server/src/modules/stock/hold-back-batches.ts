import { lastUnsoldExpiry } from '@subah/rules/catalog/batches';
import type { StockReason } from '@subah/rules/catalog/stock-reasons';
import { indiaDate } from '@subah/rules/india-time';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { readShopFacts } from '../shop/index.ts';
import { isRecalled, stockBatches } from './batches.tables.ts';
import { lockStock } from './lock-stock.ts';

type HoldReason = Extract<StockReason, 'near_expiry' | 'recall_hold'>;
/** `target`: packs that must not be sold. */
type HeldBatch = { id: string; heldBack: number; target: number; reason: HoldReason };

const isUnsold = (lastUnsold: string) => sql`(b.expires_on <= ${lastUnsold} or ${isRecalled})`;

/** Takes batches that expire soon out of the sellable stock, and puts them back when the margin was shortened. */
export async function holdBackNearExpiry({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { expiryMarginDays } = await readShopFacts(db);
  const lastUnsold = lastUnsoldExpiry(indiaDate(clock()), expiryMarginDays);
  const { rows } = await db.execute<{ productId: string }>(sql`
    select distinct product_id as "productId" from stock_batches b
    where quantity > 0 and held_back <> case when ${isUnsold(lastUnsold)} then quantity else 0 end`);
  for (const { productId } of rows) {
    await inTransaction(db, (tx) => holdBackBatches(tx, [productId], { lastUnsold }));
  }
}

type HoldBackInput = {
  /** Batches that expire on this day or before it are held back. */
  lastUnsold: string;
  /** Its packs come back on sale, unless they expire soon. */
  liftedBatchId?: string;
};

/** Only packs that are in the stock: those that orders hold follow when an order gives them back. */
export async function holdBackBatches(
  tx: Tx,
  productIds: string[],
  { lastUnsold, liftedBatchId = '' }: HoldBackInput,
): Promise<void> {
  await lockStock(tx, productIds);
  for (const productId of productIds) {
    const { rows } = await tx.execute<HeldBatch>(sql`
      select b.id, b.held_back as "heldBack", case when ${isUnsold(lastUnsold)} then b.quantity else 0 end as target,
        case when ${isRecalled} or b.id::text = ${liftedBatchId} then 'recall_hold' else 'near_expiry' end as reason
      from stock_batches b where b.product_id = ${productId} and b.quantity > 0 order by b.expires_on, b.id`);
    await setHeldPacks(tx, productId, rows);
  }
}

const FIND_RECALLED_ON_SALE = defineStatement({
  name: 'stock_recalled_on_sale',
  text: `
  select b.id, b.product_id as "productId", b.held_back as "heldBack", b.quantity as target
  from batch_recalls r join stock_batches b on b.id = r.batch_id join products p on p.id = b.product_id
  where r.lifted_at is null and b.product_id = any((select $1::uuid[])::uuid[]) and b.held_back < b.quantity and p.stock > 0
  order by b.product_id, b.expires_on, b.id`,
  row: z.object({ id: z.string(), productId: z.string(), heldBack: z.int(), target: z.int() }),
});

/** After the stock of products has risen: packs of recalled batches do not wait for the job. The caller holds the locks. */
export async function holdBackRecalled(tx: Tx, productIds: string[]): Promise<void> {
  const batches = await runPrepared(tx, FIND_RECALLED_ON_SALE, [productIds]);
  for (const [productId, ofProduct] of Map.groupBy(batches, (batch) => batch.productId)) {
    await setHeldPacks(
      tx,
      productId,
      ofProduct.map((batch) => ({ ...batch, reason: 'recall_hold' })),
    );
  }
}

async function setHeldPacks(tx: Tx, productId: string, batches: HeldBatch[]): Promise<void> {
  const { rows } = await tx.execute<{ stock: number }>(sql`select stock from products where id = ${productId}`);
  const before = rows[0]?.stock ?? 0;
  let stock = before;
  for (const { id, heldBack, target, reason } of batches) {
    const held = Math.min(target, heldBack + stock);
    if (held === heldBack) continue;
    await tx.update(stockBatches).set({ heldBack: held }).where(eq(stockBatches.id, id));
    stock = await moveHeldPacks(tx, { productId, change: heldBack - held, reason });
  }
  if (stock !== before) await publishChange(tx, 'catalog');
}

/** Packs leave the stock that can be sold, or come back into it. Returns the stock after it. */
export async function moveHeldPacks(
  tx: Tx,
  { productId, change, reason }: { productId: string; change: number; reason: HoldReason },
): Promise<number> {
  const { rows } = await tx.execute<{ stock: number }>(sql`
    with changed as (update products set stock = stock + ${change} where id = ${productId} returning id, stock)
    insert into stock_moves (product_id, change, stock_after, reason)
    select id, ${change}, stock, ${reason} from changed returning stock_after as stock`);
  return rows[0]?.stock ?? 0;
}
