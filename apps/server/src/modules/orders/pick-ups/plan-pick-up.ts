import type { Catalog } from '@subah/rules/catalog/catalogs';
import { indiaDate } from '@subah/rules/india-time';
import { restockOf } from '@subah/rules/orders/pick-ups';
import { type OrderStatus, phaseOf } from '@subah/rules/orders/statuses';
import { duePaise } from '@subah/rules/pricing/bill-lines';
import { isCarried } from '@subah/rules/pricing/carried-goods';
import { and, eq, gt, isNotNull, like, notLike } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockStock } from '../../stock/index.ts';
import { findKeptLines, findLines, type OrderRow } from '../orders.queries.ts';
import { pickUpLines, pickUps } from '../pick-ups.tables.ts';
import { isOpenPickUp } from './pick-ups.queries.ts';
import { findLinesOffShelf, restockPickUps } from './restock-goods.ts';

type Packs = { lineId: string; quantity: number; catalog: Catalog }[];
type Return = { packs: Packs; refundPaise: number; now: Date };

/** The key is also that of the change of the order. */
export const returnKey = (claimId: string): string => `return:${claimId}`;

/** Of items that the customer returns. The caller holds the lock of the order. */
export const planPickUpOfItems = (tx: Tx, order: OrderRow, claimId: string, goods: Return): Promise<void> =>
  planPickUp(tx, order, returnKey(claimId), goods);

/**
 * The key of a change by `applyLineChanges`. After the delivery of a cash order it owes the customer cash, as a return does.
 */
export const changeKey = (order: OrderRow, id: string): string => (owesCash(order) ? returnKey(id) : `change:${id}`);

const owesCash = ({ paymentType, status }: OrderRow): boolean =>
  paymentType === 'cod' && phaseOf(status as OrderStatus) === 'delivered';

/** Of lab tests that are cancelled after the delivery of goods: nothing is fetched, but cash is given back. */
export async function planCashBack(tx: Tx, order: OrderRow, id: string, back: Omit<Return, 'packs'>): Promise<void> {
  if (owesCash(order) && back.refundPaise > 0) await planPickUp(tx, order, returnKey(id), { packs: [], ...back });
}

/** The goods of a return, and the cash that the customer paid for them. */
async function planPickUp(tx: Tx, order: OrderRow, key: string, { packs, refundPaise, now }: Return): Promise<void> {
  const cashPaise = order.paymentType === 'cod' ? Math.max(0, refundPaise) : 0;
  const [pickUp] = await tx
    .insert(pickUps)
    .values({ orderId: order.id, key, cashPaise, createdAt: now })
    .returning({ id: pickUps.id });
  if (!pickUp) throw new Error('insert returned no row');
  if (packs.length === 0) return;
  await tx
    .insert(pickUpLines)
    .values(packs.map(({ catalog, ...line }) => ({ ...line, pickUpId: pickUp.id, restock: restockOf(catalog) })));
}

/** A return of the whole order leaves its bill as it was. */
export const isOfItems = like(pickUps.key, 'return:%');

/** Lines of an order that was returned as a whole, whose packs did not come back into stock. */
export const findLinesNotBack = (tx: Tx, order: OrderRow) => findLinesOffShelf(tx, eq(pickUps.key, wholeKey(order)));

const wholeKey = ({ id, reopenCount }: OrderRow): string => `returned:${id}:${reopenCount}`;

/** For an order that is returned as a whole. What was never delivered is in the shop, and was not paid in cash. */
export async function planPickUpOfOrder(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (!order.deliveredAt) return;
  await planPickUp(tx, order, wholeKey(order), {
    packs: await findPacks(tx, order),
    refundPaise: duePaise(order),
    now,
  });
}

async function findPacks(tx: Tx, order: OrderRow): Promise<Packs> {
  const goods = (await findKeptLines(tx, order.id)).filter((line) => isToFetch(order, line));
  return goods.map(({ id, quantity, catalog }) => ({ lineId: id, quantity, catalog }));
}

/** Whether a line of a returned order is at the door of the customer. */
export const isToFetch = ({ deliveredAt }: OrderRow, line: { catalog: Catalog }): boolean =>
  deliveredAt !== null && isCarried(line);

const EXCHANGE = 'exchange:';
export const isExchange = ({ key }: { key: string }): boolean => key.startsWith(EXCHANGE);

/** The replacement leaves the shop: the packs that it replaces are fetched at the same door, without cash. */
export async function planExchange(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const packs = await findPacks(tx, order);
  if (packs.length > 0)
    await planPickUp(tx, order, `${EXCHANGE}${newId(now.getTime())}`, { packs, refundPaise: 0, now });
}

const isOpenExchangeOf = ({ id }: OrderRow) =>
  and(eq(pickUps.orderId, id), like(pickUps.key, `${EXCHANGE}%`), isOpenPickUp);

/** Lines whose first packs the open exchange fetches. */
export const findLinesToExchange = (tx: Tx, order: OrderRow) => findLinesOffShelf(tx, isOpenExchangeOf(order));

type ExchangeEnd = { isHandedOver: boolean; actorId: string | null; now: Date };

/** Ends the pick-up of an exchange with the status of its order. */
export async function endExchange(tx: Tx, order: OrderRow, { isHandedOver, actorId, now }: ExchangeEnd): Promise<void> {
  const isOpenExchange = isOpenExchangeOf(order);
  if (isHandedOver) await restockPickUps(tx, isOpenExchange);
  await tx
    .update(pickUps)
    .set(isHandedOver ? { doneAt: now, doneOn: indiaDate(now), doneBy: actorId } : { withdrawnAt: now })
    .where(isOpenExchange);
}

/**
 * The order leaves a final status: back to its delivery, which undoes the return of the whole order, or back to an order on
 * its way, which was not paid at all. Refused when the cash was given back already.
 */
export async function withdrawPickUps(tx: Tx, order: OrderRow, { to, now }: { to: OrderStatus; now: Date }) {
  // A replacement on its way is ended by `endExchange`, which needs its open pick-up.
  const isReturn = notLike(pickUps.key, `${EXCHANGE}%`);
  const isUndone = and(
    eq(pickUps.orderId, order.id),
    phaseOf(to) === 'open' ? isReturn : eq(pickUps.key, wholeKey(order)),
  );
  const given = await tx.$count(pickUps, and(isUndone, isNotNull(pickUps.doneAt), gt(pickUps.cashPaise, 0)));
  if (given > 0) {
    throw new Problem(
      'ORDER_REFUNDED',
      'The cash for this order has been given back to the customer. Please place a new order.',
    );
  }
  if (phaseOf(to) === 'open') await restockItems(tx, order);
  await tx.update(pickUps).set({ withdrawnAt: now }).where(and(isUndone, isOpenPickUp));
}

/** The order never arrived after all, so the items that were returned are in the shop. */
async function restockItems(tx: Tx, order: OrderRow): Promise<void> {
  const isOpenReturn = and(eq(pickUps.orderId, order.id), isOpenPickUp, isOfItems);
  if ((await tx.$count(pickUps, isOpenReturn)) === 0) return;
  // Also of the lines that the reopened order takes again.
  const lines = await findLines(tx, [order.id]);
  await lockStock(
    tx,
    lines.map(({ productId }) => productId),
  );
  await restockPickUps(tx, isOpenReturn);
}
