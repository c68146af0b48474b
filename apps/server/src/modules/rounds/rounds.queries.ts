import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { type DeliveryRow, findMilkDeliveries } from '../milk/index.ts';
import { findOrderRows, type OrderRow } from '../orders/index.ts';
import { findRecalledPacks, type RecalledPacks } from '../stock/index.ts';
import { cashUps, deliveryResults, roundMilk, roundOrders, roundStops, rounds, stopVisits } from './rounds.tables.ts';

export type RoundRow = typeof rounds.$inferSelect;

export const selectRounds = (db: Db | Tx, where: SQL | undefined): Promise<RoundRow[]> =>
  db.select().from(rounds).where(where).orderBy(asc(rounds.date), asc(rounds.area), asc(rounds.id));

export const findRoundsOf = (db: Db | Tx, riderId: string, dates: string[]): Promise<RoundRow[]> =>
  selectRounds(db, and(eq(rounds.riderId, riderId), inArray(rounds.date, dates)));

export async function lockRound(tx: Tx, id: string, riderId?: string): Promise<RoundRow | undefined> {
  const ofRider = riderId ? eq(rounds.riderId, riderId) : undefined;
  const [round] = await tx
    .select()
    .from(rounds)
    .where(and(eq(rounds.id, id), ofRider))
    .for('update');
  return round;
}

/** A counted day takes no more deliveries (rounds.sql). */
export async function isDayCounted(tx: Tx, riderId: string, date: string): Promise<boolean> {
  return (await tx.$count(cashUps, and(eq(cashUps.riderId, riderId), eq(cashUps.date, date)))) > 0;
}

/** Who has a counted day. */
export const findCountedRiders = async (db: Db | Tx, date: string): Promise<Set<string>> =>
  new Set((await db.select({ id: cashUps.riderId }).from(cashUps).where(eq(cashUps.date, date))).map(({ id }) => id));

/** One row per stop with its round. With `riderId` only a stop of this rider. */
export async function findStop(db: Db | Tx, id: string, riderId?: string) {
  const [row] = await db
    .select({ stop: roundStops, round: rounds })
    .from(roundStops)
    .innerJoin(rounds, eq(rounds.id, roundStops.roundId))
    .where(and(eq(roundStops.id, id), riderId ? eq(rounds.riderId, riderId) : undefined));
  return row;
}

type LastVisit = Pick<typeof stopVisits.$inferSelect, 'isDelivered' | 'reason' | 'note'>;

export type StopOrder = {
  order: OrderRow;
  wrongCodes: number;
  lastVisit: LastVisit | undefined;
  /** Packs of it that were recalled since it was packed. */
  recalledPacks: RecalledPacks[];
};
export type StopParts = {
  id: string;
  roundId: string;
  position: number;
  orders: StopOrder[];
  milk: DeliveryRow[];
};

/** The stops of rounds in their order, with what they get. Empty ones are left out. */
export async function loadStops(db: Db | Tx, roundIds: string[]): Promise<StopParts[]> {
  if (roundIds.length === 0) return [];
  const stops = await db
    .select()
    .from(roundStops)
    .where(inArray(roundStops.roundId, roundIds))
    .orderBy(asc(roundStops.position), asc(roundStops.id));
  const stopIds = stops.map(({ id }) => id);
  if (stopIds.length === 0) return [];
  const inOrders = await db.select().from(roundOrders).where(inArray(roundOrders.stopId, stopIds));
  const inMilk = await db.select().from(roundMilk).where(inArray(roundMilk.stopId, stopIds));
  const orderIds = inOrders.map(({ orderId }) => orderId);
  const orders = new Map((await findOrderRows(db, orderIds)).map((order) => [order.id, order]));
  const milk = new Map(
    (
      await findMilkDeliveries(
        db,
        inMilk.map(({ deliveryId }) => deliveryId),
      )
    ).map((row) => [row.id, row]),
  );
  const visits = await findLastVisits(db, orderIds);
  const recalled = Map.groupBy(await findRecalledPacks(db, orderIds), ({ orderId }) => orderId);
  const ordersOf = Map.groupBy(inOrders, ({ stopId }) => stopId);
  const milkOf = Map.groupBy(inMilk, ({ stopId }) => stopId);
  return stops
    .map(({ id, roundId, position }) => ({
      id,
      roundId,
      position,
      orders: (ordersOf.get(id) ?? []).flatMap(({ orderId, wrongCodes }) => {
        const order = orders.get(orderId);
        const recalledPacks = recalled.get(orderId) ?? [];
        return order ? [{ order, wrongCodes, lastVisit: visits.get(orderId), recalledPacks }] : [];
      }),
      milk: (milkOf.get(id) ?? []).flatMap(({ deliveryId }) => milk.get(deliveryId) ?? []),
    }))
    .filter((stop) => stop.orders.length + stop.milk.length > 0);
}

async function findLastVisits(db: Db | Tx, orderIds: string[]): Promise<Map<string, LastVisit>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([deliveryResults.orderId], {
      orderId: deliveryResults.orderId,
      isDelivered: stopVisits.isDelivered,
      reason: stopVisits.reason,
      note: stopVisits.note,
    })
    .from(deliveryResults)
    .innerJoin(stopVisits, eq(stopVisits.id, deliveryResults.visitId))
    .where(and(inArray(deliveryResults.orderId, orderIds), isNull(deliveryResults.undoneAt)))
    .orderBy(deliveryResults.orderId, desc(stopVisits.createdAt));
  return new Map(rows.map(({ orderId, ...visit }) => [orderId ?? '', visit]));
}

/** Which of these are in a round already. */
export async function findPlaced(db: Db | Tx, { orderIds, milkIds }: { orderIds: string[]; milkIds: string[] }) {
  const orders = orderIds.length
    ? await db.select({ id: roundOrders.orderId }).from(roundOrders).where(inArray(roundOrders.orderId, orderIds))
    : [];
  const milk = milkIds.length
    ? await db.select({ id: roundMilk.deliveryId }).from(roundMilk).where(inArray(roundMilk.deliveryId, milkIds))
    : [];
  return new Set([...orders, ...milk].map(({ id }) => id));
}
