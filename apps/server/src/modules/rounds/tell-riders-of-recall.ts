import { noticeTexts } from '@subah/messages/mail/notices';
import { fill } from '@subah/messages/message';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { and, eq, gte, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { sendNotice } from '../notices/index.ts';
import { findOrderRows } from '../orders/index.ts';
import { findRecalledPacks } from '../stock/index.ts';
import { roundOrders, roundStops, rounds } from './rounds.tables.ts';

/** A rider is no longer on the way with orders of older rounds. */
const MAX_DAYS = 7;

type Recall = { id: string; batchId: string; recalledAt: Date };

/** Riders who are on the way with packs of a batch that is recalled now. */
export async function tellRidersOfRecall(tx: Tx, { id, batchId, recalledAt }: Recall): Promise<void> {
  const riderOf = await findRiders(tx, recalledAt);
  const packs = await findRecalledPacks(tx, [...riderOf.keys()]);
  const orderIds = new Set(packs.filter((pack) => pack.batchId === batchId).map(({ orderId }) => orderId));
  const onTheWay = (await findOrderRows(tx, [...orderIds])).filter(({ status }) => status === 'outfor delivery');
  for (const [riderId, orders] of Map.groupBy(onTheWay, (order) => riderOf.get(order.id))) {
    if (!riderId) continue;
    await sendNotice(tx, {
      kind: 'recall_on_round',
      userId: riderId,
      key: `recall.${id}`,
      title: noticeTexts.recallOnRound,
      body: fill(noticeTexts.bringBack, { count: orders.length }),
      path: '/rider',
      values: [],
    });
  }
}

/** By order. */
async function findRiders(tx: Tx, now: Date): Promise<Map<string, string | null>> {
  const since = addDays(indiaDate(now), -MAX_DAYS);
  const rows = await tx
    .select({ orderId: roundOrders.orderId, riderId: rounds.riderId })
    .from(roundOrders)
    .innerJoin(roundStops, eq(roundStops.id, roundOrders.stopId))
    .innerJoin(rounds, eq(rounds.id, roundStops.roundId))
    .where(and(gte(rounds.date, since), isNotNull(rounds.startedAt), isNotNull(rounds.riderId)));
  return new Map(rows.map(({ orderId, riderId }) => [orderId, riderId]));
}
