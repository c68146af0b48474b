import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { isResold } from '@subah/rules/orders/status-effects';
import type { Tx } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  findStock,
  giveBackStock,
  markLinesReturned,
  packBatches,
  restoreBatches,
  takeStock,
} from '../../stock/index.ts';
import { clearEffects, findKeptLines, hasEffect, type OrderLineRow, type OrderRow } from '../orders.queries.ts';
import { findLinesToExchange } from '../pick-ups/plan-pick-up.ts';

/** Takes the second packs from stock. The first ones come back with the pick-up, or now when they were exchanged at once. */
export async function takeReplacement(
  tx: Tx,
  orderId: string,
  { isHandedOver, now }: { isHandedOver: boolean; now: Date },
): Promise<void> {
  const goods = await findGoods(tx, orderId);
  await takeSecondPacks(tx, orderId, goods);
  if (isHandedOver) await giveBackStock(tx, orderId, goods.filter(isResoldOnReturn));
  await packSecond(tx, orderId, goods, now);
}

/**
 * Staff set an order that was replaced back to its exchange. The packs that came back with the first exchange leave the stock again,
 * as this one brings packs, too. What was written off is taken once.
 */
export async function takeExchangedAgain(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (!order.deliveredAt || !(await hasEffect(tx, order.id, 'replacement'))) return;
  const goods = (await findGoods(tx, order.id)).filter(isResoldOnReturn);
  await takeSecondPacks(tx, order.id, goods);
  await packSecond(tx, order.id, goods, now);
}

async function takeSecondPacks(tx: Tx, orderId: string, goods: OrderLineRow[]): Promise<void> {
  if (goods.length === 0) return;
  const { isTaken } = await takeStock(tx, { items: goods, reason: 'replaced', orderId, onlyOnSale: false });
  if (!isTaken) throw await outOfStock(tx, goods);
}

async function packSecond(tx: Tx, orderId: string, goods: OrderLineRow[], now: Date): Promise<void> {
  if (goods.length === 0) return;
  await markLinesReturned(tx, goods, now);
  await packBatches(tx, { orderId, lines: goods, now });
}

/** The second packs come back from a replacement that was not handed over. */
export async function giveBackReplacement(tx: Tx, order: OrderRow): Promise<void> {
  if (!(await hasEffect(tx, order.id, 'replacement'))) return;
  const goods = await findGoods(tx, order.id);
  const toExchange = await findLinesToExchange(tx, order);
  // Of an exchange that an earlier release began, the first packs are in stock already.
  const isBack = (line: OrderLineRow) => !isResoldOnReturn(line) || toExchange.has(line.id);
  await giveBackStock(tx, order.id, goods.filter(isBack));
  await restoreBatches(
    tx,
    goods.map(({ id }) => id),
  );
  await clearEffects(tx, order.id, ['replacement']);
}

const isResoldOnReturn = ({ catalog }: OrderLineRow): boolean => isResold(catalog, 'returned');

const findGoods = async (tx: Tx, orderId: string): Promise<OrderLineRow[]> =>
  (await findKeptLines(tx, orderId)).filter(({ catalog }) => catalogFacts[catalog].isCarried);

/** Called after a part of the goods was taken; the rollback of the caller returns it. */
async function outOfStock(tx: Tx, goods: OrderLineRow[]): Promise<Problem> {
  const rows = await findStock(
    tx,
    goods.map(({ productId }) => productId),
  );
  const left = new Map(rows.map(({ id, stock }) => [id, stock]));
  const missing = goods.filter(({ productId, quantity }) => (left.get(productId) ?? 0) < quantity);
  const names = (missing.length > 0 ? missing : goods).map(({ name }) => name).join(', ');
  return new Problem(
    'OUT_OF_STOCK',
    `There is not enough stock for a replacement: ${names}. Set the order to Returned to refund it.`,
  );
}
