import type { SessionUser } from '@subah/contract/accounts/accounts';
import { riderInputs, riderRefusals } from '@subah/messages/api/rider';
import { fill } from '@subah/messages/message';
import { orderStatuses } from '@subah/messages/order-statuses';
import { canHandOver } from '@subah/rules/delivery/handover';
import { indiaDate } from '@subah/rules/india-time';
import { orderName } from '@subah/rules/orders/order-name';
import type { OrderStatus } from '@subah/rules/orders/statuses';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction, type Tx, violatesConstraint } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { type DeliveryRow, lockMilkDeliveries } from '../milk/index.ts';
import { lockOrders, type OrderRow, orderChanged } from '../orders/index.ts';
import { announceRound } from './announce-round.ts';
import { findStop } from './rounds.queries.ts';
import { roundMilk, roundOrders, stopVisits } from './rounds.tables.ts';

export type VisitInput = { key: string; stopId: string; orderIds: string[]; milkIds: string[] };
type Visit = Omit<typeof stopVisits.$inferInsert, 'id' | 'stopId' | 'riderId' | 'date' | 'createdAt'>;
type Goods = { orders: OrderRow[]; milk: DeliveryRow[] };

type VisitWork = {
  rider: Pick<SessionUser, 'id'>;
  input: VisitInput;
  visit: Visit;
  now: Date;
};

/** Runs `work` once for the key of a visit, with what is handed over locked. False when it was done before. */
export async function visitOnce(
  db: Db,
  { rider, input, visit, now }: VisitWork,
  work: (tx: Tx, goods: Goods) => Promise<void>,
): Promise<boolean> {
  const { stopId, orderIds, milkIds, key } = input;
  try {
    return await inTransaction(db, async (tx) => {
      const isNew = await tx
        .insert(stopVisits)
        .values({ ...visit, id: key, stopId, riderId: rider.id, date: indiaDate(now), createdAt: now })
        .onConflictDoNothing()
        .returning({ id: stopVisits.id });
      if (isNew.length === 0) return false;
      const orders = await lockOrders(tx, orderIds);
      const milk = await lockMilkDeliveries(tx, milkIds);
      await refuseChanged(tx, orders, milk);
      await work(tx, { orders, milk });
      const found = await findStop(tx, stopId);
      if (found) await announceRound(tx, found.round.id);
      return true;
    });
  } catch (error) {
    if (violatesConstraint(error, 'cash_ups_closed')) throw new Problem('DAY_CLOSED', riderRefusals.dayClosed);
    throw error;
  }
}

/** The stop is the rider's, and what is named belongs to it. True when the visit was recorded before. */
export async function checkVisit(db: Db, riderId: string, input: VisitInput): Promise<{ isRepeated: boolean }> {
  const [before] = await db
    .select({ stopId: stopVisits.stopId, riderId: stopVisits.riderId })
    .from(stopVisits)
    .where(eq(stopVisits.id, input.key));
  if (before) {
    if (before.riderId !== riderId || before.stopId !== input.stopId) throw notFound('stop');
    return { isRepeated: true };
  }
  if (!(await findStop(db, input.stopId, riderId))) throw notFound('stop');
  if (input.orderIds.length + input.milkIds.length === 0) throw fieldProblem('orderIds', riderInputs.nothing);
  const orders = await db
    .select({ id: roundOrders.orderId })
    .from(roundOrders)
    .where(eq(roundOrders.stopId, input.stopId));
  const milk = await db.select({ id: roundMilk.deliveryId }).from(roundMilk).where(eq(roundMilk.stopId, input.stopId));
  const atStop = new Set([...orders, ...milk].map(({ id }) => id));
  if (![...input.orderIds, ...input.milkIds].every((id) => atStop.has(id))) throw notFound('stop');
  return { isRepeated: false };
}

async function refuseChanged(tx: Tx, orders: OrderRow[], milk: DeliveryRow[]): Promise<void> {
  for (const order of orders) {
    const status = order.status as OrderStatus;
    if (canHandOver(status)) continue;
    const text = fill(riderRefusals.orderChanged, { number: orderName(order.id), status: orderStatuses[status] });
    throw await orderChanged(tx, order, text);
  }
  if (milk.some(({ status }) => status !== 'ordered')) throw new Problem('MILK_CHANGED', riderRefusals.milkChanged);
}
