import { HANDED_OVER_STATES } from '@subah/rules/milk/milk-balance';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { type DeliveryRow, deliveryColumns } from './milk.queries.ts';
import { milkDeliveries } from './milk.tables.ts';

/** Milk that is still to be brought on a morning. */
export const listMilkToDeliver = (db: Db | Tx, date: string): Promise<DeliveryRow[]> =>
  db
    .select(deliveryColumns)
    .from(milkDeliveries)
    .where(and(eq(milkDeliveries.date, date), eq(milkDeliveries.status, 'ordered')))
    .orderBy(asc(milkDeliveries.area), asc(milkDeliveries.id));

export const findMilkDeliveries = async (db: Db | Tx, ids: string[]): Promise<DeliveryRow[]> =>
  ids.length === 0
    ? []
    : db
        .select(deliveryColumns)
        .from(milkDeliveries)
        .where(inArray(milkDeliveries.id, ids))
        .orderBy(asc(milkDeliveries.id));

/** All milk deliveries of a customer. */
export const findMilkIdsOf = async (db: Db | Tx, userId: string): Promise<string[]> =>
  (await db.select({ id: milkDeliveries.id }).from(milkDeliveries).where(eq(milkDeliveries.userId, userId))).map(
    ({ id }) => id,
  );

export const lockMilkDeliveries = async (tx: Tx, ids: string[]): Promise<DeliveryRow[]> =>
  ids.length === 0
    ? []
    : tx
        .select(deliveryColumns)
        .from(milkDeliveries)
        .where(inArray(milkDeliveries.id, ids))
        .orderBy(asc(milkDeliveries.id))
        .for('update');

/** Milk of a day that was paid in cash. */
export const findCashMilk = (db: Db | Tx, date: string): Promise<{ id: string; paise: number }[]> =>
  db
    .select({
      id: milkDeliveries.id,
      paise: sql<number>`${milkDeliveries.packs} * ${milkDeliveries.pricePaise}`,
    })
    .from(milkDeliveries)
    .where(
      and(
        eq(milkDeliveries.date, date),
        eq(milkDeliveries.paidBy, 'cod'),
        inArray(milkDeliveries.status, [...HANDED_OVER_STATES]),
      ),
    );
