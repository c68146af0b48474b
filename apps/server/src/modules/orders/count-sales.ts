import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { products } from '../catalog/catalog.tables.ts';
import { orderLines, orders } from './orders.tables.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes beside each product how much of it was bought lately; the shop recommends what is bought most. */
export async function countSales({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const since = new Date(clock().getTime() - DAYS * DAY_MS).toISOString();
  await inTransaction(db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      with sold as (
        select ${orderLines.productId} as id, sum(${orderLines.quantity})::int as packs
        from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
        where ${orders.placedAt} >= ${since}::timestamptz and ${orders.status} <> 'cancelled'
          and ${orderLines.rejectedAt} is null
        group by 1
      )
      update ${products} set sold_lately = coalesce(sold.packs, 0)
      from ${products} as known left join sold on sold.id = known.id
      where ${products.id} = known.id and known.sold_lately <> coalesce(sold.packs, 0)`);
    if (rowCount) await publishChange(tx, 'catalog');
  });
}
