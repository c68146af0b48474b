import type { Tx } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/run-prepared.ts';

export type ProductStock = { id: string; stock: number; isSold: boolean };

export const findStock = (tx: Tx, productIds: string[]): Promise<ProductStock[]> =>
  runPrepared(
    tx,
    'stock_find',
    `select id, stock, is_available and deleted_at is null as "isSold" from products
     where id = any((select $1::uuid[])::uuid[])`,
    [productIds],
  );
