import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { Message } from '@subah/messages/message';
import { NOT_DELIVERED_LABEL } from '@subah/rules/delivery/handover';
import { startOfIndiaDay } from '@subah/rules/india-time';
import { UNDELIVERED_STATUSES } from '@subah/rules/orders/statuses';

import { and, asc, count, eq, gte, inArray, isNull, lt, ne, type SQL, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { addEvent, type OrderRow, updateOrder } from '../orders.queries.ts';
import { orderLines, orders } from '../orders.tables.ts';
import { isOfItems } from '../pick-ups/plan-pick-up.ts';
import { pickUps } from '../pick-ups.tables.ts';
import { changeOrderStatus, recordStatus } from '../statuses/change-status.ts';

const isGoods = and(ne(orderLines.catalog, 'labtest'), isNull(orderLines.rejectedAt));
const hasGoods = sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${isGoods})`;

/** Goods that were not delivered until the end of their slot. No round of a later morning has them until they are moved. */
export const isLate = (now: Date): SQL | undefined =>
  and(inArray(orders.status, [...UNDELIVERED_STATUSES]), lt(orders.slotUntil, now), hasGoods);

/** Orders with goods that a morning brings, without those that are only lab tests. */
export const listOrdersToDeliver = (db: Db | Tx, date: string) =>
  db
    .select({ id: orders.id, area: orders.area, address: orders.address })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [...UNDELIVERED_STATUSES]),
        gte(orders.slotFrom, startOfIndiaDay(date)),
        lt(orders.slotFrom, startOfIndiaDay(date, 1)),
        hasGoods,
      ),
    )
    .orderBy(asc(orders.area), asc(sql`${orders.address} ->> 'street'`), asc(orders.id));

export const findOrderRows = (db: Db | Tx, ids: string[]): Promise<OrderRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.select().from(orders).where(inArray(orders.id, ids)).orderBy(orders.id);

/** All orders of a customer. */
export const findOrderIdsOf = async (db: Db | Tx, userId: string): Promise<string[]> =>
  (await db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))).map(({ id }) => id);

/** In the order of their ids, so that two calls do not block one another. */
export const lockOrders = (tx: Tx, ids: string[]): Promise<OrderRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id)).for('update');

/** What is carried to the door, by order. */
export const findGoods = async (db: Db | Tx, orderIds: string[]) =>
  orderIds.length === 0
    ? []
    : db
        .select({
          lineId: orderLines.id,
          orderId: orderLines.orderId,
          catalog: orderLines.catalog,
          name: orderLines.name,
          hindiName: orderLines.hindiName,
          unit: orderLines.unit,
          quantity: orderLines.quantity,
        })
        .from(orderLines)
        .where(and(inArray(orderLines.orderId, orderIds), isGoods))
        .orderBy(asc(orderLines.position), asc(orderLines.id));

type Actor = Pick<SessionUser, 'id' | 'role'>;

/** The caller holds the lock of the order. */
export async function handOverOrder(tx: Tx, order: OrderRow, actor: Actor, now: Date): Promise<void> {
  await changeOrderStatus(tx, order, { status: 'delivered', reason: undefined, actor, now });
  await recordStatus(tx, actor.id, order, { status: 'delivered' });
}

/** An order that could not be handed over is in the shop again, packed. The caller holds the lock of the order. */
export async function bringBackOrder(
  tx: Tx,
  order: OrderRow,
  { actor, reason, now }: { actor: Actor; reason: Message; now: Date },
): Promise<void> {
  await updateOrder(tx, order.id, { status: 'shipped' });
  const event = { orderId: order.id, status: 'shipped', label: NOT_DELIVERED_LABEL, reason } as const;
  await addEvent(tx, { ...event, actorId: actor.id, actorRole: actor.role, createdAt: now });
  await recordStatus(tx, actor.id, order, { status: 'shipped', reason: reason.en });
}

/** What was paid at the door: the bill, and what was taken off it when items were returned. */
const paidPaise = sql`${orders.toPayPaise} - ${orders.coins} * 100 + coalesce((select sum(${pickUps.cashPaise}) from ${pickUps}
  where ${pickUps.orderId} = ${orders.id} and ${isOfItems} and ${isNull(pickUps.withdrawnAt)}), 0)`;

/** Cash orders that were delivered on a day, without those in `exceptIds`. */
export async function sumCashOrders(db: Db, date: string, exceptIds: string[]) {
  const [row] = await db
    .select({ orders: count(), paise: sum(paidPaise).mapWith(Number) })
    .from(orders)
    .where(
      and(
        // As in the condition of its partial index.
        sql`${orders.paymentType} = 'cod'`,
        gte(orders.deliveredAt, startOfIndiaDay(date)),
        lt(orders.deliveredAt, startOfIndiaDay(date, 1)),
        exceptIds.length > 0 ? sql`${orders.id} <> all(${sql.param(exceptIds)}::uuid[])` : undefined,
      ),
    );
  return { orders: row?.orders ?? 0, paise: row?.paise ?? 0 };
}
