import { z } from 'zod';
import { publishChange } from '../../platform/cache/change-feed.ts';
import type { Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';

const SET_SOLD_LATELY = defineStatement({
  name: 'catalog_set_sold_lately',
  text: `with sold as (
       select * from unnest((select $1::uuid[]), (select $2::int[])) as counted(product_id, packs)
     )
     update products set sold_lately = coalesce(sold.packs, 0)
     from products as listed left join sold on sold.product_id = listed.id
     where products.id = listed.id and listed.sold_lately <> coalesce(sold.packs, 0)
     returning products.id`,
  row: z.object({ id: z.string() }),
});

/** Stores how many packs of each product were sold lately, which sorts recommendations. Products not listed get 0. */
export async function setSoldLately(tx: Tx, sold: { productId: string; packs: number }[]): Promise<void> {
  const changed = await runPrepared(tx, SET_SOLD_LATELY, [
    sold.map(({ productId }) => productId),
    sold.map(({ packs }) => packs),
  ]);
  if (changed.length > 0) await publishChange(tx, 'catalog');
}
