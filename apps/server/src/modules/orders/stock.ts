import type { Tx } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/run-prepared.ts';

/** Stock that moves until the transaction ends moves for this order: the ledger writes its name. */
async function nameOrder(tx: Tx, orderId: string): Promise<void> {
  await runPrepared(tx, 'orders_name', `select set_config('subah.order', $1, true)`, [orderId]);
}

type Moved = { moved: number; wanted: number };

// Rows are locked in the order of their ids, as everywhere. Only lines that the pharmacist left in are moved.
const lockedLines = (where: string) => `
  with wanted as materialized (
    select products.id, order_lines.quantity from order_lines join products on products.id = order_lines.product_id
    where order_lines.order_id = $1 and ${where}
    order by products.id for no key update of products
  )`;

const TAKE_AGAIN = `${lockedLines('order_lines.rejected_at is null')}, moved as (
    update products set stock = products.stock - wanted.quantity from wanted
    where products.id = wanted.id and products.stock >= wanted.quantity returning products.id
  ) select (select count(*)::int from moved) as moved, (select count(*)::int from wanted) as wanted`;

const GIVE_BACK = `${lockedLines('order_lines.id = any($2::uuid[])')}, moved as (
    update products set stock = products.stock + wanted.quantity from wanted where products.id = wanted.id
    returning products.id
  ) select (select count(*)::int from moved) as moved, (select count(*)::int from wanted) as wanted`;

/** All of an order's goods, or false; the caller undoes the part that was taken. */
export async function takeStockAgain(tx: Tx, orderId: string): Promise<boolean> {
  await nameOrder(tx, orderId);
  const [answer] = await runPrepared<Moved>(tx, 'orders_take_again', TAKE_AGAIN, [orderId]);
  return answer !== undefined && answer.moved === answer.wanted;
}

export async function giveStockBack(tx: Tx, orderId: string, lineIds: string[]): Promise<void> {
  if (lineIds.length === 0) return;
  await nameOrder(tx, orderId);
  await runPrepared<Moved>(tx, 'orders_give_back', GIVE_BACK, [orderId, lineIds]);
}
