import type { StockReason } from '@subah/rules/catalog/stock-reasons';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { holdBackRecalled } from './hold-back-batches.ts';
import { type ReturnedPacks, releaseBatches, releaseReturned } from './release-batches.ts';
import { trimBatches } from './trim-batches.ts';

// Every statement locks its products in the order of their ids, so that two transactions never deadlock on them.

export type StockItem = { productId: string; quantity: number };
type TakeStockInput = {
  items: StockItem[];
  reason: Extract<StockReason, 'sold' | 'replaced' | 'milk'>;
  orderId?: string;
  /** Refuses products that were withdrawn from sale or deleted. */
  onlyOnSale: boolean;
};

const TAKE_STOCK = defineStatement({
  name: 'stock_take',
  text: `
  with items as materialized (
    select products.id, item.quantity
    from unnest((select $1::uuid[]), (select $2::int[])) as item(product_id, quantity)
    join products on products.id = item.product_id
    order by products.id for no key update of products
  ), taken as (
    update products set stock = products.stock - items.quantity from items
    where products.id = items.id and products.stock >= items.quantity
      and (not $5::boolean or (products.is_available and products.deleted_at is null))
    returning products.id, products.stock, items.quantity
  )
  insert into stock_moves (product_id, change, stock_after, reason, order_id)
  select id, -quantity, stock, $3, $4 from taken
  returning stock_after as "stockAfter"`,
  row: z.object({ stockAfter: z.int() }),
});

/** `isTaken` is false when some item is short; the caller must then roll back, because the others were taken. */
export async function takeStock(
  tx: Tx,
  { items, reason, orderId, onlyOnSale }: TakeStockInput,
): Promise<{ isTaken: boolean; isAnySoldOut: boolean }> {
  const moves = await runPrepared(tx, TAKE_STOCK, [
    items.map(({ productId }) => productId),
    items.map(({ quantity }) => quantity),
    reason,
    orderId ?? null,
    onlyOnSale,
  ]);
  return { isTaken: moves.length === items.length, isAnySoldOut: moves.some(({ stockAfter }) => stockAfter === 0) };
}

const GIVE_BACK_STOCK = defineStatement({
  name: 'stock_give_back',
  text: `
  with items as materialized (
    select products.id, item.quantity
    from unnest((select $1::uuid[]), (select $2::int[])) as item(product_id, quantity)
    join products on products.id = item.product_id
    order by products.id for no key update of products
  ), returned as (
    update products set stock = products.stock + items.quantity from items where products.id = items.id
    returning products.id, products.stock, items.quantity
  )
  insert into stock_moves (product_id, change, stock_after, reason, order_id)
  select id, quantity, stock, 'returned', $3 from returned`,
});

/** Goods of an order that was cancelled, changed or not paid, and that are in the shop. */
export async function giveBackStock(tx: Tx, orderId: string, items: StockItem[]): Promise<void> {
  if (items.length === 0) return;
  await addStock(tx, orderId, items);
  await releaseBatches(tx, orderId, items);
  await holdBackRecalled(tx, idsOf(items));
}

/** Goods that customers returned at `returnedAt`, and that are in the shop now. */
export async function restockReturned(
  tx: Tx,
  { orderId, packs, returnedAt }: { orderId: string; packs: ReturnedPacks[]; returnedAt: Date },
): Promise<void> {
  if (packs.length === 0) return;
  await addStock(tx, orderId, packs);
  await releaseReturned(tx, packs, returnedAt);
  await holdBackRecalled(tx, idsOf(packs));
}

const idsOf = (items: StockItem[]): string[] => items.map(({ productId }) => productId);

const addStock = (tx: Tx, orderId: string, items: StockItem[]) =>
  runPrepared(tx, GIVE_BACK_STOCK, [idsOf(items), items.map(({ quantity }) => quantity), orderId]);

const CORRECT_STOCK = defineStatement({
  name: 'stock_correct',
  text: `
  with counts as materialized (
    select products.id, products.stock as stock_before, counted.stock
    from unnest((select $1::uuid[]), (select $2::int[])) as counted(product_id, stock)
    join products on products.id = counted.product_id
    order by products.id for no key update of products
  ), changed as (
    update products set stock = counts.stock from counts
    where products.id = counts.id and counts.stock <> counts.stock_before
    returning products.id, products.stock, counts.stock_before
  )
  insert into stock_moves (product_id, change, stock_after, reason)
  select id, stock - stock_before, stock, 'corrected' from changed`,
});

/** Sets stocks to counted numbers, as a shopkeeper or an imported list states them. */
export async function correctStock(tx: Tx, counts: { productId: string; stock: number }[]): Promise<void> {
  if (counts.length === 0) return;
  const productIds = counts.map(({ productId }) => productId);
  await runPrepared(tx, CORRECT_STOCK, [productIds, counts.map(({ stock }) => stock)]);
  await trimBatches(tx, productIds);
  await holdBackRecalled(tx, productIds);
}

const RECORD_FIRST_STOCK = defineStatement({
  name: 'stock_record_first',
  text: `insert into stock_moves (product_id, change, stock_after, reason)
     select id, stock, stock, 'received' from products
     where id = any((select $1::uuid[])::uuid[]) and stock > 0 order by id`,
});

/** The first ledger row of products that were inserted with a stock. */
export async function recordFirstStock(tx: Tx, productIds: string[]): Promise<void> {
  await runPrepared(tx, RECORD_FIRST_STOCK, [productIds]);
}
