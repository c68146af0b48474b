import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';

export type ProductStock = { id: string; stock: number; isSold: boolean };

const FIND_STOCK = defineStatement({
  name: 'stock_find',
  text: `select id, stock, is_available and deleted_at is null as "isSold" from products
     where id = any((select $1::uuid[])::uuid[])`,
  row: z.object({ id: z.string(), stock: z.int(), isSold: z.boolean() }),
});

export const findStock = (tx: Tx, productIds: string[]): Promise<ProductStock[]> =>
  runPrepared(tx, FIND_STOCK, [productIds]);
