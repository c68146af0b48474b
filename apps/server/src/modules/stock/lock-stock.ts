import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';

const LOCK_STOCK = defineStatement({
  name: 'stock_lock',
  text: `select id from products where id = any((select $1::uuid[])::uuid[]) order by id for no key update`,
  row: z.object({ id: z.string() }),
});

/** For a transaction that changes the stock of several lists of products: their locks together are in one order. */
export async function lockStock(tx: Tx, productIds: string[]): Promise<void> {
  await runPrepared(tx, LOCK_STOCK, [productIds]);
}
