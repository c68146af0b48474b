import { sql } from 'drizzle-orm';

/** Of a row of `products`. Without batches it is the stock, with which a count is compared. */
export const packsWithoutBatch = sql`case when exists (select from stock_batches b where b.product_id = products.id and b.quantity > 0)
  then greatest(0, unbatched_packs(products.id))::int else products.stock end`;
