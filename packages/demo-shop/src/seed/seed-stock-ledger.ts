import type { Tx } from '@subah/server/platform/database/database';
import { sql } from 'drizzle-orm';

/** Computes the ledger entries of the demo orders backwards from today's stock. Returned produce and medicine is written off. */
export async function seedStockLedger(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with moves as (
      select l.product_id, o.id as order_id, -l.quantity as change, o.placed_at as at
      from orders o join order_lines l on l.order_id = o.id
      union all
      select l.product_id, o.id, l.quantity, o.updated_at
      from orders o join order_lines l on l.order_id = o.id
      join order_effects e on e.order_id = o.id and e.effect = 'stock-back'
      where o.status <> 'returned' or l.catalog not in ('medicine', 'fruits')
    )
    insert into stock_moves (product_id, change, stock_after, reason, order_id, created_at)
    select product_id, change, p.stock - coalesce(sum(change) over (partition by product_id
      order by at desc, order_id desc, change desc rows between unbounded preceding and 1 preceding), 0), case when change < 0 then 'sold' else 'returned' end, order_id, at
    from moves join products p on p.id = product_id
    order by at, order_id, change`);
}
