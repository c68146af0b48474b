import { and, asc, count, eq, gt, inArray, isNotNull, isNull, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { orderLines } from '../orders.tables.ts';
import { pickUpLines, pickUps } from '../pick-ups.tables.ts';

export type PickUpRow = typeof pickUps.$inferSelect;

/** As in the condition of its partial index. */
export const isOpenPickUp = and(isNull(pickUps.doneAt), isNull(pickUps.withdrawnAt));

export async function lockPickUp(tx: Tx, id: string): Promise<PickUpRow | undefined> {
  const [row] = await tx.select().from(pickUps).where(eq(pickUps.id, id)).for('update');
  return row;
}

/** Oldest first, without those that were withdrawn. */
export const findPickUps = (db: Db | Tx, orderIds: string[]): Promise<PickUpRow[]> =>
  db
    .select()
    .from(pickUps)
    .where(and(inArray(pickUps.orderId, orderIds), isNull(pickUps.withdrawnAt)))
    .orderBy(asc(pickUps.id));

export const findPickUpGoods = async (db: Db | Tx, ids: string[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          pickUpId: pickUpLines.pickUpId,
          quantity: pickUpLines.quantity,
          restock: pickUpLines.restock,
          catalog: orderLines.catalog,
          name: orderLines.name,
          hindiName: orderLines.hindiName,
          unit: orderLines.unit,
        })
        .from(pickUpLines)
        .innerJoin(orderLines, eq(orderLines.id, pickUpLines.lineId))
        .where(inArray(pickUpLines.pickUpId, ids))
        .orderBy(asc(orderLines.position), asc(orderLines.id));

export type GivenBack = { riderId: string | null; count: number; paise: number };

/** Cash that was given back on a day, by rider; without a rider at the shop. */
export const sumGivenBack = (db: Db | Tx, date: string): Promise<GivenBack[]> =>
  db
    .select({ riderId: pickUps.riderId, count: count(), paise: sum(pickUps.cashPaise).mapWith(Number) })
    .from(pickUps)
    .where(and(eq(pickUps.doneOn, date), gt(pickUps.cashPaise, 0), isNotNull(pickUps.doneAt)))
    .groupBy(pickUps.riderId);

/** Cash that customers are still to get. */
export async function sumOwedCash(db: Db | Tx): Promise<{ count: number; paise: number }> {
  const [row] = await db
    .select({ count: count(), paise: sql<number>`coalesce(sum(${pickUps.cashPaise}), 0)::int` })
    .from(pickUps)
    .where(and(isOpenPickUp, gt(pickUps.cashPaise, 0)));
  return row ?? { count: 0, paise: 0 };
}
