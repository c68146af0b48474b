import { sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { type ProductPair, setBoughtTogether } from '../../catalog/index.ts';

const DAYS = 90;
const MAX_ORDERS = 20_000;
const MAX_OTHERS = 8;
/** A pair of fewer customers could reveal what one of them buys. */
const MIN_CUSTOMERS = 3;

/** Counts which products are bought in the same order, for recommendations. Prescription medicines and lab tests do not count. */
export async function countTogether({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const since = new Date(clock().getTime() - DAYS * 24 * 60 * 60 * 1000);
  const { rows } = await db.execute<ProductPair>(sql`
    with recent as (
      select id, user_id from orders where placed_at >= ${since.toISOString()}::timestamptz and status <> 'cancelled'
      order by placed_at desc limit ${MAX_ORDERS}
    ),
    lines as (
      select recent.id as order_id, recent.user_id, line.product_id from recent join order_lines as line on line.order_id = recent.id
      where line.rejected_at is null and not line.requires_prescription and line.catalog <> 'labtest'
    ),
    pairs as (
      select one.product_id, other.product_id as other_id, count(*)::int as orders
      from lines as one join lines as other on other.order_id = one.order_id and other.product_id <> one.product_id
      group by one.product_id, other.product_id having count(distinct one.user_id) >= ${MIN_CUSTOMERS}
    ),
    ranked as (select *, row_number() over (partition by product_id order by orders desc, other_id) as place from pairs)
    select product_id as "productId", other_id as "otherId", orders from ranked where place <= ${MAX_OTHERS}`);
  await inTransaction(db, (tx) => setBoughtTogether(tx, rows));
}
