import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import { restockReturned } from '../../stock/index.ts';
import { orderLines } from '../orders.tables.ts';
import { pickUpLines, pickUps } from '../pick-ups.tables.ts';
import { isOpenPickUp } from './pick-ups.queries.ts';

/** Puts the goods of open pick-ups into stock. The caller holds the lock of their order, and ends them. */
export async function restockPickUps(tx: Tx, isChosen: SQL | undefined): Promise<void> {
  const packs = await tx
    .select({
      pickUpId: pickUps.id,
      orderId: pickUps.orderId,
      returnedAt: pickUps.createdAt,
      lineId: pickUpLines.lineId,
      productId: orderLines.productId,
      quantity: pickUpLines.quantity,
    })
    .from(pickUpLines)
    .innerJoin(pickUps, eq(pickUps.id, pickUpLines.pickUpId))
    .innerJoin(orderLines, eq(orderLines.id, pickUpLines.lineId))
    .where(and(isChosen, isOpenPickUp, eq(pickUpLines.restock, 'picked_up')));
  for (const [, ofPickUp] of Map.groupBy(packs, ({ pickUpId }) => pickUpId)) {
    const [{ orderId, returnedAt } = {}] = ofPickUp;
    if (orderId && returnedAt) await restockReturned(tx, { orderId, packs: ofPickUp, returnedAt });
  }
}

/** The goods of a pick-up are broken, or stay with the customer. */
export const keepOffSale = (tx: Tx, pickUpId: string) =>
  tx
    .update(pickUpLines)
    .set({ restock: 'never' })
    .where(and(eq(pickUpLines.pickUpId, pickUpId), eq(pickUpLines.restock, 'picked_up')));

/** Lines with packs that customers returned and that are not in stock: to be fetched, or not sold again. */
export async function findLinesOffShelf(tx: Tx, isChosen: SQL | undefined): Promise<Set<string>> {
  const rows = await tx
    .select({ lineId: pickUpLines.lineId })
    .from(pickUpLines)
    .innerJoin(pickUps, eq(pickUps.id, pickUpLines.pickUpId))
    .where(
      and(
        isChosen,
        or(eq(pickUpLines.restock, 'never'), and(eq(pickUpLines.restock, 'picked_up'), isNull(pickUps.doneAt))),
      ),
    );
  return new Set(rows.map(({ lineId }) => lineId));
}
