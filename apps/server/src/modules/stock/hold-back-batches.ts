import { lastUnsoldExpiry } from '@subah/rules/catalog/batches';
import { indiaDate } from '@subah/rules/india-time';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { readShopFacts } from '../shop/index.ts';
import { stockBatches } from './batches.tables.ts';
import { lockStock } from './move-stock.ts';

type DueBatch = { id: string; quantity: number; heldBack: number; target: number };

/** Takes batches that expire soon out of the sellable stock, and puts them back when the margin was shortened. */
export async function holdBackNearExpiry({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { expiryMarginDays } = await readShopFacts(db);
  const lastUnsold = lastUnsoldExpiry(indiaDate(clock()), expiryMarginDays);
  const { rows } = await db.execute<{ productId: string }>(sql`
    select distinct product_id as "productId" from stock_batches
    where quantity > 0 and held_back <> case when expires_on <= ${lastUnsold} then quantity else 0 end`);
  for (const { productId } of rows) {
    await inTransaction(db, (tx) => holdBackBatches(tx, [productId], lastUnsold));
  }
}

/** Only packs that are in the stock: those that orders hold follow when an order gives them back. */
export async function holdBackBatches(tx: Tx, productIds: string[], lastUnsold: string): Promise<void> {
  await lockStock(tx, productIds);
  for (const productId of productIds) {
    const { rows } = await tx.execute<DueBatch & { stock: number }>(sql`
      select b.id, b.quantity, b.held_back as "heldBack", p.stock,
        case when b.expires_on <= ${lastUnsold} then b.quantity else 0 end as target
      from stock_batches b join products p on p.id = b.product_id
      where b.product_id = ${productId} and b.quantity > 0 order by b.expires_on, b.id`);
    let stock = rows[0]?.stock ?? 0;
    const before = stock;
    for (const { id, heldBack, target } of rows) {
      const held = Math.min(target, heldBack + stock);
      if (held === heldBack) continue;
      stock -= held - heldBack;
      await tx.update(stockBatches).set({ heldBack: held }).where(eq(stockBatches.id, id));
    }
    if (stock === before) continue;
    await tx.execute(sql`
      with changed as (update products set stock = ${stock} where id = ${productId} returning id)
      insert into stock_moves (product_id, change, stock_after, reason)
      select id, ${stock - before}, ${stock}, 'near_expiry' from changed`);
    await publishChange(tx, 'catalog');
  }
}
