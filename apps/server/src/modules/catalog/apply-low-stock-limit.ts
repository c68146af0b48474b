import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishEvent } from '../../platform/cache/change-feed.ts';
import { readShopFacts } from '../shop/index.ts';

const BATCH_SIZE = 1000;

/**
 * Writes the shop's limit into products that have another one. In batches: one statement would hold the locks of all
 * products, and orders would wait for it. `updated_at` stays, so that open forms are not refused.
 */
export async function applyLowStockLimit({ db }: Pick<Deps, 'db'>): Promise<void> {
  const { lowStockLimit } = await readShopFacts(db);
  let lastId: string | null = '00000000-0000-0000-0000-000000000000';
  let changed = 0;
  while (lastId) {
    const { rows }: { rows: { id: string }[] } = await db.execute<{ id: string }>(sql`
      with batch as materialized (
        select id from products where id > ${lastId} and shop_low_stock_limit <> ${lowStockLimit}
        order by id limit ${BATCH_SIZE} for no key update
      ), changed as (
        update products set shop_low_stock_limit = ${lowStockLimit} from batch where products.id = batch.id
      )
      select id from batch order by id`);
    changed += rows.length;
    lastId = rows.length < BATCH_SIZE ? null : (rows.at(-1)?.id ?? null);
  }
  if (changed > 0) await publishEvent(db, 'stock');
}
